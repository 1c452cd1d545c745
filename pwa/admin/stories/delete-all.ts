/** The number of concurrent requests: quick for a page of stories, and no load for the server. */
const atOnce = 3;

export type Outcome = { deleted: number; failed: number; error: unknown };

/**
 * Deletes stories, a few at a time, and continues after a failure. `onDone` gets the number of answered requests;
 * once `isStopped` returns true, no further one starts. Returns the numbers of deleted and failed ones, and the last error.
 */
export async function deleteAll(
	ids: readonly string[],
	remove: (id: string) => Promise<void>,
	onDone: (done: number) => void,
	isStopped: () => boolean,
): Promise<Outcome> {
	const waiting = [...ids];
	const outcome: Outcome = { deleted: 0, failed: 0, error: null };
	const work = async () => {
		for (let id = waiting.shift(); id !== undefined && !isStopped(); id = waiting.shift()) {
			try {
				await remove(id);
				outcome.deleted += 1;
			} catch (error) {
				outcome.failed += 1;
				outcome.error = error;
			}
			onDone(outcome.deleted + outcome.failed);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, work));
	return outcome;
}
