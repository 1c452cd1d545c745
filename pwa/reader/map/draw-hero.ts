import type { Gender } from '../../../shared/contract/storyteller.ts';
import { drawPuppet } from '../../../shared/illustrator/puppets/draw-puppet.ts';
import { type CharacterType, characterTypes } from '../../../shared/words/character-types.ts';

const daylight = {
	key: '#fff4dc',
	rim: '#fff0c4',
	shade: '#4a3a6a',
	ambient: '#b8d6e4',
	from: 'left',
	strength: 0.75,
} as const;

/** Room around a puppet for what it holds, in the units of the drawing. */
const margin = 40;

/** The hero of a story, waving, as the address of an SVG. The same looks as in the built-in illustrator's pictures. */
export function drawHero(heroSeed: string, type: string, gender: string): string {
	const { svg, width, height } = drawPuppet({
		type: characterTypes.find((known) => known === type) ?? ('Child' satisfies CharacterType),
		...{ pose: 'wave', feeling: 'happy', seed: `${heroSeed} hero`, gender: gender as Gender },
		...{ facing: 'left', light: daylight, idPrefix: 'hero' },
	});
	const box = [-width / 2 - margin, -height - margin, width + 2 * margin, height + 2 * margin].join(' ');
	const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${svg}</svg>`;
	return `data:image/svg+xml,${encodeURIComponent(image)}`;
}
