/** A question that waits for its batch. */
type Asked<Key, Found> = { key: Key; resolve(found: Found | undefined): void; reject(error: unknown): void };

/**
 * A lookup that collects the keys of one turn of the event loop and looks all of them up at once. Nothing that it gives was read before
 * it was asked for.
 */
export function batchLookup<Key, Found>(
	findAll: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
): (key: Key) => Promise<Found | undefined> {
	let batch: Asked<Key, Found>[] = [];

	async function answer(): Promise<void> {
		const asked = batch;
		batch = [];
		try {
			const found = await findAll([...new Set(asked.map(({ key }) => key))]);
			for (const { key, resolve } of asked) resolve(found.get(key));
		} catch (error) {
			for (const { reject } of asked) reject(error);
		}
	}

	return (key) =>
		new Promise((resolve, reject) => {
			if (batch.length === 0) setImmediate(() => void answer());
			batch.push({ key, resolve, reject });
		});
}
