import { describe, expect, it } from 'vitest';
import { emailParts } from './email.tsx';

describe('the parts of an email', () => {
	it.each([
		['rosa@example.com', ['rosa', '@example.', 'com']],
		['a.b-c_d+e@f-g.org', ['a.', 'b-', 'c_', 'd+', 'e', '@f-', 'g.', 'org']],
		['..a..@@b.', ['..', 'a..', '@', '@b.']],
	])('of %s end at its separators and together are the whole text', (email, parts) => {
		expect(emailParts(email)).toEqual(parts);
		expect(parts.join('')).toBe(email);
	});

	it.each(['Rosa', 'No email (Milo)', 'meet me @ noon', ''])('are null for %j, which is not an email', (text) => {
		expect(emailParts(text)).toBeNull();
	});
});
