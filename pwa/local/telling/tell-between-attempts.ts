import { liveQuery } from 'dexie';
import type { Entry } from '../outbox/commands.ts';
import { allEntries } from '../outbox/entries.ts';
import type { TellingOutcome } from './store-told-chapter.ts';

/**
 * Tells here what the outbox may be trying to send: while an attempt is under way the server may be writing. Once it has failed, `tell` is
 * called again; when it was carried out, the outcome is `sending`. `isAbout`: tells the entry that is taken over.
 */
export async function tellBetweenAttempts(
	tell: () => Promise<TellingOutcome>,
	isAbout: (entry: Entry) => boolean,
): Promise<TellingOutcome> {
	for (;;) {
		const outcome = await tell();
		if (outcome.state !== 'sending' || !(await waitsAgain(isAbout))) return outcome;
	}
}

/** Waits until the entry is not being sent; whether it is still there. */
function waitsAgain(isAbout: (entry: Entry) => boolean): Promise<boolean> {
	return new Promise((resolve, reject) => {
		const subscription = liveQuery(allEntries).subscribe({
			next(entries) {
				const about = entries.filter(isAbout);
				if (about.some(({ state }) => state === 'sending')) return;
				subscription.unsubscribe();
				resolve(about.length > 0);
			},
			error: reject,
		});
	});
}
