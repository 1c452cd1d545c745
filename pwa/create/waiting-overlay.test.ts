import { expect, it } from 'vitest';
import { queueText } from './waiting-overlay.tsx';

// covers: constants-each/queue-text
it.each([
	[0, 'Your story is being generated...'],
	[1, 'Your story is being generated...'],
	[2, 'You are 2nd in line'],
	[3, 'You are 3rd in line'],
	[4, 'You are 4th in line'],
	[11, 'You are 11th in line'],
	[12, 'You are 12th in line'],
	[13, 'You are 13th in line'],
	[21, 'You are 21st in line'],
	[112, 'You are 112th in line'],
])('says for position %i: %s', (position, text) => {
	expect(queueText(position)).toBe(text);
});
