/** How many calls are under way at once: quick for a page of stories, and no burden to the server. */
const atOnce = 3;

export type Outcome = { deleted: number; failed: number; error: unknown };

/**
 * Deletes one after another, a few at a time, and goes on after a failure. `onDone` hears how many have an answer so far;
 * once `isStopped` says so, no further one begins. Answers how many were deleted and how many failed, with the last error.
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
