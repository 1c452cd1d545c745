import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Library, openLibrary } from '../library/database.ts';
import { leaseDuration, withReplayLock } from './replay-lock.ts';

let library: Library;
let otherTab: Library;
beforeEach(() => {
	const account = crypto.randomUUID();
	[library, otherTab] = [openLibrary(account), openLibrary(account)];
});
afterEach(async () => {
	vi.unstubAllGlobals();
	otherTab.close();
	await library.delete();
});

const holdLease = (until: number) => otherTab.kv.put({ holder: 'another tab', until }, 'replayLease');

describe.each(['with Web Locks', 'without Web Locks'])('the replay lock %s', (context) => {
	beforeEach(() => {
		if (context === 'without Web Locks') vi.stubGlobal('navigator', { onLine: true });
	});

	it('lets one tab work at a time, and the next one after it', async () => {
		const events: string[] = [];
		const first = Promise.withResolvers<void>();
		const begun = Promise.withResolvers<void>();
		const one = withReplayLock(library, async () => {
			events.push('first begins');
			begun.resolve();
			await first.promise;
			events.push('first ends');
		});
		await begun.promise;
		const other = withReplayLock(otherTab, async () => void events.push('second begins'));
		// By then the second tab has requested the lock.
		await otherTab.kv.count();
		await new Promise((resolve) => setTimeout(resolve));
		expect(events).toEqual(['first begins']);
		first.resolve();
		await Promise.all([one, other]);
		expect(events).toEqual(['first begins', 'first ends', 'second begins']);
	});

	it('is released after failed work, and rejects with its error', async () => {
		await expect(withReplayLock(library, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
		const work = vi.fn(async () => {});
		await withReplayLock(otherTab, work);
		expect(work).toHaveBeenCalledOnce();
	});
});

describe('the lease of a page without Web Locks', () => {
	beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));

	it('is taken over from a crashed tab when it expires', async () => {
		const until = Date.now() + 50;
		await holdLease(until);
		let begunAt = 0;
		await withReplayLock(library, async () => {
			begunAt = Date.now();
		});
		expect(begunAt).toBeGreaterThanOrEqual(until);
	});

	it('is ignored when it was written before the clock was set back', async () => {
		await holdLease(Date.now() + 60 * leaseDuration);
		const work = vi.fn(async () => {});
		await withReplayLock(library, work);
		expect(work).toHaveBeenCalledOnce();
	});

	it('is skipped when the disk is too full to write it', async () => {
		vi.spyOn(library.kv, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
		const work = vi.fn(async () => {});
		await withReplayLock(library, work);
		expect(work).toHaveBeenCalledOnce();
	});

	it('rejects when the library is closed during the wait', async () => {
		await holdLease(Date.now() + leaseDuration);
		const waiting = withReplayLock(library, async () => {});
		library.close();
		await expect(waiting).rejects.toMatchObject({ name: 'DatabaseClosedError' });
	});
});
