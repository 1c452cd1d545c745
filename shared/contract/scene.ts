import * as z from 'zod/mini';
import { characterTypes } from '../words/character-types.ts';
import { moods } from '../words/moods.ts';

/** Every backdrop that the illustrator can draw; each place of a genre names one. */
export const backdrops = [
	'arena',
	'beach',
	'bedroom',
	'campfire',
	'canyon',
	'castle',
	'cave',
	'circus',
	'city',
	'clouds',
	'desert',
	'farm',
	'forest',
	'garden',
	'hall',
	'harbor',
	'ice',
	'jungle',
	'kitchen',
	'library',
	'meadow',
	'moon',
	'mountain',
	'ruins',
	'ship',
	'space',
	'stage',
	'swamp',
	'town',
	'underwater',
	'village',
	'workshop',
] as const;
export type Backdrop = (typeof backdrops)[number];

/** Every prop that the illustrator can draw on the ground or in a hand. */
export const props = [
	'acorn',
	'apple',
	'ball',
	'balloon',
	'banner',
	'basket',
	'bell',
	'boat',
	'book',
	'bridge',
	'button',
	'cake',
	'campfire',
	'chest',
	'clock',
	'compass',
	'cookie',
	'crown',
	'crystal',
	'cup',
	'door',
	'drum',
	'egg',
	'feather',
	'fishbowl',
	'flower',
	'flute',
	'gate',
	'gear',
	'gift',
	'goblet',
	'hat',
	'honey',
	'horseshoe',
	'hourglass',
	'key',
	'kite',
	'ladder',
	'lantern',
	'letter',
	'lute',
	'magnifier',
	'map',
	'mask',
	'medal',
	'mirror',
	'mushroom',
	'net',
	'paintbrush',
	'pearl',
	'pie',
	'pot',
	'potion',
	'quill',
	'rocket',
	'rope',
	'scroll',
	'seed',
	'shell',
	'shield',
	'snowball',
	'soup',
	'spoon',
	'star',
	'sundial',
	'telescope',
	'tent',
	'ticket',
	'torch',
	'trophy',
	'umbrella',
	'wand',
	'wheel',
	'whistle',
] as const;
export type Prop = (typeof props)[number];

export const poses = ['stand', 'walk', 'run', 'wave', 'point', 'cheer', 'hold', 'think', 'sit', 'reach'] as const;
export const feelings = ['happy', 'calm', 'curious', 'surprised', 'worried', 'sad', 'determined', 'proud'] as const;
export const cameras = ['wide', 'two-shot', 'close-up', 'over-shoulder', 'low-angle', 'bird-eye'] as const;
export const times = ['dawn', 'day', 'dusk', 'night'] as const;
export const weathers = ['clear', 'cloudy', 'rain', 'snow', 'mist', 'windy'] as const;

export type Pose = (typeof poses)[number];
export type Feeling = (typeof feelings)[number];
export type Camera = (typeof cameras)[number];
export type TimeOfDay = (typeof times)[number];
export type Weather = (typeof weathers)[number];

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
