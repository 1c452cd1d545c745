import type { HandKind } from '../kit/hands.ts';

export type Plumage = {
	main: string;
	belly: string;
	wing: string;
	beak: string;
	feet: string;
	head?: string;
	extra?: string;
};
export type Beak = 'owl' | 'duck' | 'hook' | 'flamingo' | 'cone';
export type Crest = 'none' | 'ears' | 'curl' | 'parrot' | 'flame' | 'swept';

export type Bird = {
	plumages: readonly Plumage[];
	size: number;
	frame: 'round' | 'slim' | 'tall' | 'beast';
	beak: Beak;
	crest: Crest;
	/** Discs, masks or patches round the eyes. */
	face: 'discs' | 'mask' | 'patch' | 'plain';
	tail: 'fan' | 'long' | 'flame' | 'curl' | 'lion' | 'stub';
	iris: string;
	wings?: 'feather';
	hand?: HandKind;
};

export const flock = {
	Owl: {
		plumages: [
			{ main: '#8f6442', belly: '#f0dcb8', wing: '#6f4a33', beak: '#e2a83b', feet: '#d9953a', extra: '#f6e6c8' },
			{ main: '#7d7f8f', belly: '#e9e6df', wing: '#5d5f72', beak: '#e2b04a', feet: '#d9a04a', extra: '#f1eee8' },
			{ main: '#f0e6d6', belly: '#fffaf0', wing: '#d0b998', beak: '#c9873a', feet: '#c98a4a', extra: '#fffdf6' },
		],
		size: 0.72,
		frame: 'round',
		beak: 'owl',
		crest: 'ears',
		face: 'discs',
		tail: 'fan',
		iris: '#e39a24',
	},
	Duck: {
		plumages: [
			{ main: '#f7d35a', belly: '#fdeaa0', wing: '#e8b63f', beak: '#ef8a35', feet: '#ef8a35' },
			{ main: '#f8f4ea', belly: '#fffdf6', wing: '#e3dccb', beak: '#f0a23a', feet: '#f0a23a' },
			{ main: '#a9866a', belly: '#ead9c3', wing: '#80614c', beak: '#e2a83b', feet: '#e2893a', head: '#3f8a62' },
		],
		size: 0.64,
		frame: 'round',
		beak: 'duck',
		crest: 'curl',
		face: 'plain',
		tail: 'curl',
		iris: '#33202a',
	},
	Eagle: {
		plumages: [
			{ main: '#6b4632', belly: '#8a5f42', wing: '#4f3326', beak: '#f0b53a', feet: '#e8a832', head: '#fbf6ea' },
			{ main: '#8f5f38', belly: '#b98550', wing: '#6b4327', beak: '#e9b040', feet: '#e0a233', head: '#e3b878' },
		],
		size: 0.96,
		frame: 'slim',
		beak: 'hook',
		crest: 'swept',
		face: 'plain',
		tail: 'fan',
		iris: '#d99a24',
	},
	Flamingo: {
		plumages: [
			{ main: '#f08fa0', belly: '#f9bcc4', wing: '#e2677f', beak: '#3a2c36', feet: '#e8788c', extra: '#fbe3da' },
			{ main: '#f5a58f', belly: '#fbcdbb', wing: '#e8806a', beak: '#3a2c36', feet: '#ea8a76', extra: '#fdece0' },
		],
		size: 1.02,
		frame: 'tall',
		beak: 'flamingo',
		crest: 'none',
		face: 'plain',
		tail: 'fan',
		iris: '#c98a24',
	},
	Parrot: {
		plumages: [
			{ main: '#d93f3a', belly: '#ef7a4f', wing: '#3f7fc4', beak: '#e9dcc4', feet: '#7a7480', extra: '#f2c14e' },
			{ main: '#4fa84a', belly: '#a5cf5a', wing: '#3f86b8', beak: '#e0813a', feet: '#8a7a74', extra: '#e2463f' },
			{ main: '#2f86c9', belly: '#f2c14e', wing: '#2a5fa8', beak: '#3a3440', feet: '#6b6570', extra: '#6fc48a' },
		],
		size: 0.7,
		frame: 'round',
		beak: 'hook',
		crest: 'parrot',
		face: 'patch',
		tail: 'long',
		iris: '#4a3426',
	},
	Penguin: {
		plumages: [
			{ main: '#38455f', belly: '#fdf8ee', wing: '#2c374d', beak: '#f0a23a', feet: '#ef9433', extra: '#f6c65a' },
			{ main: '#4a4458', belly: '#fdf6ea', wing: '#383246', beak: '#ef8f4a', feet: '#e8823f', extra: '#f3b24a' },
		],
		size: 0.68,
		frame: 'round',
		beak: 'cone',
		crest: 'none',
		face: 'mask',
		tail: 'stub',
		iris: '#33202a',
		hand: 'flipper',
	},
	Phoenix: {
		plumages: [
			{ main: '#e8592f', belly: '#f9b23f', wing: '#c93a34', beak: '#f6d25a', feet: '#d98a2f', extra: '#fcd75a' },
			{ main: '#d9433f', belly: '#f6a04a', wing: '#8f2f66', beak: '#f3c14e', feet: '#c9762f', extra: '#fbc24a' },
			{ main: '#ef8a2f', belly: '#fbd46a', wing: '#d94a4a', beak: '#7a3a30', feet: '#9a4f2f', extra: '#fff0a0' },
		],
		size: 0.98,
		frame: 'slim',
		beak: 'hook',
		crest: 'flame',
		face: 'plain',
		tail: 'flame',
		iris: '#b5401f',
		wings: 'feather',
	},
	Griffin: {
		plumages: [
			{
				main: '#d9a45a',
				belly: '#f6dfae',
				wing: '#8f5f38',
				beak: '#f0b53a',
				feet: '#d9a45a',
				head: '#fbf3e2',
				extra: '#8f5a2f',
			},
			{
				main: '#b9854a',
				belly: '#efd2a0',
				wing: '#5f7a9c',
				beak: '#e9a83a',
				feet: '#b9854a',
				head: '#e9e2d6',
				extra: '#4f6484',
			},
			{
				main: '#c98f4a',
				belly: '#f3dcb0',
				wing: '#a84a3a',
				beak: '#f2c14e',
				feet: '#c98f4a',
				head: '#8a5034',
				extra: '#7a3a2c',
			},
		],
		size: 1.04,
		frame: 'beast',
		beak: 'hook',
		crest: 'ears',
		face: 'plain',
		tail: 'lion',
		iris: '#c98a24',
		wings: 'feather',
		hand: 'paw',
	},
} satisfies Record<string, Bird>;

export type BirdName = keyof typeof flock;
