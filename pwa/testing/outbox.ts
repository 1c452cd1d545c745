import { expect } from 'vitest';
import { library } from '../local/library/current-library.ts';

const hour = 60 * 60 * 1000;

/**
 * Postpones what waits in the outbox by an hour, as soon as none of it is being sent: what a test does next meets no retry
 * that the app makes by itself.
 */
export async function postponeRetries(): Promise<void> {
	const { outbox } = library();
	const postpone = () =>
		library().transaction('rw', outbox, async () => {
			if ((await outbox.filter(({ state }) => state === 'sending').count()) > 0) return false;
			await outbox.toCollection().modify({ nextAt: Date.now() + hour });
			return true;
		});
	await expect.poll(postpone).toBe(true);
}
