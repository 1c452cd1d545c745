import { describe, expect, it } from 'vitest';
import type { Entry, EntryProblem } from '../local/outbox/commands.ts';
import { blockingEntries, deliveryStatusOf } from './delivery-status.ts';

const offline: EntryProblem = { status: 0, code: 'offline', message: '' };
const entryOf = (seq: number, parts: Partial<Entry> = {}) =>
	({ seq, state: 'waiting', lanes: ['story:s'], problem: null, ...parts }) as Entry;
const answered = (status: number, code = 'refused'): EntryProblem => ({ status, code, message: '' });

describe('how it stands with what was asked for', () => {
	it.each([
		['was not tried yet', null, 'under way'],
		['found no network', offline, 'kept'],
		['met somebody else’s page', answered(0, 'unexpected-answer'), 'kept'],
		['met an error page of a proxy', { ...answered(0, 'unexpected-answer'), httpStatus: 502 }, 'troubled'],
		['got no answer in time', answered(0, 'timeout'), 'kept'],
		['found a server in trouble', answered(500), 'troubled'],
		['found a server that is full', answered(503, 'queue-full'), 'troubled'],
		['failed on this device itself', answered(0, 'device-fault'), 'troubled'],
		['found no room on this device', answered(0, 'device-full'), 'troubled'],
		['has a slow writer', answered(503, 'still-writing'), 'under way'],
		['is being carried out for an earlier try', answered(409, 'still-running'), 'under way'],
	] as const)('when it %s', (_how, problem, standing) => {
		const entry = entryOf(1, { problem });
		expect(deliveryStatusOf(entry, [entry])).toBe(standing);
	});

	it('is that of what stands before it', () => {
		const [before, entry] = [entryOf(1, { problem: offline }), entryOf(2)];
		expect(deliveryStatusOf(entry, [before, entry])).toBe('kept');
		expect(deliveryStatusOf(before, [before, entry])).toBe('kept');
	});

	it('is not held up by what failed, touches something else or came later', () => {
		const entry = entryOf(3);
		const others = [
			entryOf(1, { state: 'failed', problem: answered(402) }),
			entryOf(2, { lanes: ['voice:n'], problem: offline }),
			entryOf(4, { problem: offline }),
		];
		expect(blockingEntries(entry, [...others, entry])).toEqual([]);
		expect(deliveryStatusOf(entry, [...others, entry])).toBe('under way');
	});
});
