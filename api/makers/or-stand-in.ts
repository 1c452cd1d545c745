import { inWords } from './fault-words.ts';
import type { By, Desk } from './makers.ts';
import { MakerFault } from './providers/provider.ts';

/** What a maker gives or, when it fails, what the built-in one gives in its place: remarked at the desk, and labelled. */
export async function orStandIn<Made extends { by: By }>(
	desk: Desk,
	make: () => Promise<Made>,
	standIn: () => Promise<Made>,
): Promise<Made> {
	try {
		return await make();
	} catch (error) {
		desk.signal.throwIfAborted();
		if (!(error instanceof MakerFault)) throw error;
		desk.remark({ what: 'stood-in', why: inWords(error) });
		const made = await standIn();
		return { ...made, by: { ...made.by, standsIn: true } };
	}
}
