import { describe, expect, it } from 'vitest';
import type { Entry, EntryProblem } from '../local/outbox/commands.ts';
import { blockingEntries, deliveryStatusOf } from './delivery-status.ts';

const offline: EntryProblem = { status: 0, code: 'offline', message: '' };
const entryOf = (seq: number, parts: Partial<Entry> = {}) =>
	({ seq, state: 'waiting', lanes: ['story:s'], problem: null, ...parts }) as Entry;
const answered = (status: number, code = 'refused'): EntryProblem => ({ status, code, message: '' });

describe('the delivery status of an entry', () => {
	it.each([
		['was not tried yet', null, 'under way'],
		['found no network', offline, 'kept'],
		['received a page of another server', answered(0, 'unexpected-answer'), 'kept'],
		['received an error page of a proxy', { ...answered(0, 'unexpected-answer'), httpStatus: 502 }, 'troubled'],
		['got no answer in time', answered(0, 'timeout'), 'kept'],
		['received an error of the server', answered(500), 'troubled'],
		['found the queue full', answered(503, 'queue-full'), 'troubled'],
		['failed on this device', answered(0, 'device-fault'), 'troubled'],
		['found no space on this device', answered(0, 'device-full'), 'troubled'],
		['waits for a slow storyteller', answered(503, 'still-writing'), 'under way'],
		['is in progress from an earlier attempt', answered(409, 'still-running'), 'under way'],
	] as const)('when the entry %s', (_how, problem, standing) => {
		const entry = entryOf(1, { problem });
		expect(deliveryStatusOf(entry, [entry])).toBe(standing);
	});

	it('is that of an earlier entry with the same ordering key', () => {
		const [before, entry] = [entryOf(1, { problem: offline }), entryOf(2)];
		expect(deliveryStatusOf(entry, [before, entry])).toBe('kept');
		expect(deliveryStatusOf(before, [before, entry])).toBe('kept');
	});

	it('does not depend on failed, unrelated or later entries', () => {
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
