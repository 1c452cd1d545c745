import { makerErrorMessage } from './maker-error-messages.ts';
import type { JobContext, MadeBy } from './makers.ts';
import { MakerError } from './providers/provider.ts';

/** What a maker gives or, when it fails, what the built-in one gives in its place: remarked at the desk, and labelled. */
export async function orFallback<Made extends { madeBy: MadeBy }>(
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
