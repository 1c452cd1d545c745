import type { Mood } from '../../../words/moods.ts';

/** Moods that a plot's opening tells in the same way, as flags of a story. */
export const moodTones = {
	'mood-calm': ['calm', 'cozy', 'dreamy', 'peaceful', 'heartwarming', 'hopeful', 'friendly'],
	'mood-funny': [
		'silly',
		'giggly',
		'funny',
		'playful',
		'bouncy',
		'cheerful',
		'joyful',
		'whimsical',
		'mischievous',
		'energetic',
	],
	'mood-eerie': ['mysterious', 'spooky', 'enchanted', 'magical', 'wonder-filled', 'curious'],
	'mood-grand': ['adventurous', 'brave', 'determined', 'dramatic', 'epic', 'exciting', 'triumphant'],
} as const satisfies Record<string, readonly Mood[]>;

/** The flag of a mood. */
export function toneOf(mood: Mood): keyof typeof moodTones {
	const tones = Object.entries(moodTones) as [keyof typeof moodTones, readonly Mood[]][];
	return tones.find(([, moods]) => moods.includes(mood))?.[0] ?? 'mood-calm';
}
