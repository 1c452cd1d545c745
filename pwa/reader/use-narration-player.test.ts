import { expect, it } from 'vitest';
import { narrationErrorFor } from './use-narration-player.ts';

// covers: validation-rules/chapter-must-have-text
// covers: errors/audio-three-sentences
it.each([
	['a voice that failed', 503, 'Boom', 'Failed to generate audio'],
	['no network for too long', 0, 'Offline', 'Failed to generate audio'],
	['a token that is no longer good', 401, 'No', 'Authentication required'],
	['a trial that ended', 402, 'Your trial has ended.', 'Your trial has ended.'],
	['a refusal without a sentence', 402, '', 'Failed to generate audio'],
	[
		'a story that was deleted',
		404,
		'Nothing',
		'This story is not there any more. It may have been deleted on another device.',
	],
])('the error after %s', (_cause, status, message, sentence) => {
	expect(narrationErrorFor({ status, message })).toBe(sentence);
});
