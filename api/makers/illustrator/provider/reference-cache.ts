/** Stories that are being drawn at one time, and a few more: a reference picture has about 200 KB. */
const maxEntries = 24;

/**
 * Reference pictures that were just drawn. The pictures of one story are often asked for together, before the first of
 * them can have kept the hero for the others: they wait for one reference instead of drawing several heroes.
 */
export function createReferenceCache() {
	const shelf = new Map<string, Promise<Uint8Array>>();
	return {
		/** The picture for this story: what is there or under way, else what `draw` gives. A failure is nobody else's. */
		async getOrDraw(story: string, signal: AbortSignal, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
			for (let there = shelf.get(story); there; there = shelf.get(story)) {
				const picture = await abortable(
					there.catch(() => null),
					signal,
				);
				if (picture) return picture;
			}
			return store(story, draw());
		},
	};

	function store(story: string, drawn: Promise<Uint8Array>): Promise<Uint8Array> {
		shelf.set(story, drawn);
		drawn.catch(() => shelf.get(story) === drawn && shelf.delete(story));
		for (const oldest of [...shelf.keys()].slice(0, -maxEntries)) shelf.delete(oldest);
		return drawn;
	}
}

/** Who waits for somebody else's picture may leave. */
function abortable<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
	return new Promise((resolve, reject) => {
		const leave = () => reject(signal.reason);
		if (signal.aborted) leave();
		signal.addEventListener('abort', leave, { once: true });
		work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
	});
}
