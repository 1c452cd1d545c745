/** What happened on a page that tells, in milliseconds since the press, see `watchMoments`. */
export type Moments = {
	/** A chapter more is on the screen. */
	readable: number;
	/** A picture more is on the screen. */
	drawn: number;
	/** How long the storyteller's thread had work between the press and the chapter, and between the press and the picture. */
	threadUntilReadable: number;
	threadUntilDrawn: number;
};

declare global {
	interface Window {
		/** Resolves once the next press has led to a chapter and a picture more than before. */
		nextMoments(): Promise<Moments>;
	}
}

/** Runs in the page, before the app: sets `window.nextMoments`. */
export function watchMoments(): void {
	const spans: { from: number; to: number }[] = [];
	const OwnWorker = window.Worker;
	// Work that is asked for and not answered yet keeps the thread busy.
	window.Worker = class extends OwnWorker {
		#open = new Map<unknown, { from: number; to: number }>();
		constructor(...args: ConstructorParameters<typeof OwnWorker>) {
			super(...args);
			this.addEventListener('message', ({ data }) => {
				const span = this.#open.get(data?.id);
				if (span) span.to = performance.now();
				this.#open.delete(data?.id);
			});
		}
		override postMessage(message: unknown, transfer?: unknown): void {
			const span = { from: performance.now(), to: Number.POSITIVE_INFINITY };
			this.#open.set((message as { id?: unknown })?.id, span);
			spans.push(span);
			super.postMessage(message, transfer as Transferable[]);
		}
	};
	const busyBetween = (from: number, to: number) => {
		let busy = 0;
		let until = from;
		for (const span of spans) {
			const [begin, end] = [Math.max(span.from, until), Math.min(span.to, to)];
			if (end > begin) busy += end - begin;
			until = Math.max(until, end);
		}
		return busy;
	};
	const chapters = () => document.querySelectorAll('[data-text-of]').length;
	const pictures = () =>
		[...document.querySelectorAll<HTMLImageElement>('article img[src^="/api/media/"]')].filter(
			({ complete, naturalWidth }) => complete && naturalWidth > 0,
		).length;
	/** Resolves with the time of the next frame in which `isThere` holds. Looks only after a change: each look delays the page. */
	const frameWith = (isThere: () => boolean) =>
		new Promise<number>((resolve) => {
			const observer = new MutationObserver(() => look());
			const look = () => {
				if (!isThere()) return;
				observer.disconnect();
				document.removeEventListener('load', look, true);
				requestAnimationFrame(() => resolve(performance.now()));
			};
			observer.observe(document, { childList: true, subtree: true, attributeFilter: ['src'] });
			document.addEventListener('load', look, true);
			look();
		});
	window.nextMoments = async () => {
		const before = { chapters: 0, pictures: 0 };
		const pressed = await new Promise<number>((resolve) => {
			const note = ({ timeStamp }: MouseEvent) => {
				Object.assign(before, { chapters: document.querySelector('article') ? chapters() : 0, pictures: pictures() });
				resolve(timeStamp);
			};
			document.addEventListener('click', note, { capture: true, once: true });
		});
		const readable = await frameWith(() => chapters() > before.chapters);
		const drawn = await frameWith(() => pictures() > before.pictures);
		return {
			readable: readable - pressed,
			drawn: drawn - pressed,
			threadUntilReadable: busyBetween(pressed, readable),
			threadUntilDrawn: busyBetween(pressed, drawn),
		};
	};
}
