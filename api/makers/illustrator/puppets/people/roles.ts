import type { Prop } from '../../../../../shared/scene.ts';
import type { FootKind, HandKind } from '../kit/limbs.ts';
import type { Detail } from './details.ts';
import type { Cut } from './garments.ts';
import type { Beard, Hairstyle } from './hair.ts';
import type { Hat } from './hats.ts';

export type Frame = 'adult' | 'child' | 'giant' | 'small' | 'stout';

/** The colours of one outfit: the main cloth, what trims it, the legs, the shoes and the hat. */
export type Scheme = { cloth: string; trim: string; legs: string; shoes: string; hat?: string; hatTrim?: string };

export type PersonRole = {
	schemes: readonly Scheme[];
	frame: Frame;
	cut: Cut;
	/** What women may wear instead, half of the time. */
	gown?: Cut;
	details: readonly Detail[];
	hat?: Hat;
	hats?: readonly Hat[];
	foot: FootKind;
	hand?: HandKind;
	/** How much of the arm the sleeve covers, and its colour if it differs from the garment's. */
	sleeve?: number;
	sleeveColour?: 'trim' | 'legs' | 'white';
	bareLegs?: number;
	hair?: readonly Hairstyle[];
	hairColours?: readonly string[];
	beard?: Beard;
	skins?: readonly string[];
	/** Held when the scene puts nothing else into the hand. */
	own?: Prop;
	glasses?: boolean;
	eyepatch?: boolean;
	pointedEars?: boolean;
	nose?: 'small' | 'big' | 'round' | 'patch';
	/** Sewn of sacking: stitches on the face, straw at the wrists. */
	stitched?: boolean;
	wings?: boolean;
	tusks?: boolean;
	size?: number;
};

const grey = ['#e9e6e2', '#c9c4c6', '#f3efe6'];

export const roles = {
	Child: {
		schemes: [
			{ cloth: '#e2a83b', trim: '#fbf3df', legs: '#3e6aa8', shoes: '#c8463f' },
			{ cloth: '#c8463f', trim: '#fbeecb', legs: '#42586f', shoes: '#f0ead8' },
			{ cloth: '#46958a', trim: '#f4dc8c', legs: '#8a5a44', shoes: '#3e4a63' },
			{ cloth: '#8a6bb0', trim: '#f7e2ec', legs: '#3f6b6b', shoes: '#e2783a' },
		],
		frame: 'child',
		cut: 'tunic',
		gown: 'long-tunic',
		details: ['stripes'],
		foot: 'shoe',
	},
	Acrobat: {
		schemes: [
			{ cloth: '#d9434a', trim: '#f6d25a', legs: '#f8efe0', shoes: '#d9434a' },
			{ cloth: '#2f7f9c', trim: '#f8c8d6', legs: '#f8efe0', shoes: '#2f7f9c' },
			{ cloth: '#7a4fa0', trim: '#f6d25a', legs: '#f0e4f6', shoes: '#7a4fa0' },
		],
		frame: 'adult',
		cut: 'leotard',
		details: ['star', 'sash', 'ruff'],
		hat: 'headband',
		foot: 'slipper',
		hair: ['bun', 'pony', 'crop', 'spiky', 'braids'],
	},
	Artist: {
		schemes: [
			{ cloth: '#f0e2cc', trim: '#5f86b8', legs: '#4b5878', shoes: '#7a4b30', hat: '#c8463f' },
			{ cloth: '#d9d3e6', trim: '#7fa861', legs: '#5c4a52', shoes: '#46566b', hat: '#3f5f9a' },
			{ cloth: '#c9dcd0', trim: '#e2a83b', legs: '#6b4a5c', shoes: '#4a3a36', hat: '#4f7a5c' },
		],
		frame: 'adult',
		cut: 'long-tunic',
		details: ['scarf', 'paint'],
		hat: 'beret',
		foot: 'shoe',
		own: 'paintbrush',
	},
	Astronaut: {
		schemes: [
			{ cloth: '#eef1f3', trim: '#e2783a', legs: '#e3e8ec', shoes: '#8594a8', hat: '#c9d6e2' },
			{ cloth: '#f3efe6', trim: '#3f86b8', legs: '#e9e4da', shoes: '#7d86a0', hat: '#d6dbe2' },
			{ cloth: '#e88a3f', trim: '#f3efe6', legs: '#df7f36', shoes: '#5a6478', hat: '#dfe6ec' },
		],
		frame: 'adult',
		cut: 'suit',
		details: ['pack', 'panel'],
		hat: 'bubble',
		foot: 'boot',
		hand: 'glove',
	},
	Chef: {
		schemes: [
			{ cloth: '#fbf7ef', trim: '#d9544f', legs: '#5a6478', shoes: '#3a3440', hatTrim: '#e9e0d0' },
			{ cloth: '#fbf7ef', trim: '#46958a', legs: '#6b5a52', shoes: '#3a3440', hatTrim: '#e9e0d0' },
		],
		frame: 'stout',
		cut: 'long-tunic',
		details: ['buttons', 'kerchief'],
		hat: 'chef',
		foot: 'shoe',
		beard: 'moustache',
		own: 'spoon',
	},
	Cowhand: {
		schemes: [
			{ cloth: '#c25a44', trim: '#e9c46a', legs: '#4a668f', shoes: '#7a4b30', hat: '#9a6238', hatTrim: '#5c3826' },
			{ cloth: '#4f8a86', trim: '#d9544f', legs: '#5f6b86', shoes: '#6b4230', hat: '#c79a62', hatTrim: '#6e4327' },
		],
		frame: 'adult',
		cut: 'tunic',
		details: ['vest', 'belt', 'kerchief', 'badge'],
		hat: 'cowhand',
		foot: 'boot',
		own: 'rope',
	},
	Dancer: {
		schemes: [
			{ cloth: '#e68aa6', trim: '#fbd3de', legs: '#fbe6e2', shoes: '#e68aa6' },
			{ cloth: '#7f8fd0', trim: '#d6def8', legs: '#eef0fb', shoes: '#7f8fd0' },
			{ cloth: '#4aa596', trim: '#c9efe2', legs: '#eaf7f2', shoes: '#4aa596' },
		],
		frame: 'adult',
		cut: 'tutu',
		details: ['tutu'],
		foot: 'slipper',
		sleeve: 0.24,
		hair: ['bun'],
	},
	Detective: {
		schemes: [
			{ cloth: '#b98a56', trim: '#efe3cb', legs: '#5a5a6b', shoes: '#4a3328', hat: '#a87c4f', hatTrim: '#5f4330' },
			{ cloth: '#7d7f74', trim: '#e9dfcd', legs: '#4a4652', shoes: '#3a2c28', hat: '#767a6c', hatTrim: '#3f4238' },
		],
		frame: 'adult',
		cut: 'coat',
		details: ['open', 'lapels', 'belt', 'tie'],
		hat: 'deerstalker',
		foot: 'shoe',
		own: 'magnifier',
	},
	Doctor: {
		schemes: [
			{ cloth: '#f7f8f6', trim: '#8fc4cf', legs: '#4f7f94', shoes: '#5a6478' },
			{ cloth: '#f7f8f6', trim: '#9fcfa6', legs: '#4f8a6a', shoes: '#5a6478' },
			{ cloth: '#f7f8f6', trim: '#d9b8dc', legs: '#6b5a8a', shoes: '#5a6478' },
		],
		frame: 'adult',
		cut: 'coat',
		details: ['open', 'stethoscope', 'pockets', 'cross'],
		hat: 'doctor',
		foot: 'shoe',
	},
	Elf: {
		schemes: [
			{ cloth: '#4f8f4a', trim: '#c8463f', legs: '#c9b87a', shoes: '#7a4b30', hat: '#4f8f4a', hatTrim: '#c8463f' },
			{ cloth: '#b8463f', trim: '#f0dfb0', legs: '#5f8a5a', shoes: '#4f7a44', hat: '#b8463f', hatTrim: '#f6ead2' },
			{ cloth: '#3f8a8a', trim: '#f2c14e', legs: '#8a6b9a', shoes: '#5a4a70', hat: '#3f8a8a', hatTrim: '#f2c14e' },
		],
		frame: 'small',
		cut: 'long-tunic',
		details: ['belt', 'trimhem', 'collar'],
		hat: 'elf',
		foot: 'curl',
		pointedEars: true,
		size: 0.7,
	},
	Explorer: {
		schemes: [
			{ cloth: '#d3b47c', trim: '#6f8a52', legs: '#b89a64', shoes: '#6b4230', hat: '#d9c08c', hatTrim: '#6b4a30' },
			{ cloth: '#a8b083', trim: '#c9774a', legs: '#8f8a62', shoes: '#5c3e2e', hat: '#c9b98a', hatTrim: '#8a4f34' },
		],
		frame: 'adult',
		cut: 'tunic',
		details: ['rucksack', 'belt', 'kerchief', 'binoculars', 'pockets'],
		hat: 'sun',
		foot: 'boot',
	},
	Fairy: {
		schemes: [
			{ cloth: '#8fc46a', trim: '#f7c6d8', legs: '#f6e2ea', shoes: '#6fa84f' },
			{ cloth: '#c58ad6', trim: '#f8e59a', legs: '#f0e2f8', shoes: '#a86bbd' },
			{ cloth: '#6fb5dd', trim: '#fbd0e2', legs: '#e2f0fa', shoes: '#4f96c4' },
			{ cloth: '#f0a36a', trim: '#fdf0b8', legs: '#fdeadb', shoes: '#d9824a' },
		],
		frame: 'small',
		cut: 'long-tunic',
		details: ['trimhem', 'folds', 'sash'],
		hat: 'flowers',
		foot: 'slipper',
		sleeve: 0.3,
		wings: true,
		pointedEars: true,
		own: 'wand',
		size: 0.66,
		hair: ['bob', 'long', 'wavy', 'bun', 'braids', 'afro', 'curls', 'spiky', 'crop'],
	},
	Farmer: {
		schemes: [
			{ cloth: '#c8463f', trim: '#4a6fa0', legs: '#4a6fa0', shoes: '#5a6a4a', hat: '#e9c878', hatTrim: '#c8463f' },
			{ cloth: '#e2b04a', trim: '#56779c', legs: '#56779c', shoes: '#7a4b30', hat: '#e3c581', hatTrim: '#4f7a5c' },
			{ cloth: '#6f9a5c', trim: '#7a5a48', legs: '#7a5a48', shoes: '#4a4a44', hat: '#e9c878', hatTrim: '#8a4f34' },
		],
		frame: 'adult',
		cut: 'tunic',
		details: ['straps', 'kerchief'],
		hat: 'straw',
		foot: 'boot',
	},
	Firefighter: {
		schemes: [
			{ cloth: '#cf4a34', trim: '#f2c14e', legs: '#3e4658', shoes: '#2f3340', hat: '#d9382f', hatTrim: '#f2c14e' },
			{ cloth: '#3f4a66', trim: '#f2c14e', legs: '#39415a', shoes: '#2a2d38', hat: '#e2a52f', hatTrim: '#d9382f' },
		],
		frame: 'adult',
		cut: 'coat',
		details: ['reflect', 'collar', 'belt'],
		hat: 'helmet',
		foot: 'boot',
		hand: 'glove',
	},
	Giant: {
		schemes: [
			{ cloth: '#8f9a52', trim: '#b86b3f', legs: '#6b5648', shoes: '#5a3d2c' },
			{ cloth: '#5f8aa0', trim: '#c9a05a', legs: '#75584a', shoes: '#4f382a' },
		],
		frame: 'giant',
		cut: 'tunic',
		details: ['vest', 'belt', 'patches'],
		foot: 'boot',
		beard: 'full',
		hair: ['spiky', 'crop', 'curls'],
		nose: 'big',
		size: 1.36,
	},
	Gnome: {
		schemes: [
			{ cloth: '#3f7fa8', trim: '#f2c14e', legs: '#6b5244', shoes: '#5a3d2c', hat: '#d13f3a', hatTrim: '#f6ead2' },
			{ cloth: '#5f8f4a', trim: '#f6ead2', legs: '#7a5a48', shoes: '#4f382a', hat: '#c9463f', hatTrim: '#a8322f' },
			{ cloth: '#b86b3f', trim: '#f6ead2', legs: '#5c5a70', shoes: '#4a3a30', hat: '#4f7a9c', hatTrim: '#f2c14e' },
		],
		frame: 'small',
		cut: 'long-tunic',
		details: ['belt', 'buttons'],
		hat: 'gnome',
		foot: 'boot',
		beard: 'long',
		hairColours: grey,
		nose: 'round',
		size: 0.54,
		hair: ['braids', 'long'],
	},
	Inventor: {
		schemes: [
			{ cloth: '#e9dcc2', trim: '#8a5a3a', legs: '#55607a', shoes: '#4a3328', hat: '#c98a3f' },
			{ cloth: '#cfd8d6', trim: '#5f7a6a', legs: '#6b4f44', shoes: '#3f3a44', hat: '#b5793a' },
		],
		frame: 'adult',
		cut: 'tunic',
		details: ['vest', 'toolbelt', 'collar'],
		hat: 'goggles',
		foot: 'boot',
		hair: ['spiky', 'curls', 'wavy', 'bun', 'crop'],
		own: 'gear',
	},
	King: {
		schemes: [
			{ cloth: '#8a2f4a', trim: '#b8323f', legs: '#f0e2c6', shoes: '#5a2c3c', hat: '#f2c14e', hatTrim: '#d9434a' },
			{ cloth: '#3f4f94', trim: '#5a3f8a', legs: '#efe6d2', shoes: '#3a335c', hat: '#f2c14e', hatTrim: '#4a8fc4' },
		],
		frame: 'stout',
		cut: 'long-tunic',
		details: ['ermine', 'belt', 'trimhem'],
		hat: 'crown',
		foot: 'boot',
		beard: 'full',
	},
	Queen: {
		schemes: [
			{ cloth: '#7a3f8f', trim: '#a83f6b', legs: '#7a3f8f', shoes: '#f2c14e', hat: '#f2c14e', hatTrim: '#d9434a' },
			{ cloth: '#2f7f7a', trim: '#3f4f94', legs: '#2f7f7a', shoes: '#f2c14e', hat: '#f2c14e', hatTrim: '#4a8fc4' },
		],
		frame: 'adult',
		cut: 'gown',
		details: ['ermine', 'folds', 'trimhem'],
		hat: 'crown',
		foot: 'slipper',
		hair: ['wavy', 'long', 'bob', 'braids'],
	},
	Prince: {
		schemes: [
			{ cloth: '#3f6fb0', trim: '#c8463f', legs: '#f3ead8', shoes: '#5a3d2c', hat: '#f2c14e', hatTrim: '#c8463f' },
			{ cloth: '#4f8f6a', trim: '#7a4fa0', legs: '#efe4cd', shoes: '#4a3328', hat: '#f2c14e', hatTrim: '#4aa586' },
		],
		frame: 'adult',
		cut: 'tunic',
		details: ['cape', 'belt', 'buttons', 'trimhem'],
		hat: 'circlet',
		foot: 'boot',
		hair: ['crop', 'side', 'curls', 'wavy', 'afro'],
		size: 0.92,
	},
	Princess: {
		schemes: [
			{ cloth: '#e88aa8', trim: '#fbe3b0', legs: '#e88aa8', shoes: '#c9668a', hat: '#f2c14e', hatTrim: '#8fd0e6' },
			{ cloth: '#6fa8dc', trim: '#fbeecb', legs: '#6fa8dc', shoes: '#4f86bd', hat: '#f2c14e', hatTrim: '#e88aa8' },
			{ cloth: '#8fb85f', trim: '#fbe3b0', legs: '#8fb85f', shoes: '#6f9a44', hat: '#f2c14e', hatTrim: '#c58ad6' },
		],
		frame: 'adult',
		cut: 'gown',
		details: ['folds', 'trimhem', 'sash'],
		hat: 'tiara',
		foot: 'slipper',
		sleeve: 0.34,
		hair: ['long', 'wavy', 'braids', 'bob', 'afro', 'bun'],
		size: 0.9,
	},
	Knight: {
		schemes: [
			{ cloth: '#b9c4cf', trim: '#3f6fb0', legs: '#a3afbd', shoes: '#8b98a8', hat: '#c3cdd7', hatTrim: '#d9434a' },
			{ cloth: '#b3b9c6', trim: '#b8323f', legs: '#9fa6b5', shoes: '#878fa0', hat: '#bcc3cf', hatTrim: '#3f6fb0' },
			{ cloth: '#c4bda8', trim: '#4f8f6a', legs: '#b0a994', shoes: '#948d7a', hat: '#cbc4b0', hatTrim: '#f2c14e' },
		],
		frame: 'adult',
		cut: 'tunic',
		details: ['plates', 'tabard', 'belt', 'pauldrons'],
		hat: 'knight',
		foot: 'boot',
		hand: 'glove',
		own: 'shield',
	},
	Musician: {
		schemes: [
			{ cloth: '#b8463f', trim: '#f2c14e', legs: '#3f5f8a', shoes: '#6b4230', hat: '#3f7a5c', hatTrim: '#f2c14e' },
			{ cloth: '#5a5fa8', trim: '#e2a83b', legs: '#8a4f5c', shoes: '#4a3a36', hat: '#8a2f4a', hatTrim: '#f3efe6' },
		],
		frame: 'adult',
		cut: 'long-tunic',
		details: ['stripes', 'belt', 'ruff'],
		hat: 'feather',
		foot: 'curl',
		own: 'lute',
	},
	Ninja: {
		schemes: [
			{ cloth: '#3a3f58', trim: '#c8463f', legs: '#33374e', shoes: '#262a3c', hat: '#3a3f58', hatTrim: '#c8463f' },
			{ cloth: '#3f4a44', trim: '#e2a83b', legs: '#37413c', shoes: '#28302c', hat: '#3f4a44', hatTrim: '#e2a83b' },
			{ cloth: '#4a3858', trim: '#46a58f', legs: '#41304e', shoes: '#2e223a', hat: '#4a3858', hatTrim: '#46a58f' },
		],
		frame: 'adult',
		cut: 'tunic',
		details: ['sash', 'lapels'],
		hat: 'ninja',
		foot: 'slipper',
		size: 0.9,
	},
	Pirate: {
		schemes: [
			{ cloth: '#9a2f3a', trim: '#f3e6cc', legs: '#4a4658', shoes: '#4a3328', hat: '#33303f', hatTrim: '#f2c14e' },
			{ cloth: '#2f5f7a', trim: '#f3e6cc', legs: '#6b4f3f', shoes: '#3f2c26', hat: '#3f2c36', hatTrim: '#e2a83b' },
			{ cloth: '#4f6b44', trim: '#f6ead2', legs: '#5a4a58', shoes: '#4a3328', hat: '#4a2f2c', hatTrim: '#f2c14e' },
		],
		frame: 'adult',
		cut: 'coat',
		details: ['sailor', 'lapels', 'belt'],
		hats: ['tricorn', 'tricorn', 'bandana'],
		foot: 'boot',
		beard: 'curl',
		eyepatch: true,
	},
	Scientist: {
		schemes: [
			{ cloth: '#f7f8f6', trim: '#7f9fd0', legs: '#5a5a6b', shoes: '#4a3f44', hat: '#5f8a9a' },
			{ cloth: '#f7f8f6', trim: '#e2b04a', legs: '#5c6b5a', shoes: '#4a3f44', hat: '#5f8a9a' },
		],
		frame: 'adult',
		cut: 'coat',
		details: ['open', 'lapels', 'penpocket', 'pockets'],
		foot: 'shoe',
		glasses: true,
		hair: ['spiky', 'bun', 'curls', 'side', 'afro', 'bob', 'headscarf'],
		own: 'potion',
	},
	Superhero: {
		schemes: [
			{ cloth: '#2f6fc0', trim: '#d9383f', legs: '#2f6fc0', shoes: '#d9383f', hat: '#d9383f' },
			{ cloth: '#d9443f', trim: '#f2b53a', legs: '#d9443f', shoes: '#f2b53a', hat: '#f2b53a' },
			{ cloth: '#3f9a6a', trim: '#6a4fb0', legs: '#3f9a6a', shoes: '#6a4fb0', hat: '#6a4fb0' },
			{ cloth: '#7a4fb8', trim: '#4fc0c9', legs: '#7a4fb8', shoes: '#4fc0c9', hat: '#4fc0c9' },
		],
		frame: 'adult',
		cut: 'leotard',
		details: ['cape', 'emblem', 'belt'],
		hat: 'mask',
		foot: 'boot',
		hand: 'glove',
	},
	Troll: {
		schemes: [
			{ cloth: '#8a6b48', trim: '#c9a56a', legs: '#6b4f3a', shoes: '#7f9a5c' },
			{ cloth: '#6b5a7a', trim: '#b89a6a', legs: '#574a60', shoes: '#6f9a8a' },
		],
		frame: 'giant',
		cut: 'tunic',
		details: ['patches', 'belt'],
		foot: 'bare',
		sleeve: 0.22,
		hair: ['spiky'],
		hairColours: ['#4f5f3a', '#7a4b2c', '#3f3a58'],
		skins: ['#8fae68', '#7fa894', '#a8a86a', '#9a9ab8'],
		nose: 'big',
		tusks: true,
		pointedEars: true,
		size: 1.1,
	},
	Witch: {
		schemes: [
			{ cloth: '#5a3f7a', trim: '#7fb04f', legs: '#5a3f7a', shoes: '#33283f', hat: '#4a3566', hatTrim: '#7fb04f' },
			{ cloth: '#3f4a6b', trim: '#e2783a', legs: '#3f4a6b', shoes: '#2c2838', hat: '#363f5c', hatTrim: '#e2783a' },
			{ cloth: '#3f6b5c', trim: '#b57fc4', legs: '#3f6b5c', shoes: '#2c3833', hat: '#345a4d', hatTrim: '#b57fc4' },
		],
		frame: 'adult',
		cut: 'robe',
		details: ['sash', 'trimhem', 'patches'],
		hat: 'witch',
		foot: 'curl',
		hair: ['long', 'wavy', 'braids', 'bob'],
		own: 'wand',
	},
	Wizard: {
		schemes: [
			{ cloth: '#3f559c', trim: '#f2c14e', legs: '#3f559c', shoes: '#5a3d6b', hat: '#3f559c', hatTrim: '#f2c14e' },
			{ cloth: '#6b3f8a', trim: '#f2d58c', legs: '#6b3f8a', shoes: '#4a2f5c', hat: '#6b3f8a', hatTrim: '#f2d58c' },
			{ cloth: '#2f7a78', trim: '#f2d58c', legs: '#2f7a78', shoes: '#3a3f5c', hat: '#2f7a78', hatTrim: '#f2d58c' },
		],
		frame: 'adult',
		cut: 'robe',
		details: ['starry', 'belt', 'trimhem'],
		hat: 'wizard',
		foot: 'curl',
		beard: 'long',
		hairColours: grey,
		hair: ['long', 'wavy', 'braids'],
		own: 'wand',
	},
	Scarecrow: {
		schemes: [
			{ cloth: '#c8553f', trim: '#56779c', legs: '#56779c', shoes: '#6b4a34', hat: '#c9a05a', hatTrim: '#8a3f34' },
			{ cloth: '#6f8a52', trim: '#8a5f48', legs: '#8a5f48', shoes: '#4a3f3a', hat: '#b98f54', hatTrim: '#3f5f7a' },
		],
		frame: 'adult',
		cut: 'tunic',
		details: ['straps', 'patches', 'kerchief'],
		hat: 'straw',
		foot: 'boot',
		hand: 'straw',
		skins: ['#e6c891', '#dcb97f', '#ecd3a4'],
		hairColours: ['#e8c050', '#d9a83f'],
		hair: ['spiky'],
		nose: 'patch',
		stitched: true,
	},
	Mermaid: {
		schemes: [
			{ cloth: '#3fa596', trim: '#f2c1d2', legs: '#3fa596', shoes: '#7fd0b8' },
			{ cloth: '#6a6fc4', trim: '#f6d58c', legs: '#6a6fc4', shoes: '#a6a8ec' },
			{ cloth: '#d9748f', trim: '#a6e0dc', legs: '#d9748f', shoes: '#f3b0bf' },
		],
		frame: 'adult',
		cut: 'crop',
		details: [],
		foot: 'bare',
		sleeve: 0,
		hair: ['wavy', 'long', 'braids', 'afro', 'curls'],
		hairColours: ['#a8402f', '#2f2430', '#5a3a2c', '#e0b25a', '#3f7f9a', '#7a4f9a', '#d9708a'],
		size: 0.94,
	},
} satisfies Record<string, PersonRole>;

export type PersonName = keyof typeof roles;
