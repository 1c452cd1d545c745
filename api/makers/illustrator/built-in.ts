import type { DrawingRequest } from '../../../shared/illustrator/draw-scene.ts';
import type { Illustrator, PictureSizes } from '../makers.ts';
import { rethrowAsMakerError } from '../thread-error.ts';
import { createThread } from '../threads.ts';

/** A picture takes half a second on an idle core; a busy server is slower, but not this slow. */
const timeLimit = 60_000;

const by = { maker: 'built-in', model: null, standsIn: false } as const;

/**
 * The illustrator that needs no key and no network: it paints in a thread of its own, one picture after another. The
 * hero looks the same by construction, so there is no reference picture. After `close` a later picture starts a thread anew.
 */
export function builtInIllustrator() {
	let thread = createRenderThread();
	return {
		name: 'built-in',
		async illustrate({ scene, seed, gender }, { signal }) {
			const pictures = await thread.run({ scene, seed, gender }, signal).catch(rethrowAsMakerError('built-in'));
			return { pictures, madeBy: by, reference: null };
		},
		close() {
			const left = thread;
			thread = createRenderThread();
			return left.close();
		},
	} satisfies Illustrator;
}

function createRenderThread() {
	return createThread<DrawingRequest, PictureSizes>(new URL('./encoding/render.worker.ts', import.meta.url), {
		timeLimit,
		isLowPriority: true,
	});
}
