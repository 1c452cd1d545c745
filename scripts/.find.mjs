import { drawPuppet } from '/work/main/api/makers/illustrator/puppets/puppet.ts';
import { drawProp } from '/work/main/api/makers/illustrator/props.ts';
import { Resvg } from '@resvg/resvg-js';
import { characterTypes } from '/work/main/shared/words/character-types.ts';
import { poses, props, feelings } from '/work/main/shared/scene.ts';
const light={key:'#ffffff',rim:'#ffffff',shade:'#222222',ambient:'#ffffff',from:'left',strength:.5};
const bad = new Set();
for (const type of characterTypes) for (const feeling of feelings) { const p = drawPuppet({type,pose:'stand',feeling,seed:'q',gender:'any',facing:'left',light,idPrefix:'s'}); try { new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${p.svg}</svg>`) } catch(e) { bad.add(type); } }
for (const p of props) try { new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${drawProp(p,light,'x').svg}</svg>`) } catch(e) { bad.add(p); }
console.log([...bad]);
