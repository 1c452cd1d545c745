import { MakerError, makerErrorMessage } from './maker-error.ts';
import type { Illustrator, JobContext, MadeBy, Narrator, Storyteller } from './makers.ts';

/*
 * Each maker with the built-in one as its fallback: a piece of content that the provider fails to make is made by the
 * built-in maker, with a remark on the job and `standsIn` in its `madeBy`. The next piece is requested of the provider again.
 */

export function storytellerWithFallback(storyteller: Storyteller, builtIn: Storyteller): Storyteller {
	return {
		...withFallback(storyteller, builtIn),
		preloadModel: () => storyteller.preloadModel?.(),
		writeChapter: (request, job) =>
			orFallback(
				job,
				() => storyteller.writeChapter(request, job),
				() => builtIn.writeChapter(request, job),
			),
	};
}

export function illustratorWithFallback(illustrator: Illustrator, builtIn: Illustrator): Illustrator {
	return {
		...withFallback(illustrator, builtIn),
		illustrate: (request, job) =>
			orFallback(
				job,
				() => illustrator.illustrate(request, job),
				() => builtIn.illustrate(request, job),
			),
	};
}

export function narratorWithFallback(narrator: Narrator, builtIn: Narrator): Narrator {
	return {
		...withFallback(narrator, builtIn),
		narrate: (request, job) =>
			orFallback(
				job,
				() => narrator.narrate(request, job),
				() => {
					job.streamSpeech(null);
					return builtIn.narrate(request, job);
				},
			),
	};
}

type AnyMaker = Pick<Storyteller, 'name' | 'isFailing' | 'close'>;

function withFallback(maker: AnyMaker, builtIn: AnyMaker) {
	return {
		name: maker.name,
		isFailing: () => maker.isFailing?.() ?? false,
		async close() {
			await Promise.all([maker.close?.(), builtIn.close?.()]);
		},
	};
}

async function orFallback<Made extends { madeBy: MadeBy }>(
	job: JobContext,
	make: () => Promise<Made>,
	fallback: () => Promise<Made>,
): Promise<Made> {
	try {
		return await make();
	} catch (error) {
		job.signal.throwIfAborted();
		if (!(error instanceof MakerError)) throw error;
		job.addRemark({ what: 'stood-in', why: makerErrorMessage(error) });
		const made = await fallback();
		return { ...made, madeBy: { ...made.madeBy, standsIn: true } };
	}
}
