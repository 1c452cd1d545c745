import { expect, it } from 'vitest';
import { CallError } from '../net/http.ts';
import { sentenceFor } from './use-narrator.ts';

it.each([
	['a voice that failed', new CallError('Boom', 503, 'narration-failed'), 'Failed to generate audio'],
	['no network', new CallError('Offline', 0, 'offline'), 'Failed to generate audio'],
	['a token that is no longer good', new CallError('No', 401, 'unauthorized'), 'Authentication required'],
	['no token', new Error('Authentication required'), 'Authentication required'],
	['a trial that ended', new CallError('Your trial has ended.', 402, 'no-access'), 'Your trial has ended.'],
	[
		'a story that was deleted',
		new CallError('Nothing', 404, 'not-found'),
		'This story is not there any more. It may have been deleted on another device.',
	],
])('after %s it says why there is nothing to hear', (_cause, problem, sentence) => {
	expect(sentenceFor(problem)).toBe(sentence);
});
