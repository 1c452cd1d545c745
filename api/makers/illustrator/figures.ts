import type { Figure, Prop, Scene } from '../../../shared/scene.ts';
import type { Gender } from '../../../shared/telling.ts';
import type { Mark, Shot } from './camera.ts';
import { mix } from './colour.ts';
import { drawProp } from './props.ts';
import { drawPuppet } from './puppets/puppet.ts';
import type { Stage } from './stage.ts';
import { fill, n, n2, oval } from './strokes.ts';

type Drawn = ReturnType<typeof drawPuppet>;
type Actor = { mark: Mark; scale: number; puppet: Drawn; facing: 'left' | 'right'; id: string };

/** The cast on their marks with their shadows and the things around them; the hero last, in a pool of light. */
export function paintFigures(stage: Stage, scene: Scene, shot: Shot, seed: string, gender: Gender): string {
	const [hero, ...others] = scene.cast.map((figure, i) => actor(stage, figure, i, shot, seed, gender));
	const behind = shot.shoulder && others.length > 0 ? others.slice(1) : others;
	return [
		...behind.toReversed().map((other) => shadow(stage, other) + standing(other)),
		scenery(stage, scene, hero!, others),
		pool(stage, hero!),
		shadow(stage, hero!),
		standing(hero!),
	].join('');
}

/** The one in front of us whose shoulder we look over: the second figure as a silhouette; nothing in other shots. */
export function paintShoulder(stage: Stage, scene: Scene, shot: Shot, seed: string, gender: Gender): string {
	const figure = scene.cast[1];
	if (!shot.shoulder || !figure) return '';
	const facing = shot.shoulder.x < 768 ? 'right' : 'left';
	const puppet = puppetOf(stage, figure, facing, seed, gender, 's');
	const scale = shot.shoulder.size / Math.max(620, Math.min(1150, puppet.height));
	const dark = channels(stage.palette.dark);
	const rows = dark.map((v) => `0.05 0.03 0 0 ${n2((v / 255) * 0.92)}`).join(' ');
	const filter = `<filter id="night-shape" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values="${rows} 0 0 0 1 0"/></filter>`;
	const top = shot.shoulder.feet - Math.abs(puppet.headTop) * scale;
	const drop = Math.max(0, 330 - top);
	return `${filter}<g filter="url(#night-shape)">${at(puppet.svg, shot.shoulder.x, shot.shoulder.feet + drop, scale)}</g>`;
}

function actor(stage: Stage, figure: Figure, i: number, shot: Shot, seed: string, gender: Gender): Actor {
	const mark = shot.marks[Math.min(i, 2)]!;
	const target = i === 0 ? (shot.marks[1].x + shot.marks[0].x) / 2 : shot.marks[0].x;
	const facing = target >= mark.x ? 'right' : 'left';
	const puppet = puppetOf(stage, figure, facing, seed, gender, `f${i}`);
	if (i === 0 && shot.crop)
		return {
			mark: cropped(mark, puppet, shot.crop),
			scale: cropScale(mark, puppet, shot.crop),
			puppet,
			facing,
			id: `f${i}`,
		};
	return { mark, scale: sized(mark, puppet, i === 0), puppet, facing, id: `f${i}` };
}

function puppetOf(
	stage: Stage,
	figure: Figure,
	facing: 'left' | 'right',
	seed: string,
	gender: Gender,
	idPrefix: string,
): Drawn {
	const { type, pose, feeling, holds, part } = figure;
	return drawPuppet({
		type,
		pose,
		feeling,
		seed: `${seed} ${part}`,
		gender: part === 'hero' ? gender : 'any',
		...(holds && { holds }),
		facing,
		light: stage.light,
		idPrefix,
	});
}

/** A mouse is drawn smaller than a giant, but never so small that it is lost. */
function sized(mark: Mark, puppet: Drawn, isHero: boolean): number {
	const kin = (puppet.height / 1000) ** (isHero ? 0.3 : 0.5);
	const tall = mark.size * Math.min(1.16, Math.max(isHero ? 0.8 : 0.55, kin));
	const wide = (mark.size * 1.15) / puppet.width;
	return Math.min(tall / puppet.height, wide);
}

function cropScale(mark: Mark, puppet: Drawn, share: number): number {
	const tall = Math.abs(puppet.headTop);
	return Math.min(mark.size / (tall * share), 1040 / puppet.width);
}

/** In a close-up the head stands at a fixed height and the feet go where they must. */
function cropped(mark: Mark, puppet: Drawn, share: number): Mark {
	const scale = cropScale(mark, puppet, share);
	const feet = mark.feet - mark.size + 20 + Math.abs(puppet.headTop) * scale;
	return { ...mark, feet: Math.max(feet, 990) };
}

function standing({ puppet, mark, scale }: Actor): string {
	return at(puppet.svg, mark.x, mark.feet, scale);
}

function at(svg: string, x: number, y: number, scale: number): string {
	return `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scale * 1000) / 1000})">${svg}</g>`;
}

/** A soft contact shadow, and a longer one thrown away from the light. */
function shadow(stage: Stage, { puppet, mark, scale }: Actor): string {
	const half = Math.min(puppet.width * 0.42, 380) * scale;
	const away = stage.light.from === 'left' ? 1 : -1;
	const { shade } = stage.palette;
	const weight = puppet.floats ? 0.4 : 1;
	return (
		stage.glow(
			mark.x + away * half * 0.85,
			mark.feet + 4,
			half * 1.9,
			shade,
			0.5 * weight * stage.light.strength,
			half * 0.27,
		) +
		stage.glow(mark.x, mark.feet + 2, half * 1.25, shade, 0.85 * weight, half * 0.2) +
		fill(oval(mark.x, mark.feet + 1, half * 0.62, half * 0.075), shade, 0.28 * weight)
	);
}

/** The light that makes room for the hero. */
function pool(stage: Stage, { puppet, mark, scale }: Actor): string {
	const tall = Math.abs(puppet.headTop) * scale;
	const dim = stage.time === 'night' ? 0.34 : stage.time === 'dusk' ? 0.42 : 0.46;
	const halo = mix(stage.palette.key, stage.palette.glow, 0.4);
	return (
		stage.glow(mark.x, mark.feet - tall * 0.55, tall * 0.85, halo, dim, tall * 0.8) +
		stage.glow(mark.x, mark.feet, tall * 0.75, stage.palette.key, dim * 0.9, tall * 0.14)
	);
}

/** The chapter's things on the ground: the first at the hero's side, the others further off. */
function scenery(stage: Stage, scene: Scene, hero: Actor, others: readonly Actor[]): string {
	const held = new Set<Prop | undefined>(scene.cast.map((figure) => figure.holds));
	const free = scene.props.filter((prop) => !held.has(prop));
	const towards = hero.facing === 'right' ? 1 : -1;
	const spread = Math.min(hero.puppet.width * hero.scale * 0.5, 320);
	const room = others.length > 0 ? 0.36 : 1;
	return free
		.map((prop, i) => {
			const { svg, width: wide, height: tall } = drawProp(prop, stage.light, `p${i}`);
			const unit = Math.min((hero.mark.size / 1000) * 0.95, 0.62) * (tall > 340 ? 0.95 : 0.82);
			const side = i === 1 ? -towards : towards;
			const reach =
				i === 0 ? spread + wide * unit * 0.5 + 26 + 70 * room : spread + wide * unit * 0.5 + 60 + 130 * i * room;
			const x = Math.min(1536 - wide * unit * 0.5 - 20, Math.max(wide * unit * 0.5 + 20, hero.mark.x + side * reach));
			const y = Math.min(hero.mark.feet, 966) - (tall > 340 ? 60 : -18) - i * 26;
			return {
				y,
				svg: stage.glow(x, y, wide * unit * 0.75, stage.palette.shade, 0.6, wide * unit * 0.1) + at(svg, x, y, unit),
			};
		})
		.sort((a, b) => a.y - b.y)
		.map((prop) => prop.svg)
		.join('');
}

function channels(hex: string): number[] {
	return [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
}
