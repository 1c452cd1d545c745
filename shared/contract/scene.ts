import * as z from 'zod/mini';
import { characterTypes } from '../words/character-types.ts';
import { moods } from '../words/moods.ts';
import { backdrops, cameras, feelings, poses, props, times, weathers } from '../words/scenes.ts';

/** One figure in a picture. `part` selects its look, which the hero has in every chapter of a story. */
export const Figure = z.object({
	part: z.enum(['hero', 'helper', 'rival']),
	type: z.enum(characterTypes),
	pose: z.enum(poses),
	feeling: z.enum(feelings),
	holds: z.optional(z.enum(props)),
});
export type Figure = z.infer<typeof Figure>;

/** What a chapter's picture shows: described by the storyteller, drawn by the illustrator. The hero is `cast[0]`. */
export const Scene = z.object({
	backdrop: z.enum(backdrops),
	time: z.enum(times),
	weather: z.enum(weathers),
	mood: z.enum(moods),
	camera: z.enum(cameras),
	cast: z.array(Figure).check(z.minLength(1), z.maxLength(3)),
	props: z.array(z.enum(props)).check(z.maxLength(3)),
});
export type Scene = z.infer<typeof Scene>;
