import type { Figure, Scene } from '../../contract/scene.ts';
import type { Gender } from '../../contract/storyteller.ts';
import type { Pose } from '../../words/scenes.ts';
import type { FigurePosition, Shot } from '../camera.ts';
import { lightness, mix } from '../light/colour.ts';
import { drawThings } from '../props/draw-things.ts';
import { height, type Stage, width } from '../stage.ts';
import { fill, move, oval } from '../svg.ts';
import { drawPuppet } from './draw-puppet.ts';

type Drawn = ReturnType<typeof drawPuppet>;
type Actor = { mark: FigurePosition; scale: number; puppet: Drawn; facing: 'left' | 'right' };

/** The cast on their marks with their shadows and the things around them; the hero last, in a pool of light. */
export function drawFigures(stage: Stage, scene: Scene, shot: Shot, seed: string, gender: Gender): string {
	const [hero, ...others] = scene.cast.map((figure, i) =>
		actor(stage, figure, i, sweeps(scene) ? apart(shot) : shot, seed, gender),
	);
	const behind = shot.shoulder && others.length > 0 ? others.slice(1) : others;
	const { back, front } = drawThings(stage, scene, { ...hero!, others: behind });
	return [
		back,
		...behind.toReversed().map((other) => shadow(stage, other) + standing(other)),
		pool(stage, hero!),
		shadow(stage, hero!),
		standing(hero!),
		front,
	].join('');
}

/** The one in front of us whose shoulder we look over: the second figure against the light; nothing in other shots. */
export function drawShoulderFigure(stage: Stage, scene: Scene, shot: Shot, seed: string, gender: Gender): string {
	const figure = scene.cast[1];
	const mark = shot.shoulder;
	if (!mark || !figure) return '';
	const { type, feeling, part } = figure;
	const facing = mark.x < width / 2 ? 'right' : 'left';
	const cut = (id: string, colour: string, dx: number, dy: number) => {
		const puppet = puppetOf(stage, { type, feeling, part, pose: 'stand' }, facing, seed, gender, id);
		const scale = Math.min(mark.size / Math.max(620, puppet.height), 620 / puppet.width);
		const tall = Math.abs(puppet.headTop) * scale;
		const feet = Math.max(belowPicture, Math.min(620 + tall, Math.max(mark.feet, 430 + tall)));
		return silhouette(colour, move(puppet.svg, mark.x + dx, feet + dy, scale));
	};
	const towardsLight = stage.light.from === 'left' ? -7 : 7;
	const { key, dark, shade, air } = stage.palette;
	const body = mix(mix(dark, shade, 0.4), air, 0.14);
	return cut('edge', mix(key, dark, 0.12), towardsLight, -6) + cut('shoulder', body, 0, 0);
}

const belowPicture = height + 70;

/** A drawing in one colour, as against the light. */
function silhouette(colour: string, drawing: string): string {
	return drawing.replace(/((?:fill|stroke|stop-color)=")#[0-9a-f]+"/g, `$1${colour}"`);
}

/** Poses whose arm would lie across the others' faces: they stand further off, and in a close-up the hero turns away. */
const sweeping: readonly Pose[] = ['point', 'reach', 'run', 'wave'];
const sweeps = ({ cast }: Scene) => cast.length > 1 && sweeping.includes(cast[0]!.pose);

function apart(shot: Shot): Shot {
	const [hero, ...others] = shot.positions;
	const moved = (mark: FigurePosition, by: number) => ({
		...mark,
		x: Math.min(width - 190, Math.max(190, mark.x + by)),
	});
	const out = others[0]!.x > hero.x ? 70 : -70;
	return { ...shot, positions: [moved(hero, -out * 0.6), moved(others[0]!, out), moved(others[1]!, out)] };
}

const opposite = { left: 'right', right: 'left' } as const;

function actor(stage: Stage, figure: Figure, i: number, shot: Shot, seed: string, gender: Gender): Actor {
	const mark = shot.positions[Math.min(i, 2)]!;
	const target = i === 0 ? (shot.positions[1].x + shot.positions[0].x) / 2 : shot.positions[0].x;
	const towards = target >= mark.x ? 'right' : 'left';
	const facing = i === 0 && shot.crop && sweeping.includes(figure.pose) ? opposite[towards] : towards;
	const puppet = puppetOf(stage, figure, facing, seed, gender, `f${i}`);
	if (i === 0 && shot.crop) {
		// Who sits is short: less of them may be out of sight.
		const share = figure.pose === 'sit' ? Math.max(shot.crop, 0.84) : shot.crop;
		return { mark: cropped(mark, puppet, share), scale: cropScale(mark, puppet, share), puppet, facing };
	}
	return { mark, scale: sized(mark, puppet, i === 0), puppet, facing };
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
function sized(mark: FigurePosition, puppet: Drawn, isHero: boolean): number {
	const kin = (puppet.height / 1000) ** (isHero ? 0.3 : 0.5);
	const tall = mark.size * Math.min(1.16, Math.max(isHero ? 0.8 : 0.55, kin));
	const wide = (mark.size * 1.15) / puppet.width;
	return Math.min(tall / puppet.height, wide);
}

function cropScale(mark: FigurePosition, puppet: Drawn, share: number): number {
	const tall = Math.abs(puppet.headTop);
	return Math.min(mark.size / (tall * share), 1040 / puppet.width);
}

/** In a close-up the head stands at a fixed height and the feet go where they must. */
function cropped(mark: FigurePosition, puppet: Drawn, share: number): FigurePosition {
	const scale = cropScale(mark, puppet, share);
	const feet = mark.feet - mark.size + 20 + Math.abs(puppet.headTop) * scale;
	return { ...mark, feet: Math.max(feet, 990) };
}

function standing({ puppet, mark, scale }: Actor): string {
	return move(puppet.svg, mark.x, mark.feet, scale);
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

/** The light that makes room for the hero; in a world that is white all over, a breath of shade does it. */
function pool(stage: Stage, { puppet, mark, scale }: Actor): string {
	const tall = Math.abs(puppet.headTop) * scale;
	const middle = mark.feet - tall * 0.55;
	const air = lightness(stage.palette.air);
	const pale = air > 0.84;
	const dim = pale ? 0.24 : air < 0.5 ? 0.6 : 0.46;
	const halo = mix(stage.palette.key, stage.palette.glow, 0.4);
	return (
		(pale ? stage.glow(mark.x, middle, tall * 0.7, stage.palette.shade, 0.26, tall * 0.72) : '') +
		stage.glow(mark.x, middle, tall * 0.85, halo, dim, tall * 0.8) +
		stage.glow(mark.x, mark.feet, tall * 0.75, stage.palette.key, dim * 0.9, tall * 0.14)
	);
}
