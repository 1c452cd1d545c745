import { describe, expect, it } from 'vitest';
import { isGenerating, newlyReady, nextToPoll } from './pending-stories.ts';

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
		expect(nextToPoll('sent', rows, nobody, none)).toBe('sent');
	});

	it('goes on with the one that waits longest, and stops when none is left', () => {
		expect(nextToPoll('sent', rows, new Set(['sent']), none)).toBe('oldest');
		expect(nextToPoll(null, rows, new Set(['oldest']), none)).toBe('newest');
		expect(nextToPoll(null, rows, new Set(['oldest', 'newest']), none)).toBeNull();
	});

	it('asks for nothing that is here already, nor for what failed', () => {
		expect(nextToPoll('read', rows.slice(2), nobody, none)).toBeNull();
		expect(nextToPoll('broken', rows.slice(2), nobody, none)).toBeNull();
	});

	it('does not ask for what the server was not told of yet', () => {
		expect(nextToPoll('newest', rows, nobody, new Map([['newest', {}]]))).toBe('oldest');
		expect(nextToPoll(null, rows.slice(0, 1), nobody, new Map([['newest', {}]]))).toBeNull();
	});

	it('waits for queued and writing stories only', () => {
		expect(rows.map(({ status }) => isGenerating(status))).toEqual([true, true, false, false]);
	});

	it('has news of those that waited and can be read now', () => {
		expect(newlyReady(new Set(['newest', 'read', 'broken', 'deleted']), rows)).toEqual(['read']);
		expect(newlyReady(nobody, rows)).toEqual([]);
	});
});
