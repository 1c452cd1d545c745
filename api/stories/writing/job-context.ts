import type { Provenance } from '../../../shared/contract/stories.ts';
import { hashedId, log } from '../../app/log.ts';
import type { Row } from '../../db/schema.ts';
import type { JobContext } from '../../makers/makers.ts';
import type { UsageRecorder } from './usage-recorder.ts';

/** Remarks beyond this are those of a maker that goes round in circles. */
const maxRemarks = 20;
const maxRemarkLength = 300;

const events = { 'kept-back': 'moderation-hit', rewritten: 'rewritten', 'stood-in': 'stood-in' } as const;

/** Where one piece of work is done: what a maker reports there, with its time. */
export type RecordingJobContext = JobContext & { readonly remarks: Provenance['remarks'] };

/** A desk for work on this story. `writes` hears the chapter's text as it grows. */
export function createJobContext(
	story: Pick<Row<'story'>, 'id' | 'family_id'>,
	{ ledger, now }: { ledger: UsageRecorder; now: () => number },
	signal: AbortSignal,
	writes: JobContext['streamText'] = () => {},
): RecordingJobContext {
	const remarks: Provenance['remarks'] = [];
	return {
		signal,
		remarks,
		streamText: writes,
		recordUsage: (use) => ledger.record(story, use),
		addRemark({ what, why }) {
			log({ level: 'info', event: events[what], account: hashedId(story.family_id) });
			if (remarks.length >= maxRemarks) return;
			remarks.push({ what, why: why.slice(0, maxRemarkLength), at: new Date(now()).toISOString() });
		},
	};
}
