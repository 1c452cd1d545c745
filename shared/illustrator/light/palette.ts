import type { Mood } from '../../words/moods.ts';
import type { TimeOfDay } from '../../words/scenes.ts';

/** The colours of one picture's air and light; what things are made of is in `materials.ts`. */
export type Palette = {
	/** The sky from above to the horizon. */
	zenith: string;
	sky: string;
	glow: string;
	/** What distance fades into. */
	air: string;
	/** The coloured glass that everything is seen through. */
	cast: string;
	/** Sun, moon or lamp. */
	key: string;
	shade: string;
	/** The silhouettes that frame the picture. */
	dark: string;
	/** The two colours that may shout. */
	accent: string;
	second: string;
};

export type Family = 'sunny' | 'gentle' | 'cozy' | 'enchanted' | 'mystery' | 'epic';

const familyOf: Record<Mood, Family> = {
	adventurous: 'epic',
	bouncy: 'sunny',
	brave: 'epic',
	calm: 'gentle',
	cheerful: 'sunny',
	cozy: 'cozy',
	curious: 'mystery',
	determined: 'epic',
	dramatic: 'epic',
	dreamy: 'enchanted',
	enchanted: 'enchanted',
	energetic: 'sunny',
	epic: 'epic',
	exciting: 'epic',
	friendly: 'cozy',
	funny: 'sunny',
	giggly: 'sunny',
	heartwarming: 'cozy',
	hopeful: 'gentle',
	joyful: 'sunny',
	magical: 'enchanted',
	mischievous: 'cozy',
	mysterious: 'mystery',
	peaceful: 'gentle',
	playful: 'sunny',
	silly: 'sunny',
	spooky: 'mystery',
	triumphant: 'epic',
	whimsical: 'enchanted',
	'wonder-filled': 'enchanted',
};

/** The family of palettes that a mood is painted in. */
export function familyFor(mood: Mood): Family {
	return familyOf[mood];
}

/** The hand-chosen palette of a mood family at a time of day. */
export function paletteFor(family: Family, time: TimeOfDay): Palette {
	return palettes[family][time];
}

/** One row of ten colours, in the order of `Palette`. */
function row(colours: string): Palette {
	const [zenith, sky, glow, air, cast, key, shade, dark, accent, second] = colours.split(' ').map((c) => `#${c}`);
	return {
		zenith: zenith!,
		sky: sky!,
		glow: glow!,
		air: air!,
		cast: cast!,
		key: key!,
		shade: shade!,
		dark: dark!,
		accent: accent!,
		second: second!,
	};
}

const palettes: Record<Family, Record<TimeOfDay, Palette>> = {
	sunny: {
		dawn: row('6ba6c4 f2c6a8 ffe9b8 f4dcc4 ffe6cf ffe0a0 5a4a6e 3a3f63 f06a4e f9c24d'),
		day: row('3f9fb8 8fd0cf fdf0c8 cfe6d6 fff8ea fff3c4 2b4a63 1d3d3f f2643d f7b733'),
		dusk: row('4d4a86 e2737a ffc46b eba283 e8a894 ffbf66 3c2a5a 2a2144 ff7a45 ffd06b'),
		night: row('14275a 2c5a8c 7cb6b0 3f6f94 7795c9 ffe9a8 0d1a3f 0b1736 ffb347 ff7f6b'),
	},
	gentle: {
		dawn: row('9fb4d6 e9cfd4 fdeed6 ead9db f3e0e0 ffe8c8 5d5a80 44496b e98a8a f2c79a'),
		day: row('86b8c9 bfdcd6 fbf3e0 d9e6dd f6f4e8 fff6da 47617a 2f4a52 e58e73 e9c46a'),
		dusk: row('6a6ca3 cf9ab0 fbd3a6 c9a3b4 cfaabb ffd7a1 3f3763 2f2c50 ee8f7c f5cd8e'),
		night: row('1c2f5c 47689a a9c0cf 5a7aa3 8aa2cc eef3e2 14224a 101d3f f3c98b d99aa5'),
	},
	cozy: {
		dawn: row('8fa3b8 e8bd97 ffe6b3 e9cda8 f9dcb8 ffdf9c 57406a 463248 d95b3a efb04f'),
		day: row('7fb0b0 c9d9bd fdeec4 e2dcba fdeed2 ffe9b0 54405a 40302f d9532f e8a33a'),
		dusk: row('40395f b5575a f8a95a b8716a cf9478 ffb45c 2f1f45 26182f ff8a3d ffcf70'),
		night: row('171c3e 373a6b 8a6a86 4a4a78 7f80b0 ffcf87 0f1230 0d0f28 ff9a45 ffd98a'),
	},
	enchanted: {
		dawn: row('7a7fcb e3a6cf ffe2c4 dfb9d6 eccde0 ffdcb8 4b3a86 322a66 f0639a ffc872'),
		day: row('5b8fd0 a9cfe6 f9e6f2 cfd8ee f1ecfb fff1d6 4a3f86 2c2a5c e85fa0 f6c453'),
		dusk: row('33307f 9a4f9f ff9f8f a0629f b283b8 ffb39a 241a5c 1b1447 ff6fae ffd27a'),
		night: row('120f45 3a2f86 5fb3b8 4a4a9c 7b7ac8 c9f5e6 0e0a38 0a0830 ff7ac0 7df0d0'),
	},
	mystery: {
		dawn: row('55709a bda2a6 f6d5a0 bfaca8 e3cfc0 fcdc9a 34385f 232845 dc6a3f e8b955'),
		day: row('4f8494 94bdb2 f3ecc2 b4c9b6 eef0d6 fbf0bd 27414f 1b2f38 d8642a e3b545'),
		dusk: row('27264f 6a4668 d98a5f 6e5470 8f7390 f0a765 1a1538 13102c ef7d3f c9d96a'),
		night: row('0a1730 1d3f55 5f9a8f 2f5563 5a8296 cdeccf 07101f 050d1c f2a03d 8be0a4'),
	},
	epic: {
		dawn: row('38588f d98f6f ffd98a d9a58a f0bf9f ffcf7a 3a2a5f 271f48 e8502f ffc04a'),
		day: row('2f6f9f 7fb3c4 fde3b0 b9cdc9 fbeed8 ffe6a8 2b3360 1c2547 e0452f f2b035'),
		dusk: row('241f52 a83f4a ff8f3f 9c4f58 c2746a ffa84f 1f1440 170f33 ff5a36 ffcf5a'),
		night: row('0b1238 253f7a 8a7fb5 39508a 6a7fc0 dfe6ff 080d2a 060a24 ff8a4a ffd36b'),
	},
};
