import type { DrawingRequest } from '../../../shared/illustrator/draw-scene.ts';
import type { Illustrator, PictureSizes } from '../makers.ts';
import { createThread, rethrowAsMakerError } from '../threads.ts';

/** A picture takes half a second on an idle core; a busy server is slower, but not this slow. */
const timeLimit = 60_000;

const madeBy = { maker: 'built-in', model: null, standsIn: false } as const;

/**
 * The illustrator that needs neither key nor network. It draws in its own thread, one picture after another. The hero looks
 * the same by construction, so there is no reference picture. A request after `close` starts a new thread.
 */
export function builtInIllustrator() {
	let thread = createRenderThread();
	return {
		name: 'built-in',
		async illustrate({ scene, seed, gender }, { signal }) {
			const pictures = await thread.run({ scene, seed, gender }, signal).catch(rethrowAsMakerError('built-in'));
			return { pictures, madeBy, reference: null };
		},
		startThread: () => thread.start(),
		close() {
			const closing = thread;
			thread = createRenderThread();
			return closing.close();
		},
	} satisfies Illustrator;
}

function createRenderThread() {
	return createThread<DrawingRequest, PictureSizes>(new URL('./encoding/render.worker.ts', import.meta.url), {
		timeLimit,
		isLowPriority: true,
	});
}
