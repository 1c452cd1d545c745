import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { finish } from '/work/main/api/makers/illustrator/finish.ts';
import { paintScene } from '/work/main/api/makers/illustrator/paint.ts';
import { paintPictures } from '/work/main/api/makers/illustrator/easel.ts';
import { backdrops } from '/work/main/shared/scene.ts';
const scene = (b) => ({ backdrop: b, time: 'dusk', weather: 'rain', mood: 'joyful', camera: 'two-shot', cast: [{part:'hero',type:'Child',pose:'stand',feeling:'happy'},{part:'helper',type:'Fox',pose:'stand',feeling:'happy'}], props: ['key'] });
const cpu=()=>{const u=process.cpuUsage(); return (u.user+u.system)/1000};
for (const b of process.argv[2]==='all'?backdrops:['forest','forest','kitchen','jungle','swamp']) { const t0=cpu(); const svg=paintScene({scene:scene(b),seed:'x',gender:'any'}); const t1=cpu(); const d=new Resvg(svg,{fitTo:{mode:'width',value:1536},font:{loadSystemFonts:false}}).render(); const px=d.pixels; const t2=cpu(); const o=finish(px,d.width,d.height); const t3=cpu(); const w0=performance.now(); await paintPictures({scene:scene(b),seed:'x',gender:'any'}); const t4=cpu();
console.log(b.padEnd(12), 'svg', Math.round(t1-t0), 'resvg', Math.round(t2-t1), 'finish', Math.round(t3-t2), 'all cpu', Math.round(t4-t3), 'wall', Math.round(performance.now()-w0), 'KB', Math.round(svg.length/1024)); }
