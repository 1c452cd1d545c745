import { describe, expect, it } from 'vitest';
import type { EntryProblem } from '../local/outbox/entry-problem.ts';
import { choiceErrors, narrationErrorFor, refusalMessage, retryMessage } from './error-messages.ts';

const problem = (status: number, message: string): EntryProblem => ({ status, code: '', message });

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

describe('the message of a refusal', () => {
	const general = 'Failed to generate the next part of the story. Please try again.';

	it('is the general one when the server gives none', () => {
		expect(refusalMessage(problem(422, ''))).toBe(general);
		expect(refusalMessage(problem(403, ' '))).toBe(general);
	});

	// covers: validation-rules/chapter-must-have-text
	// covers: errors/next-chapter-four-sentences
	it('is the server’s message for a 4xx', () => {
		expect(refusalMessage(problem(402, 'Your trial has ended.'))).toBe('Your trial has ended.');
		const empty = 'Generated node is missing required content';
		expect(refusalMessage(problem(200, empty))).toBe(empty);
	});

	it('says that the story is gone after a 404', () => {
		expect(refusalMessage(problem(404, 'Nothing'))).toMatch(/^This story is not there any more/);
	});

	it('is the general one after errors of the server or the network', () => {
		expect(refusalMessage(problem(500, 'Boom'))).toBe(general);
		expect(refusalMessage(problem(0, 'Offline'))).toBe(general);
	});
});

describe('the message of a choice that is retried', () => {
	it('names a problem of this device, and otherwise shows the general message', () => {
		const full = { status: 0, code: 'device-full', message: 'There is no room left on this device.' };
		expect(retryMessage(full)).toBe(`There is no room left on this device. ${choiceErrors.failed}`);
		expect(retryMessage({ status: 503, code: 'busy', message: 'Busy.' })).toBe(choiceErrors.failed);
	});
});
