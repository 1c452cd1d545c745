import { describe, expect, it } from 'vitest';
import type { Entry } from '../local/outbox/commands.ts';
import type { EntryProblem } from '../local/outbox/entry-problem.ts';
import { deliveryStatusOf } from './delivery-status.ts';

const offline: EntryProblem = { status: 0, code: 'offline', message: '' };
const entryOf = (seq: number, parts: Partial<Entry> = {}) =>
	({ seq, state: 'waiting', lanes: ['story:s'], problem: null, ...parts }) as Entry;
const problemOf = (status: number, code = 'refused'): EntryProblem => ({ status, code, message: '' });

describe('the delivery status of an entry', () => {
	it.each([
		['was not tried yet', null, 'in progress'],
		['found no network', offline, 'waiting'],
		['received a page of another server', problemOf(0, 'unexpected-answer'), 'waiting'],
		['received an error page of a proxy', { ...problemOf(0, 'unexpected-answer'), httpStatus: 502 }, 'retrying'],
		['got no answer in time', problemOf(0, 'timeout'), 'waiting'],
		['received an error of the server', problemOf(500), 'retrying'],
		['found the queue full', problemOf(503, 'queue-full'), 'retrying'],
		['failed on this device', problemOf(0, 'device-fault'), 'retrying'],
		['found no space on this device', problemOf(0, 'device-full'), 'retrying'],
		['waits for a slow storyteller', problemOf(503, 'still-writing'), 'in progress'],
		['is in progress from an earlier attempt', problemOf(409, 'still-running'), 'in progress'],
	] as const)('when the entry %s', (_how, problem, deliveryStatus) => {
		const entry = entryOf(1, { problem });
		expect(deliveryStatusOf(entry, [entry])).toBe(deliveryStatus);
	});

	it('is that of an earlier entry with the same ordering key', () => {
		const [before, entry] = [entryOf(1, { problem: offline }), entryOf(2)];
		expect(deliveryStatusOf(entry, [before, entry])).toBe('waiting');
		expect(deliveryStatusOf(before, [before, entry])).toBe('waiting');
	});

	it('is that of an entry which must be sent before such an earlier one', () => {
		const first = entryOf(1, { problem: offline });
		const second = entryOf(2, { lanes: ['story:s', 'voice:n'] });
		const entry = entryOf(3, { lanes: ['voice:n'] });
		expect(deliveryStatusOf(entry, [first, second, entry])).toBe('waiting');
	});

	it('does not depend on failed, unrelated or later entries', () => {
		const entry = entryOf(3);
		const others = [
			entryOf(1, { state: 'failed', problem: problemOf(402) }),
			entryOf(2, { lanes: ['voice:n'], problem: offline }),
			entryOf(4, { problem: offline }),
		];
		expect(deliveryStatusOf(entry, [...others, entry])).toBe('in progress');
	});
});
