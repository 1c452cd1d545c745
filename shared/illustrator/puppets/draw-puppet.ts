import type { Gender } from '../../contract/storyteller.ts';
import type { CharacterType } from '../../words/character-types.ts';
import type { Feeling, Pose, Prop } from '../../words/scenes.ts';
import type { Light } from '../light/light.ts';
import { drawProp } from '../props/draw-prop.ts';
import { createBrush } from './kit/brush.ts';
import { drawFigure } from './kit/figure.ts';
import type { HeldProp } from './kit/held-prop.ts';
import type { Drawn } from './kit/rig.ts';
import { defaultProp, rigFor } from './rigs.ts';

export type PuppetRequest = {
	type: CharacterType;
	pose: Pose;
	feeling: Feeling;
	/** The same seed gives the same looks in every picture. */
	seed: string;
	gender: Gender;
	holds?: Prop;
	facing: 'left' | 'right';
	light: Light;
};

/**
 * One puppet as an SVG fragment (a `<g>`) whose feet stand at (0,0), drawn upwards, about 1000 units tall for an adult
 * human figure. All ids start with `idPrefix`. `headTop` is the (negative) height of the top of the head; `floats`
 * tells that it hovers over the ground.
 */
export function drawPuppet(request: PuppetRequest & { idPrefix: string }): Drawn {
	const { type, pose, feeling, gender, idPrefix } = request;
	const flipped = request.facing === 'left';
	const s = createBrush(`${request.seed}|${type}`, request.light, flipped, idPrefix);
	const role = { s, pose, feeling, gender };
	const rig = rigFor(type, role);
	const drawn = drawFigure(role, rig, heldThing(request, rig.size));
	const flip = flipped ? ' transform="scale(-1 1)"' : '';
	return { ...drawn, svg: `<g${flip}><defs>${s.defs()}</defs>${drawn.svg}</g>` };
}

function heldThing(request: PuppetRequest & { idPrefix: string }, size: number): HeldProp | undefined {
	const { light, facing, idPrefix, type, pose } = request;
	// A thinking hand is at the chin and a sitting one on the knee: only the story's own things belong there.
	const holds = request.holds ?? (pose === 'think' || pose === 'sit' ? undefined : defaultProp(type));
	if (!holds) return undefined;
	const drawn = drawProp(holds, light, `${idPrefix}h`);
	// A thing for a mouse is drawn a little larger than a mouse would have it, and smaller for a giant.
	return { prop: holds, ...drawn, size: size ** -0.3, flipped: facing === 'left' };
}
