import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferOwnChanges } from './own-changes.ts';

let sync: ReturnType<typeof vi.fn<() => void>>;
let changes: ReturnType<typeof deferOwnChanges>;
beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
	sync = vi.fn(() => changes.cancel());
	changes = deferOwnChanges(sync);
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Begins to send a command; the returned function lets its answer come. */
function send(): () => Promise<void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	void changes.whileSending(() => promise);
	return async () => {
		resolve();
		await pass(0);
	};
}

it('a change is synced at once while no command is sent', () => {
	changes.onChanged();
	expect(sync).toHaveBeenCalledTimes(1);
});

it('the chapter that a command brought and the picture that follows are one sync', async () => {
	const answer = send();
	changes.onChanged();
	await answer();
	await pass(400);
	expect(sync).toHaveBeenCalledTimes(0);
	changes.onChanged();
	expect(sync).toHaveBeenCalledTimes(1);
	await pass(10_000);
	expect(sync).toHaveBeenCalledTimes(1);
});

it('the first change soon after the answer is taken for the command’s own, and no later one', async () => {
	await send()();
	await pass(100);
	changes.onChanged();
	expect(sync).toHaveBeenCalledTimes(0);
	changes.onChanged();
	expect(sync).toHaveBeenCalledTimes(1);
});

it('a change is synced at once half a second after the answer', async () => {
	await send()();
	await pass(500);
	changes.onChanged();
	expect(sync).toHaveBeenCalledTimes(1);
});

it('changes while a command takes long are synced two seconds after the first', async () => {
	send();
	changes.onChanged();
	await pass(1_000);
	changes.onChanged();
	await pass(999);
	expect(sync).toHaveBeenCalledTimes(0);
	await pass(1);
	expect(sync).toHaveBeenCalledTimes(1);
});

it('a change is synced at once again after sending failed', async () => {
	await changes.whileSending(() => Promise.reject(new Error('the library is closed'))).catch(() => {});
	await pass(500);
	changes.onChanged();
	expect(sync).toHaveBeenCalledTimes(1);
});
