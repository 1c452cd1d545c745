import { expect } from 'vitest';
import { hour } from '../../shared/rules/durations.ts';
import { library } from '../local/library/current-library.ts';
import { reload } from './app-page.tsx';

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

/**
 * Restarts the app, and waits until it has tried each entry once more, which it does at its start with those that got no
 * answer. Later attempts are postponed.
 */
export async function reloadAndRetry(): Promise<void> {
	await postponeRetries();
	const before = await attempts();
	await reload();
	await expect
		.poll(async () => (await attempts()).map((count, i) => count > before[i]!))
		.toEqual(before.map(() => true));
	await postponeRetries();
}

async function attempts(): Promise<number[]> {
	return (await library().outbox.orderBy('seq').toArray()).map((entry) => entry.attempts);
}
