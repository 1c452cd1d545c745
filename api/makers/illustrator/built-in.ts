import type { Illustrator, Pictures } from '../makers.ts';
import { asFaultOf } from '../thread-fault.ts';
import { ownThread } from '../threads.ts';
import type { PictureRequest } from './paint.ts';

/** A picture takes half a second on an idle core; a busy server is slower, but not this slow. */
const timeLimit = 60_000;

const by = { maker: 'built-in', model: null, standsIn: false } as const;

/**
 * The illustrator that needs no key and no network: it paints in a thread of its own, one picture after another. The
 * hero looks the same by construction, so there is no reference picture. After `close` a later picture starts a thread anew.
 */
export function builtInIllustrator() {
	let easel = newEasel();
	return {
		name: 'built-in',
		async illustrate({ scene, seed, gender }, { signal }) {
			const pictures = await easel.run({ scene, seed, gender }, signal).catch(asFaultOf('built-in'));
			return { pictures, by, reference: null };
		},
		close() {
			const left = easel;
			easel = newEasel();
			return left.close();
		},
	} satisfies Illustrator;
}

function newEasel() {
	return ownThread<PictureRequest, Pictures>(new URL('./easel.worker.ts', import.meta.url), {
		timeLimit,
		behind: true,
	});
}
