import { deferred } from '../../shared/rules/deferred.ts';

/** Milliseconds: a hidden window may never be painted. */
const maxWaitMs = 3_000;

const painted = deferred();

/** Resolves after the first paint: code that it does not need is loaded then. */
export const firstPaint = painted.promise;

/** To be called when the first screen is in the document. */
export function noteFirstRender(): void {
	requestAnimationFrame(() => setTimeout(painted.resolve));
	setTimeout(painted.resolve, maxWaitMs);
}
