import { abortable } from '../../abortable.ts';

/** More than the stories that are drawn at the same time; a reference picture has about 200 KB. */
const maxEntries = 24;

/**
 * Reference pictures that were just drawn. The pictures of one story are often requested together, before the first of them
 * has stored the hero for the others: they wait for one reference picture instead of drawing several heroes.
 */
export function createReferenceCache() {
	const pictures = new Map<string, Promise<Uint8Array>>();
	return {
		/** The story's picture, cached or under way, else drawn by `draw`. A failure rejects only its own call. */
		async getOrDraw(story: string, signal: AbortSignal, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
			for (let cached = pictures.get(story); cached; cached = pictures.get(story)) {
				const picture = await abortable(
					cached.catch(() => null),
					signal,
				);
				if (picture) return picture;
			}
			return store(story, draw());
		},
	};

	function store(story: string, drawn: Promise<Uint8Array>): Promise<Uint8Array> {
		pictures.set(story, drawn);
		drawn.catch(() => pictures.get(story) === drawn && pictures.delete(story));
		for (const oldest of [...pictures.keys()].slice(0, -maxEntries)) pictures.delete(oldest);
		return drawn;
	}
}
