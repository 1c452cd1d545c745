import { describe, expect, it } from 'vitest';
import { isWaiting, nextToWatch, nowReady } from './ready-watch.ts';

const rows = [
	{ id: 'newest', status: 'queued' },
	{ id: 'oldest', status: 'writing' },
	{ id: 'read', status: 'in-progress' },
	{ id: 'broken', status: 'failed' },
] as const;
const none = new Map();
const nobody = new Set<string>();

describe('watching for a story to be ready', () => {
	it('asks first for the story that somebody was sent here to wait for', () => {
		expect(nextToWatch('sent', rows, nobody, none)).toBe('sent');
	});

	it('goes on with the one that waits longest, and stops when none is left', () => {
		expect(nextToWatch('sent', rows, new Set(['sent']), none)).toBe('oldest');
		expect(nextToWatch(null, rows, new Set(['oldest']), none)).toBe('newest');
		expect(nextToWatch(null, rows, new Set(['oldest', 'newest']), none)).toBeNull();
	});

	it('asks for nothing that is here already, nor for what failed', () => {
		expect(nextToWatch('read', rows.slice(2), nobody, none)).toBeNull();
		expect(nextToWatch('broken', rows.slice(2), nobody, none)).toBeNull();
	});

	it('does not ask for what the server was not told of yet', () => {
		expect(nextToWatch('newest', rows, nobody, new Map([['newest', {}]]))).toBe('oldest');
		expect(nextToWatch(null, rows.slice(0, 1), nobody, new Map([['newest', {}]]))).toBeNull();
	});

	it('waits for queued and writing stories only', () => {
		expect(rows.map(({ status }) => isWaiting(status))).toEqual([true, true, false, false]);
	});

	it('has news of those that waited and can be read now', () => {
		expect(nowReady(new Set(['newest', 'read', 'broken', 'deleted']), rows)).toEqual(['read']);
		expect(nowReady(nobody, rows)).toEqual([]);
	});
});
