import { describe, expect, it } from 'vitest';
import { isWaiting, nextToWatch } from './ready-watch.ts';

const rows = [
	{ id: 'newest', status: 'queued' },
	{ id: 'oldest', status: 'writing' },
	{ id: 'read', status: 'in-progress' },
	{ id: 'broken', status: 'failed' },
] as const;

describe('watching for a story to be ready', () => {
	it('asks first for the story that somebody was sent here to wait for', () => {
		expect(nextToWatch('sent', rows, new Set())).toBe('sent');
	});

	it('goes on with the one that waits longest, and stops when none is left', () => {
		expect(nextToWatch('sent', rows, new Set(['sent']))).toBe('oldest');
		expect(nextToWatch(null, rows, new Set(['oldest']))).toBe('newest');
		expect(nextToWatch(null, rows, new Set(['oldest', 'newest']))).toBeNull();
	});

	it('waits for queued and writing stories only', () => {
		expect(rows.map(({ status }) => isWaiting(status))).toEqual([true, true, false, false]);
	});
});
