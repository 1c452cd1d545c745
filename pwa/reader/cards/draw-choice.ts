import type { Gender } from '../../../shared/contract/storyteller.ts';
import { drawProp } from '../../../shared/illustrator/props/draw-prop.ts';
import { drawPuppet } from '../../../shared/illustrator/puppets/draw-puppet.ts';
import { type CharacterType, characterTypes } from '../../../shared/words/character-types.ts';
import { type Prop, props } from '../../../shared/words/scenes.ts';
import type { ChoiceIdea, Sign, Subject } from './choice-idea.ts';

const [width, height] = [480, 360];
const ground = 318;

const daylight = {
	key: '#fff4dc',
	rim: '#fff0c4',
	shade: '#4a3a6a',
	ambient: '#b8d6e4',
	from: 'left',
	strength: 0.75,
} as const;

/** Sky and ground of the first, second and third card. */
const colours = [
	{ sky: '#e3f3e4', land: '#a9d3a2' },
	{ sky: '#ece2f6', land: '#c3aadd' },
	{ sky: '#ffe9d6', land: '#f3bd93' },
] as const;

export type CardHero = { heroSeed: string; type: string; gender: string };

/** A choice as the address of an SVG: the story's hero, as on the map, with what the choice is about. */
export function drawChoice({ pose, feeling, subject }: ChoiceIdea, index: number, hero: CardHero): string {
	const { sky, land } = colours[index % colours.length]!;
	const type = characterTypes.find((known) => known === hero.type) ?? ('Child' satisfies CharacterType);
	const looks = { seed: `${hero.heroSeed} hero`, gender: hero.gender as Gender };
	const puppet = drawPuppet({ ...looks, type, pose, feeling, facing: 'right', light: daylight, idPrefix: `c${index}` });
	const parts = [
		`<rect width="${width}" height="${height}" fill="${sky}"/>`,
		`<path d="M0 ${ground - 34}Q150 ${ground - 62} 270 ${ground - 40}T480 ${ground - 44}V360H0Z" fill="${land}"/>`,
		shadow(150, 86),
		pose === 'run' || pose === 'walk' ? trail(pose) : '',
		placed(puppet, { x: 150, width: 220, height: 268 }),
		drawSubject(subject, `c${index}s`, looks),
	];
	const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
	return `data:image/svg+xml,${encodeURIComponent(image)}`;
}

type Drawing = { svg: string; width: number; height: number };

/** A drawing whose feet are at its origin, as large as the room, standing on the ground or at `y`. */
function placed(drawing: Drawing, room: { x: number; y?: number; width: number; height: number }): string {
	const scale = Math.min(room.width / drawing.width, room.height / drawing.height);
	return `<g transform="translate(${room.x} ${room.y ?? ground}) scale(${scale.toFixed(4)})">${drawing.svg}</g>`;
}

function drawSubject(subject: Subject, idPrefix: string, looks: { seed: string; gender: Gender }): string {
	switch (subject.kind) {
		case 'prop':
			return shadow(358, 72) + placed(drawProp(subject.prop, daylight, idPrefix), { x: 358, width: 190, height: 210 });
		case 'figure': {
			const { type } = subject;
			const seed = `${looks.seed} ${type}`;
			const role = { pose: 'stand', feeling: 'happy', gender: 'any', facing: 'left' } as const;
			const figure = drawPuppet({ ...role, type, seed, light: daylight, idPrefix });
			return shadow(360, 76) + placed(figure, { x: 360, width: 190, height: 230 });
		}
		case 'speech':
			return `<path d="M262 158L224 190L290 190Z" fill="#fff"/>${bubble}${content(subject.sign, idPrefix)}`;
		case 'thought':
			return `<circle cx="238" cy="196" r="10" fill="#fff"/><circle cx="262" cy="172" r="16" fill="#fff"/>${bubble}${content(subject.sign, idPrefix)}`;
		case 'signpost':
			return `${shadow(362, 50)}<path d="M352 150h20v168h-20Z" fill="#8a5a34"/><rect x="282" y="84" width="160" height="108" rx="18" fill="#fff7e8" stroke="#8a5a34" stroke-width="8"/><g transform="translate(362 138) scale(0.72)">${signs[subject.sign]}</g>`;
	}
}

const bubble = '<ellipse cx="356" cy="124" rx="112" ry="94" fill="#fff"/>';

function content(sign: Sign | Prop, idPrefix: string): string {
	const prop = props.find((known) => known === sign);
	if (prop) return placed(drawProp(prop, daylight, idPrefix), { x: 356, y: 190, width: 130, height: 130 });
	return `<g transform="translate(356 124)">${signs[sign as Sign]}</g>`;
}

function shadow(x: number, radius: number): string {
	return `<ellipse cx="${x}" cy="${ground}" rx="${radius}" ry="13" fill="#4a3a6a" opacity="0.18"/>`;
}

/** What a runner or a walker leaves behind. */
function trail(pose: 'run' | 'walk'): string {
	if (pose === 'run')
		return '<path d="M8 176h58M2 216h46M12 256h52" stroke="#fff" stroke-width="9" stroke-linecap="round"/>';
	const steps = [14, 50, 86].map((x, at) => `<ellipse cx="${x}" cy="${336 + (at % 2) * 10}" rx="12" ry="6"/>`);
	return `<g fill="#4a3a6a" opacity="0.3">${steps.join('')}</g>`;
}

const arrow =
	'<path d="M-52 0H40M8 -34L44 0L8 34" fill="none" stroke="#2b6b46" stroke-width="18" stroke-linecap="round" stroke-linejoin="round"/>';

/** Around (0, 0), within 70. */
const signs: Record<Sign, string> = {
	shout:
		'<path d="M-14 -62h28l-6 76h-16Z" fill="#d9512f" stroke="#d9512f" stroke-width="6" stroke-linejoin="round"/><circle cy="46" r="15" fill="#d9512f"/>',
	question:
		'<path d="M-30 -30C-28 -72 38 -68 32 -26 28 0 0 -2 0 24" fill="none" stroke="#1d6069" stroke-width="17" stroke-linecap="round"/><circle cy="54" r="12" fill="#1d6069"/>',
	song: '<path d="M-30 40V-40L44 -58V24" fill="none" stroke="#5a3a6e" stroke-width="11" stroke-linejoin="round"/><path d="M-30 -40L44 -58V-38L-30 -20Z" fill="#5a3a6e"/><ellipse cx="-46" cy="42" rx="21" ry="16" fill="#5a3a6e"/><ellipse cx="28" cy="26" rx="21" ry="16" fill="#5a3a6e"/>',
	heart:
		'<path d="M0 54C-80 6 -62 -58 -24 -52 -8 -50 0 -34 0 -26 0 -34 8 -50 24 -52 62 -58 80 6 0 54Z" fill="#d9512f"/>',
	smile:
		'<circle r="58" fill="#ffce4f"/><circle cx="-21" cy="-14" r="8" fill="#4a3010"/><circle cx="21" cy="-14" r="8" fill="#4a3010"/><path d="M-30 14Q0 50 30 14" fill="none" stroke="#4a3010" stroke-width="9" stroke-linecap="round"/>',
	idea: '<path d="M-22 30C-26 8 -46 0 -44 -24 -42 -76 42 -76 44 -24 46 0 26 8 22 30Z" fill="#ffce4f" stroke="#b06d00" stroke-width="6"/><path d="M-20 42h40M-16 56h32" stroke="#6b5a43" stroke-width="9" stroke-linecap="round"/>',
	wait: '<circle r="56" fill="#fff7e8" stroke="#1d6069" stroke-width="10"/><path d="M0 -32V2L24 18" fill="none" stroke="#1d6069" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>',
	'arrow-left': `<g transform="scale(-1 1)">${arrow}</g>`,
	'arrow-up': `<g transform="rotate(-90)">${arrow}</g>`,
	'arrow-right': arrow,
};
