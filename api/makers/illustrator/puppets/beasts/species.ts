import type { FootKind, HandKind } from '../kit/limbs.ts';

export type Coat = {
	main: string;
	/** Belly, muzzle and other soft parts. */
	light: string;
	/** Ear tips, socks, stripes. */
	dark: string;
	/** Mane, horn or another second colour. */
	extra?: string;
};

export type HeadShape = 'round' | 'tufted' | 'long' | 'wide' | 'flat';
export type Ears =
	| 'pointed'
	| 'round'
	| 'rabbit'
	| 'flop'
	| 'leaf'
	| 'donkey'
	| 'fan'
	| 'tiny'
	| 'cat'
	| 'fluffy'
	| 'mouse'
	| 'roo'
	| 'side'
	| 'ape'
	| 'dark'
	| 'tufted'
	| 'none';
export type Muzzle =
	| 'soft'
	| 'slim'
	| 'cat'
	| 'pig'
	| 'cow'
	| 'hippo'
	| 'horse'
	| 'trunk'
	| 'croc'
	| 'none'
	| 'koala'
	| 'ape'
	| 'gorilla'
	| 'tiny'
	| 'deer'
	| 'turtle'
	| 'monster'
	| 'dragon';
export type Tail =
	| 'brush'
	| 'squirrel'
	| 'ringed'
	| 'paddle'
	| 'cat'
	| 'tuft'
	| 'stub'
	| 'thin'
	| 'hair'
	| 'curl'
	| 'croc'
	| 'otter'
	| 'roo'
	| 'monkey'
	| 'spade'
	| 'dog'
	| 'none';
export type Mark =
	| 'cheeks'
	| 'mask'
	| 'badger'
	| 'panda'
	| 'sloth'
	| 'tiger'
	| 'patch'
	| 'blaze'
	| 'giraffe'
	| 'cowspots'
	| 'stitches'
	| 'freckles'
	| 'fawn'
	| 'scales'
	| 'apeface'
	| 'hedge'
	| 'spots'
	| 'bandit';
export type Top =
	| 'horn'
	| 'goat'
	| 'antlers'
	| 'ossicones'
	| 'cowhorns'
	| 'dragonhorns'
	| 'mane'
	| 'horsemane'
	| 'quills'
	| 'quiff'
	| 'spikes'
	| 'monsterhorns'
	| 'frogeyes'
	| 'tuft'
	| 'stiffmane';

export type Species = {
	coats: readonly Coat[];
	size: number;
	frame: 'small' | 'middle' | 'slim' | 'heavy' | 'tall';
	head: HeadShape;
	ears: Ears;
	muzzle: Muzzle;
	tail: Tail;
	marks?: readonly Mark[];
	tops?: readonly Top[];
	hand: HandKind;
	foot: FootKind;
	/** Hands and feet in the dark colour. */
	socks?: boolean;
	/** A plain belly patch in the light colour; `ridged` for reptiles. */
	belly?: 'plain' | 'ridged' | 'none';
	iris?: string;
	/** What grows on the skin. */
	skin?: 'fur' | 'scales' | 'smooth';
	teeth?: boolean;
	/** Eyes nearer together or further apart than usual, in units. */
	gap?: number;
	wings?: 'bat';
	shell?: boolean;
	backSpikes?: boolean;
	quilled?: boolean;
};

const paws = { hand: 'paw', foot: 'paw' } as const;
const hooves = { hand: 'hoof', foot: 'hoof' } as const;

export const species = {
	Fox: {
		coats: [
			{ main: '#d8672b', light: '#fdeedb', dark: '#4a2b2a' },
			{ main: '#e2813a', light: '#fff4e4', dark: '#3d2a2e' },
			{ main: '#b9502c', light: '#f6e3cf', dark: '#38222a' },
		],
		size: 0.86,
		frame: 'slim',
		head: 'tufted',
		ears: 'pointed',
		muzzle: 'slim',
		tail: 'brush',
		marks: ['cheeks'],
		...paws,
		socks: true,
		iris: '#8a5a1f',
	},
	Wolf: {
		coats: [
			{ main: '#7d8796', light: '#e6e8ea', dark: '#3d4553' },
			{ main: '#8f857c', light: '#ece5da', dark: '#4a413c' },
			{ main: '#5d6b80', light: '#d5dde6', dark: '#2f394a' },
		],
		size: 0.98,
		frame: 'middle',
		head: 'tufted',
		ears: 'pointed',
		muzzle: 'slim',
		tail: 'brush',
		marks: ['cheeks'],
		tops: ['tuft'],
		...paws,
		iris: '#c08a2a',
	},
	Dog: {
		coats: [
			{ main: '#c98f52', light: '#f8e8d0', dark: '#7a4a2a' },
			{ main: '#f0e2cb', light: '#fff8ec', dark: '#9a6238' },
			{ main: '#7b5140', light: '#e9cfae', dark: '#4d2f29' },
		],
		size: 0.82,
		frame: 'middle',
		head: 'round',
		ears: 'flop',
		muzzle: 'soft',
		tail: 'dog',
		marks: ['patch'],
		...paws,
		iris: '#5c3a22',
	},
	Cat: {
		coats: [
			{ main: '#e0994f', light: '#fcebd2', dark: '#a9602a' },
			{ main: '#6d7484', light: '#dfe3ea', dark: '#444a5a' },
			{ main: '#f1e6d8', light: '#fffaf2', dark: '#b98a62' },
			{ main: '#4a4252', light: '#d9cfd6', dark: '#2e2836' },
		],
		size: 0.74,
		frame: 'slim',
		head: 'tufted',
		ears: 'cat',
		muzzle: 'cat',
		tail: 'cat',
		marks: ['tiger'],
		...paws,
		iris: '#6d9a3c',
	},
	Tiger: {
		coats: [
			{ main: '#ee922f', light: '#fff3e0', dark: '#3c2526' },
			{ main: '#f0a44a', light: '#fff5e6', dark: '#4a2c26' },
		],
		size: 1,
		frame: 'middle',
		head: 'tufted',
		ears: 'round',
		muzzle: 'cat',
		tail: 'cat',
		marks: ['cheeks', 'tiger'],
		...paws,
		iris: '#b0812a',
	},
	Lion: {
		coats: [
			{ main: '#e3ae5c', light: '#fbecc9', dark: '#8d4f24', extra: '#a85a24' },
			{ main: '#d99a4c', light: '#f8e2bd', dark: '#6f3a20', extra: '#7d4423' },
		],
		size: 1.02,
		frame: 'middle',
		head: 'round',
		ears: 'round',
		muzzle: 'cat',
		tail: 'tuft',
		tops: ['mane'],
		...paws,
		iris: '#9a6a24',
	},
	Bear: {
		coats: [
			{ main: '#8d5a3a', light: '#d9b083', dark: '#5a3626' },
			{ main: '#6f4a38', light: '#c59c78', dark: '#432b25' },
			{ main: '#a9713f', light: '#ebc795', dark: '#6e4327' },
		],
		size: 1.08,
		frame: 'heavy',
		head: 'round',
		ears: 'round',
		muzzle: 'soft',
		tail: 'stub',
		...paws,
		iris: '#3f2718',
	},
	'Polar Bear': {
		coats: [
			{ main: '#eef0ee', light: '#fffdf8', dark: '#a9b6c4' },
			{ main: '#f3ede2', light: '#fffdf8', dark: '#b3ab9f' },
		],
		size: 1.1,
		frame: 'heavy',
		head: 'round',
		ears: 'round',
		muzzle: 'soft',
		tail: 'stub',
		...paws,
		iris: '#34404f',
	},
	Panda: {
		coats: [
			{ main: '#f6f1e8', light: '#fffdf8', dark: '#2f2b36' },
			{ main: '#f4ece0', light: '#fffcf4', dark: '#3f312f' },
		],
		size: 0.94,
		frame: 'heavy',
		head: 'round',
		ears: 'dark',
		muzzle: 'soft',
		tail: 'stub',
		marks: ['panda'],
		...paws,
		socks: true,
		iris: '#3f2718',
	},
	Koala: {
		coats: [
			{ main: '#9aa3ae', light: '#f1eeea', dark: '#4b4f5c' },
			{ main: '#a89f9c', light: '#f4eee8', dark: '#544a4c' },
		],
		size: 0.74,
		frame: 'small',
		head: 'round',
		ears: 'fluffy',
		muzzle: 'koala',
		tail: 'none',
		...paws,
		iris: '#5a3b28',
	},
	Raccoon: {
		coats: [
			{ main: '#8f8f96', light: '#f2efe9', dark: '#34323c' },
			{ main: '#9a8c7f', light: '#f4ecdf', dark: '#3b302e' },
		],
		size: 0.74,
		frame: 'middle',
		head: 'tufted',
		ears: 'round',
		muzzle: 'slim',
		tail: 'ringed',
		marks: ['bandit'],
		...paws,
		socks: true,
		iris: '#6b4a2a',
	},
	Badger: {
		coats: [
			{ main: '#77777f', light: '#f7f3ea', dark: '#2b2a33' },
			{ main: '#857d78', light: '#f6f0e4', dark: '#332a2c' },
		],
		size: 0.78,
		frame: 'heavy',
		head: 'round',
		ears: 'tiny',
		muzzle: 'slim',
		tail: 'stub',
		marks: ['badger'],
		...paws,
		socks: true,
		iris: '#4a3222',
	},
	Beaver: {
		coats: [
			{ main: '#8a5a38', light: '#d8aa77', dark: '#4c3027' },
			{ main: '#9c6b41', light: '#e3bb88', dark: '#55352a' },
		],
		size: 0.72,
		frame: 'small',
		head: 'round',
		ears: 'tiny',
		muzzle: 'soft',
		tail: 'paddle',
		hand: 'paw',
		foot: 'web',
		teeth: true,
		iris: '#3f2718',
	},
	Otter: {
		coats: [
			{ main: '#7a5743', light: '#e9d2b4', dark: '#4b3329' },
			{ main: '#8c664a', light: '#f0dcbf', dark: '#583b2c' },
		],
		size: 0.78,
		frame: 'slim',
		head: 'flat',
		ears: 'tiny',
		muzzle: 'soft',
		tail: 'otter',
		marks: ['cheeks'],
		hand: 'paw',
		foot: 'paw',
		iris: '#3a2418',
	},
	Squirrel: {
		coats: [
			{ main: '#c2622e', light: '#fce9d0', dark: '#7c3a22' },
			{ main: '#a0583a', light: '#f6e0c6', dark: '#5f3226' },
			{ main: '#8c8a8c', light: '#f3eee6', dark: '#55525a' },
		],
		size: 0.62,
		frame: 'small',
		head: 'round',
		ears: 'tufted',
		muzzle: 'tiny',
		tail: 'squirrel',
		...paws,
		teeth: true,
		iris: '#3a2418',
	},
	Rabbit: {
		coats: [
			{ main: '#c9ab8c', light: '#fbf0e2', dark: '#8d6d55' },
			{ main: '#f2ebe4', light: '#fffdf9', dark: '#c4a9a0' },
			{ main: '#9b8f92', light: '#efe9e6', dark: '#655b62' },
			{ main: '#8b6248', light: '#ecd4bb', dark: '#583b2f' },
		],
		size: 0.7,
		frame: 'small',
		head: 'round',
		ears: 'rabbit',
		muzzle: 'tiny',
		tail: 'stub',
		...paws,
		teeth: true,
		iris: '#4d3226',
	},
	Mouse: {
		coats: [
			{ main: '#a9a2a8', light: '#f0e8e4', dark: '#736a73' },
			{ main: '#b58f70', light: '#f7e6d2', dark: '#7d5a45' },
			{ main: '#efe7e2', light: '#fffaf6', dark: '#c2a8a4' },
		],
		size: 0.5,
		frame: 'small',
		head: 'round',
		ears: 'mouse',
		muzzle: 'slim',
		tail: 'thin',
		...paws,
		iris: '#33202a',
	},
	Hedgehog: {
		coats: [
			{ main: '#e3bd92', light: '#fbe8cd', dark: '#6a4a3a', extra: '#7b5844' },
			{ main: '#d7ab7f', light: '#f7e0c2', dark: '#55403c', extra: '#66504a' },
		],
		size: 0.6,
		frame: 'small',
		head: 'round',
		ears: 'tiny',
		muzzle: 'slim',
		tail: 'none',
		quilled: true,
		marks: ['hedge'],
		tops: ['quills'],
		...paws,
		iris: '#33202a',
	},
	Sloth: {
		coats: [
			{ main: '#9b8468', light: '#efdfc4', dark: '#5b4536' },
			{ main: '#a3937b', light: '#f2e5cf', dark: '#5f4d40' },
		],
		size: 0.78,
		frame: 'middle',
		head: 'round',
		ears: 'none',
		muzzle: 'soft',
		tail: 'none',
		marks: ['sloth'],
		tops: ['quiff'],
		...paws,
		iris: '#3a2a20',
	},
	Monkey: {
		coats: [
			{ main: '#8c5836', light: '#f0c798', dark: '#57341f' },
			{ main: '#a3693a', light: '#f6d3a4', dark: '#653c22' },
			{ main: '#6c4b41', light: '#e6bd96', dark: '#412b28' },
		],
		size: 0.76,
		frame: 'slim',
		head: 'round',
		ears: 'ape',
		muzzle: 'ape',
		tail: 'monkey',
		marks: ['apeface'],
		tops: ['quiff'],
		hand: 'hand',
		foot: 'bare',
		iris: '#4d2f1c',
	},
	Gorilla: {
		coats: [
			{ main: '#4b4753', light: '#8a8088', dark: '#2c2934' },
			{ main: '#55484a', light: '#94807a', dark: '#332a2d' },
		],
		size: 1.12,
		frame: 'heavy',
		head: 'round',
		ears: 'ape',
		muzzle: 'gorilla',
		tail: 'none',
		marks: ['apeface'],
		tops: ['tuft'],
		hand: 'hand',
		foot: 'bare',
		iris: '#6b4526',
	},
	Kangaroo: {
		coats: [
			{ main: '#c28a5a', light: '#f5dcb9', dark: '#7c5038' },
			{ main: '#b1785a', light: '#efd0b2', dark: '#6e4334' },
		],
		size: 0.98,
		frame: 'slim',
		head: 'long',
		ears: 'roo',
		muzzle: 'deer',
		tail: 'roo',
		...paws,
		iris: '#4a2d1c',
	},
	Deer: {
		coats: [
			{ main: '#b9774a', light: '#f7e2c6', dark: '#6b4230', extra: '#8a6a4c' },
			{ main: '#a5693f', light: '#f3d9b7', dark: '#5b3728', extra: '#7e6248' },
		],
		size: 0.98,
		frame: 'slim',
		head: 'long',
		ears: 'leaf',
		muzzle: 'deer',
		tail: 'stub',
		marks: ['fawn'],
		tops: ['antlers'],
		...hooves,
		iris: '#4a2d1c',
	},
	Horse: {
		coats: [
			{ main: '#9a5f38', light: '#d8a878', dark: '#4d2f28', extra: '#3f2a2c' },
			{ main: '#cfa675', light: '#f3dfbf', dark: '#7c5a3f', extra: '#fbeccd' },
			{ main: '#7c7f8b', light: '#c9ced6', dark: '#474b58', extra: '#3b3f4c' },
		],
		size: 1.06,
		frame: 'middle',
		head: 'long',
		ears: 'leaf',
		muzzle: 'horse',
		tail: 'hair',
		marks: ['blaze'],
		tops: ['horsemane'],
		...hooves,
		iris: '#4a2d1c',
	},
	Unicorn: {
		coats: [
			{ main: '#f7f1f4', light: '#fff9f6', dark: '#b99bc4', extra: '#c489d6' },
			{ main: '#f4eef9', light: '#fffafd', dark: '#9fb0d9', extra: '#6fb7dd' },
			{ main: '#fdf2ec', light: '#fffaf4', dark: '#dba0ac', extra: '#f08aa6' },
			{ main: '#eef4f3', light: '#fbfffb', dark: '#93bfb4', extra: '#5fbfa6' },
		],
		size: 1.02,
		frame: 'middle',
		head: 'long',
		ears: 'leaf',
		muzzle: 'horse',
		tail: 'hair',
		tops: ['horsemane', 'horn'],
		...hooves,
		iris: '#6a4bb0',
		belly: 'none',
	},
	Donkey: {
		coats: [
			{ main: '#8f8a8c', light: '#f0ebe4', dark: '#4b474f', extra: '#3d3940' },
			{ main: '#94806f', light: '#f3e7d6', dark: '#51423c', extra: '#42342f' },
		],
		size: 0.92,
		frame: 'middle',
		head: 'long',
		ears: 'donkey',
		muzzle: 'horse',
		tail: 'tuft',
		tops: ['stiffmane'],
		...hooves,
		iris: '#4a2d1c',
	},
	Cow: {
		coats: [
			{ main: '#f7f0e6', light: '#f3b9ac', dark: '#43352f', extra: '#e8d8b8' },
			{ main: '#f3e6d2', light: '#efb3a2', dark: '#96552f', extra: '#e8d8b8' },
			{ main: '#c58a55', light: '#f5dcc4', dark: '#f6ead8', extra: '#e8d8b8' },
		],
		size: 1.02,
		frame: 'heavy',
		head: 'wide',
		ears: 'side',
		muzzle: 'cow',
		tail: 'tuft',
		marks: ['cowspots'],
		tops: ['cowhorns'],
		...hooves,
		iris: '#4a2d1c',
	},
	Goat: {
		coats: [
			{ main: '#efe7da', light: '#fffaf0', dark: '#9a8672', extra: '#a4937c' },
			{ main: '#a58468', light: '#f0ddc3', dark: '#5f4638', extra: '#75655a' },
		],
		size: 0.84,
		frame: 'slim',
		head: 'long',
		ears: 'side',
		muzzle: 'deer',
		tail: 'stub',
		marks: ['blaze'],
		tops: ['goat'],
		...hooves,
		iris: '#b08a2e',
	},
	Giraffe: {
		coats: [
			{ main: '#f0c56a', light: '#fdeac0', dark: '#b06e35', extra: '#7c4a2b' },
			{ main: '#eab65c', light: '#fbe3b5', dark: '#9c5a30', extra: '#6c3f29' },
		],
		size: 1.18,
		frame: 'tall',
		head: 'long',
		ears: 'side',
		muzzle: 'horse',
		tail: 'tuft',
		marks: ['giraffe'],
		tops: ['ossicones'],
		...hooves,
		iris: '#4a2d1c',
	},
	Elephant: {
		coats: [
			{ main: '#8f9db3', light: '#c3cedb', dark: '#5f6c84', extra: '#eba9a4' },
			{ main: '#a59ca8', light: '#d3cad3', dark: '#73697a', extra: '#e5a09c' },
		],
		size: 1.16,
		frame: 'heavy',
		head: 'round',
		ears: 'fan',
		muzzle: 'trunk',
		tail: 'tuft',
		hand: 'paw',
		foot: 'block',
		skin: 'smooth',
		iris: '#4a3426',
		belly: 'none',
	},
	Hippo: {
		coats: [
			{ main: '#9a8ba6', light: '#d9b5bf', dark: '#6c5d7a' },
			{ main: '#8794ab', light: '#cdb7c4', dark: '#5d6a83' },
		],
		size: 1.08,
		frame: 'heavy',
		head: 'wide',
		ears: 'tiny',
		muzzle: 'hippo',
		tail: 'stub',
		hand: 'paw',
		foot: 'block',
		skin: 'smooth',
		iris: '#4a3426',
	},
	Pig: {
		coats: [
			{ main: '#f2aaa6', light: '#fbd0c8', dark: '#c9736f' },
			{ main: '#f0b7a5', light: '#fbdbcb', dark: '#c07c68' },
		],
		size: 0.8,
		frame: 'heavy',
		head: 'round',
		ears: 'flop',
		muzzle: 'pig',
		tail: 'curl',
		...hooves,
		skin: 'smooth',
		iris: '#4a3426',
	},
	Crocodile: {
		coats: [
			{ main: '#5f9a55', light: '#dfe3a4', dark: '#35663c' },
			{ main: '#6f8f4a', light: '#e6e0a6', dark: '#465f2f' },
		],
		size: 1,
		frame: 'middle',
		head: 'flat',
		ears: 'none',
		muzzle: 'croc',
		tail: 'croc',
		tops: ['frogeyes'],
		...paws,
		belly: 'ridged',
		skin: 'scales',
		iris: '#c39a2c',
		gap: 74,
	},
	Frog: {
		coats: [
			{ main: '#6fb04c', light: '#e6efb0', dark: '#3f7a3c' },
			{ main: '#4fa06c', light: '#d9efc0', dark: '#2c6a4c' },
			{ main: '#8fb53f', light: '#f2efb5', dark: '#587d2b' },
		],
		size: 0.6,
		frame: 'small',
		head: 'flat',
		ears: 'none',
		muzzle: 'none',
		tail: 'none',
		tops: ['frogeyes'],
		marks: ['spots'],
		hand: 'paw',
		foot: 'web',
		skin: 'smooth',
		iris: '#c77f2a',
		gap: 104,
	},
	Turtle: {
		coats: [
			{ main: '#8fb86a', light: '#e8e6a8', dark: '#5c8a4c', extra: '#9a6a3c' },
			{ main: '#7fae8c', light: '#e4e8b8', dark: '#4a7d66', extra: '#7a5a44' },
		],
		size: 0.72,
		frame: 'small',
		head: 'round',
		ears: 'none',
		muzzle: 'turtle',
		tail: 'none',
		marks: ['spots'],
		...paws,
		belly: 'ridged',
		skin: 'scales',
		shell: true,
		iris: '#4a3a20',
	},
	Dinosaur: {
		coats: [
			{ main: '#4fa08a', light: '#f2dfa2', dark: '#2f6f68', extra: '#e98a4a' },
			{ main: '#7a9ad0', light: '#f3e4b4', dark: '#4a659c', extra: '#f0b14a' },
			{ main: '#d98a5a', light: '#fbe6bd', dark: '#a0583c', extra: '#5f9a8a' },
			{ main: '#8fb04c', light: '#f6ebb0', dark: '#587c34', extra: '#d9604a' },
		],
		size: 1.06,
		frame: 'heavy',
		head: 'round',
		ears: 'none',
		muzzle: 'dragon',
		tail: 'croc',
		tops: ['spikes'],
		marks: ['spots'],
		...paws,
		belly: 'ridged',
		skin: 'scales',
		iris: '#b5842a',
		backSpikes: true,
	},
	Dragon: {
		coats: [
			{ main: '#c9483f', light: '#f7d28c', dark: '#8a2a33', extra: '#f0a63c' },
			{ main: '#3f9a7c', light: '#f3e3a0', dark: '#22655a', extra: '#e0b04a' },
			{ main: '#6a5fb5', light: '#e9cfe6', dark: '#433a80', extra: '#f0b35a' },
			{ main: '#3d86b8', light: '#d8eec8', dark: '#265c88', extra: '#f2c45a' },
		],
		size: 1.08,
		frame: 'middle',
		head: 'round',
		ears: 'none',
		muzzle: 'dragon',
		tail: 'spade',
		tops: ['dragonhorns', 'spikes'],
		...paws,
		belly: 'ridged',
		skin: 'scales',
		wings: 'bat',
		iris: '#e0a52a',
		backSpikes: true,
	},
	'Teddy Bear': {
		coats: [
			{ main: '#d6a066', light: '#f6dcae', dark: '#93602f' },
			{ main: '#c98a72', light: '#f3d3c0', dark: '#8a5440' },
			{ main: '#e3c597', light: '#fbeed4', dark: '#a8804f' },
		],
		size: 0.66,
		frame: 'small',
		head: 'round',
		ears: 'round',
		muzzle: 'soft',
		tail: 'stub',
		marks: ['stitches'],
		...paws,
		iris: '#33241e',
	},
	Monster: {
		coats: [
			{ main: '#5fb5b0', light: '#c8ecd2', dark: '#2f7d86', extra: '#f2c14e' },
			{ main: '#9a76c9', light: '#e3cdf0', dark: '#68479a', extra: '#f59f8a' },
			{ main: '#7cb84f', light: '#def0b4', dark: '#4c8534', extra: '#e87fa8' },
			{ main: '#e58a58', light: '#fbdcb8', dark: '#b0583a', extra: '#6fb5c4' },
		],
		size: 1.04,
		frame: 'heavy',
		head: 'wide',
		ears: 'none',
		muzzle: 'monster',
		tail: 'spade',
		tops: ['monsterhorns', 'tuft'],
		marks: ['spots'],
		...paws,
		iris: '#c9683a',
	},
} satisfies Record<string, Species>;

export type BeastName = keyof typeof species;
