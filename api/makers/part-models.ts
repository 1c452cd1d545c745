import type { Config, Server } from '../config.ts';
import { isHome, knownEnd, type Part, usualModel } from './providers/catalogue.ts';

/**
 * The model that is asked for what is not writing: the operator's, else the one that the provider serves at `now`
 * (milliseconds); null when it serves none any more.
 */
export function modelAt(now: number, part: Part, { baseUrl, model }: Server): string | null {
	return model ?? usualModel(part, now, isHome('openai', baseUrl));
}

/** The days (YYYY-MM-DD) on which the provider ends the models that draw and speak; null where it has named none. */
export function partEnds({ illustrator, narrator }: Config, now: number) {
	return { illustrator: endOf('image', illustrator, now), narrator: endOf('speech', narrator, now) };
}

function endOf(part: Part, server: Server | null, now: number): string | null {
	const model = server && isHome('openai', server.baseUrl) ? modelAt(now, part, server) : null;
	return model && knownEnd(model);
}
