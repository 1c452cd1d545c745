import { describe, expect, it } from 'vitest';
import { isGenerating, newlyReady, nextToPoll } from './pending-stories.ts';

const rows = [
	{ id: 'newest', status: 'queued' },
	{ id: 'oldest', status: 'writing' },
	{ id: 'read', status: 'in-progress' },
	{ id: 'broken', status: 'failed' },
] as const;
const none = new Map();
const noIds = new Set<string>();

describe('polling for stories that are not ready', () => {
	it('polls the awaited story first', () => {
		expect(nextToPoll('sent', rows, noIds, none)).toBe('sent');
	});

	it('continues with the oldest, and stops when none is left', () => {
		expect(nextToPoll('sent', rows, new Set(['sent']), none)).toBe('oldest');
		expect(nextToPoll(null, rows, new Set(['oldest']), none)).toBe('newest');
		expect(nextToPoll(null, rows, new Set(['oldest', 'newest']), none)).toBeNull();
	});

	it('skips stories that are ready or failed', () => {
		expect(nextToPoll('read', rows.slice(2), noIds, none)).toBeNull();
		expect(nextToPoll('broken', rows.slice(2), noIds, none)).toBeNull();
	});

	it('skips unsent stories', () => {
		expect(nextToPoll('newest', rows, noIds, new Map([['newest', {}]]))).toBe('oldest');
		expect(nextToPoll(null, rows.slice(0, 1), noIds, new Map([['newest', {}]]))).toBeNull();
	});

	it('polls only stories with the status queued or writing', () => {
		expect(rows.map(({ status }) => isGenerating(status))).toEqual([true, true, false, false]);
	});

	it('notifies of awaited stories that are readable now', () => {
		expect(newlyReady(new Set(['newest', 'read', 'broken', 'deleted']), rows)).toEqual(['read']);
		expect(newlyReady(noIds, rows)).toEqual([]);
	});
});
