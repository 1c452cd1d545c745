import type { FootKind } from '../kit/feet.ts';
import type { HandKind } from '../kit/hands.ts';

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
