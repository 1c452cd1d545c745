import { expect } from 'vitest';
import { hour } from '../../shared/rules/durations.ts';
import { library } from '../local/library/current-library.ts';

/**
 * Postpones the entries of the outbox by an hour, as soon as none is being sent, so that the test meets no automatic
 * retry.
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
