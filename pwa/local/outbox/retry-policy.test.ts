import { describe, expect, it } from 'vitest';
import { day } from '../../../shared/rules/durations.ts';
import { RequestError } from '../../net/request-error.ts';
import type { Command, Entry } from './commands.ts';
import { isDue, retryPolicy } from './retry-policy.ts';

const now = 100 * day;
const deletion: Command = { kind: 'delete-story', storyId: 's', title: 'A story' };
const profile: Command = { kind: 'save-profile', update: { profile: { name: 'Rosa', age: 36 } } };
const creation = { kind: 'create-story', story: { _id: 's' } } as Command;

const entryOf = (deed: Command, parts: Partial<Entry> = {}) =>
	({ deed, attempts: 0, refusals: 0, createdAt: now, ...parts }) as Entry;
const refused = (status: number, code = 'refused', retryAfter: number | null = null, body: { _id?: string } = {}) =>
	new RequestError('No.', status, code, { error: 'No.', message: 'No.', code, ...body }, retryAfter);
const offline = new RequestError('Offline.', 0, 'offline');
const judged = (error: RequestError, entry = entryOf(profile), chance = 1) => retryPolicy(entry, error, now, chance);

describe('the retry policy', () => {
	it.each([0, 408, 425, 429, 500, 502, 503, 504])('retries after %s', (status) => {
		expect(judged(refused(status)).action).toBe('waiting');
	});

	it.each([400, 402, 403, 404, 409, 413, 422])('fails after %s', (status) => {
		expect(judged(refused(status)).action).toBe('failed');
	});

	it.each([
		deletion,
		{ kind: 'delete-child', childId: 'c', name: 'Milo' },
	] as Command[])('a 404 completes a deletion ($kind)', (deed) =>
		expect(judged(refused(404), entryOf(deed)).action).toBe('done'));

	it('a 503 completes a story that the server accepted, and retries one that it did not', () => {
		expect(judged(refused(503, 'queue-busy', 5, { _id: 's' }), entryOf(creation)).action).toBe('done');
		expect(judged(refused(503, 'queue-full', 30), entryOf(creation)).action).toBe('waiting');
	});

	it('a 401 counts as no attempt', () => {
		expect(judged(refused(401)).action).toBe('unknown-session');
	});

	it.each(['still-running', 'still-writing'])('the server’s “%s” counts as no error', (code) => {
		const verdict = judged(refused(code === 'still-running' ? 409 : 503, code, 5), entryOf(profile, { refusals: 20 }));
		expect(verdict).toEqual({ action: 'waiting', attempts: 1, refusals: 20, nextAt: now + 5000 });
	});
});

describe('errors of this device', () => {
	const fault = new RequestError('Something went wrong on this device.', 0, 'device-fault');
	const full = new RequestError('There is no room left on this device.', 0, 'device-full');

	it('fail an entry after twenty retries: the cause may be permanent', () => {
		expect(judged(fault)).toMatchObject({ action: 'waiting', refusals: 1 });
		expect(judged(fault, entryOf(profile, { refusals: 20 })).action).toBe('failed');
	});

	it('do not fail an entry when the device is full', () => {
		expect(judged(full, entryOf(profile, { refusals: 20 }))).toMatchObject({ action: 'waiting', refusals: 20 });
	});
});

describe('the delay before the next attempt', () => {
	it.each([
		[0, 2_000],
		[1, 4_000],
		[4, 32_000],
		[9, 300_000],
		[400, 300_000],
	])('after %i earlier attempts is at most %i ms, and at least half of that', (attempts, most) => {
		const pauses = [0, 0.5, 1].map((chance) => judged(offline, entryOf(profile, { attempts }), chance));
		expect(pauses.map((verdict) => 'nextAt' in verdict && verdict.nextAt - now)).toEqual([most / 2, most * 0.75, most]);
	});

	it('is the server’s Retry-After, a day at most', () => {
		expect(judged(refused(429, 'too-many', 3600))).toMatchObject({ nextAt: now + 3_600_000 });
		expect(judged(refused(503, 'busy', 400 * 24 * 3600))).toMatchObject({ nextAt: now + day });
	});
});

describe('an entry', () => {
	it.each([
		['now', 0, true],
		['in a second', 1_000, false],
		['after the longest wait', day, false],
		['later than any wait, as noted before the clock was set back', day + 1, true],
		['in fifty years', 18_000 * day, true],
	])('with nextAt %s (%i ms) is due: %s', (_when, ahead, due) => {
		expect(isDue({ nextAt: now + ahead }, now)).toBe(due);
	});
});

describe('the failure of an entry', () => {
	it('does not follow from any number of attempts without a network', () => {
		const entry = entryOf(profile, { attempts: 5000, createdAt: now - 400 * day });
		expect(judged(offline, entry).action).toBe('waiting');
	});

	it('follows from the 21st temporary server error', () => {
		expect(judged(refused(500), entryOf(profile, { refusals: 19 })).action).toBe('waiting');
		expect(judged(refused(500), entryOf(profile, { refusals: 20 })).action).toBe('failed');
	});

	it.each([-now, -29 * day, 20_000 * day])('does not follow from a clock that was wrong by %i ms', (error) => {
		const entry = entryOf(profile, { createdAt: now + error });
		expect([offline, refused(500)].map((answer) => judged(answer, entry).action)).toEqual(['waiting', 'waiting']);
	});
});
