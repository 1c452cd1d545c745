import { deferred } from '../../shared/rules/deferred.ts';

/** Milliseconds: a window that nobody sees may never be painted. */
const maxWaitMs = 3_000;

const painted = deferred();

/** Resolves once the first screen is painted: what is not needed for that has the time until then. */
export const firstPaint = painted.promise;

/** To be called when the first screen stands in the document. */
export function noteFirstRender(): void {
	requestAnimationFrame(() => setTimeout(painted.resolve));
	setTimeout(painted.resolve, maxWaitMs);
}
