import { mkdirSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { Light } from '../shared/illustrator/light/light.ts';
import { drawPuppet, type PuppetRequest } from '../shared/illustrator/puppets/draw-puppet.ts';
import { type CharacterType, characterTypes } from '../shared/words/character-types.ts';
import { feelings, poses } from '../shared/words/scenes.ts';

/**
 * Draws sheets of puppets: `node scripts/puppet-sheet.ts <folder> [what] [names]`.
 * `what` is `types` (every type, 12 to a sheet), `poses`, `feelings` or `seeds`; names are separated by commas.
 * `SEED=…` changes all looks, `BOX=1` draws each figure's bounding box.
 */
const [folder = 'sheets', what = 'types', names = ''] = process.argv.slice(2);

const day: Light = {
	key: '#fff4dc',
	rim: '#fff0c4',
	shade: '#4a3a6a',
	ambient: '#b8d6e4',
	from: 'left',
	strength: 0.75,
};
const night: Light = {
	key: '#b9c6ff',
	rim: '#cfe0ff',
	shade: '#141a48',
	ambient: '#2c3a70',
	from: 'right',
	strength: 0.6,
};

const cell = { w: 900, h: 1400 };
const chosen = names ? (names.split(',') as CharacterType[]) : [...characterTypes];

function sheet(name: string, requests: readonly Partial<PuppetRequest>[], columns: number): void {
	const rows = Math.ceil(requests.length / columns);
	const drawn = requests.map((request, i) => {
		const dark = Math.floor(i / columns) % 2 === 1;
		const whole: PuppetRequest = {
			type: 'Fox',
			pose: 'stand',
			feeling: 'happy',
			seed: 'sheet',
			gender: 'any',
			facing: 'right',
			light: dark ? night : day,
			...request,
		};
		const { svg, width, height } = drawPuppet({ ...whole, idPrefix: `n${i}` });
		const [x, y] = [(i % columns) * cell.w, Math.floor(i / columns) * cell.h];
		const box = process.env.BOX
			? `<rect x="${-width / 2}" y="${-height}" width="${width}" height="${height}" fill="none" stroke="red" stroke-width="4"/>`
			: '';
		const back = `<rect x="${x}" y="${y}" width="${cell.w}" height="${cell.h}" fill="${dark ? '#3b4a7c' : '#a9c9b4'}"/><ellipse cx="${x + 450}" cy="${y + 1320}" rx="300" ry="30" fill="#1c1440" opacity=".25"/>`;
		return `${back}<g transform="translate(${x + 450} ${y + 1320})">${svg}${box}</g>`;
	});
	const [w, h] = [columns * cell.w, rows * cell.h];
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}">${drawn.join('')}</svg>`;
	writeFileSync(`${folder}/${name}.png`, new Resvg(svg, { fitTo: { mode: 'width', value: 1500 } }).render().asPng());
}

mkdirSync(folder, { recursive: true });
const seed = process.env.SEED ?? 'sheet';
if (what === 'types') {
	for (let i = 0; i < chosen.length; i += 12) {
		const part = chosen.slice(i, i + 12);
		sheet(
			`types-${String(i / 12 + 1).padStart(2, '0')}`,
			part.map((type, k) => ({
				type,
				seed: `${seed}${k}`,
				pose: poses[k % poses.length]!,
				feeling: feelings[(k * 3) % 8]!,
			})),
			6,
		);
	}
}
for (const type of what === 'types' ? [] : chosen) {
	if (what === 'poses')
		sheet(
			`poses-${type}`,
			poses.map((pose, k) => ({
				type,
				seed,
				pose,
				feeling: feelings[k % 8]!,
				...(pose === 'hold' ? { holds: 'lantern' as const } : {}),
			})),
			5,
		);
	if (what === 'feelings')
		sheet(
			`feelings-${type}`,
			feelings.map((feeling) => ({ type, seed, feeling })),
			4,
		);
	if (what === 'seeds')
		sheet(
			`seeds-${type}`,
			poses.map((_, k) => ({ type, seed: `${seed}-${k}`, gender: (['Male', 'Female', 'any'] as const)[k % 3]! })),
			5,
		);
}
