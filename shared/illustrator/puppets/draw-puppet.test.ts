import { Resvg } from '@resvg/resvg-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CharacterType, characterTypes } from '../../words/character-types.ts';
import { feelings, poses } from '../../words/scenes.ts';
import type { Light } from '../light/light.ts';
import { drawPuppet, type PuppetRequest } from './draw-puppet.ts';

const light: Light = {
	key: '#fff4dc',
	rim: '#fff0c4',
	shade: '#4a3a6a',
	ambient: '#b8d6e4',
	from: 'left',
	strength: 0.75,
};

function puppetRequest(type: CharacterType, change: Partial<PuppetRequest> = {}): PuppetRequest & { idPrefix: string } {
	return {
		type,
		pose: 'stand',
		feeling: 'happy',
		seed: 'milo',
		gender: 'any',
		facing: 'right',
		light,
		idPrefix: 'a-',
		...change,
	};
}

const everyDrawing = (type: CharacterType) =>
	poses.flatMap((pose) => feelings.map((feeling) => drawPuppet(puppetRequest(type, { pose, feeling })).svg));
const page = (svg: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-800 -1500 1600 1600">${svg}</svg>`;
const rendered = (svg: string, width: number) =>
	new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });

/** Every opened tag is closed in order, and no attribute is left open. */
function unclosed(svg: string): string[] {
	const open: string[] = [];
	for (const [, closing, name, own] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s+[\w:-]+="[^"<>]*")*\s*(\/?)>/g)) {
		if (closing) open.splice(open.lastIndexOf(name!), open.at(-1) === name ? 1 : 0);
		else if (!own) open.push(name!);
	}
	const leftover = svg.replace(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<>]*")*\s*\/?>/g, '');
	return leftover ? [...open, leftover] : open;
}

describe.each(characterTypes)('the %s', (type) => {
	let drawings: string[];
	beforeAll(() => {
		drawings = everyDrawing(type);
	});

	it('is well-formed in every pose and feeling, in plain shapes with real numbers', () => {
		for (const svg of drawings) {
			expect(unclosed(svg)).toEqual([]);
			expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object|<text|<filter|<image|-?\d+e[+-]\d/);
			// The renderer stops the whole process when a clipped or translucent group lies outside the picture.
			expect(svg).not.toMatch(/ opacity=|clip-path|mask/);
		}
	});

	it('has unique ids, all with the prefix, and no dangling references', () => {
		const svg = drawPuppet(puppetRequest(type, { holds: 'lantern' })).svg;
		const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
		const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id!);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids.filter((id) => !id.startsWith('a-'))).toEqual([]);
		expect(used.filter((id) => !ids.includes(id))).toEqual([]);
	});

	it('stays small', () => {
		expect(Math.max(...drawings.map((svg) => svg.length))).toBeLessThan(25 * 1024);
	});

	it('looks the same for the same seed and different for each feeling and each pose', () => {
		expect(drawPuppet(puppetRequest(type))).toEqual(drawPuppet(puppetRequest(type)));
		expect(new Set(feelings.map((feeling) => drawPuppet(puppetRequest(type, { feeling })).svg)).size).toBe(
			feelings.length,
		);
		expect(new Set(poses.map((pose) => drawPuppet(puppetRequest(type, { pose })).svg)).size).toBe(poses.length);
	});

	it('has more than one look', () => {
		expect(
			new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => drawPuppet(puppetRequest(type, { seed })).svg)).size,
		).toBeGreaterThan(1);
	});

	it('is drawn upwards from its feet, within its stated height', () => {
		const { svg, height, headTop, floats } = drawPuppet(puppetRequest(type));
		const box = rendered(page(svg), 64).getBBox()!;
		expect(box.y).toBeGreaterThan(-height - 60);
		expect(headTop).toBeLessThan(-250);
		expect(box.y + box.height).toBeLessThan(floats ? 20 : 40);
		expect(box.y + box.height).toBeGreaterThan(floats ? -200 : -12);
	});

	it('can be rendered outside the picture', () => {
		const aside = page(
			`<rect width="9" height="9"/><g transform="translate(1500 1200)">${drawPuppet(puppetRequest(type)).svg}</g>`,
		);
		expect(rendered(aside, 40).render().width).toBe(40);
	});

	it('is rendered', () => {
		const { pixels } = rendered(page(drawPuppet(puppetRequest(type)).svg), 40).render();
		expect(pixels.some((value) => value > 0)).toBe(true);
	});
});

describe('a puppet', () => {
	it('holds the given thing in every pose', () => {
		for (const pose of poses) {
			expect(drawPuppet(puppetRequest('Fox', { pose, holds: 'lantern' })).svg.length).toBeGreaterThan(
				drawPuppet(puppetRequest('Fox', { pose })).svg.length,
			);
		}
	});

	it('is mirrored when it faces left, while the light stays', () => {
		const left = drawPuppet(puppetRequest('Fox', { facing: 'left' })).svg;
		expect(left).toContain('scale(-1 1)');
		expect(left).toContain('x1="1"');
		expect(drawPuppet(puppetRequest('Fox')).svg).toContain('x1="0"');
	});

	it('takes on the colour of the light', () => {
		expect(drawPuppet(puppetRequest('Fox', { light: { ...light, key: '#8090ff' } })).svg).not.toBe(
			drawPuppet(puppetRequest('Fox')).svg,
		);
	});

	it('has no beard when it is female', () => {
		const bearded = drawPuppet(puppetRequest('Wizard', { gender: 'Male' })).svg;
		expect(drawPuppet(puppetRequest('Wizard', { gender: 'Female' })).svg).not.toBe(bearded);
	});
});
