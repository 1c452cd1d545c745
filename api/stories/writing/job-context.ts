import type { Provenance } from '../../../shared/contract/stories.ts';
import type { Core } from '../../app/core.ts';
import { hashedId, log } from '../../app/log.ts';
import type { Row } from '../../db/schema.ts';
import type { JobContext } from '../../makers/makers.ts';
import type { ChapterStreams } from './chapter-streams.ts';
import type { NarrationStreams } from './narration-streams.ts';
import type { UsageRecorder } from './usage-recorder.ts';

/** What the queue's workers need. */
export type WorkerContext = Pick<Core, 'config' | 'db' | 'makers' | 'media' | 'notify' | 'now'> & {
	usageRecorder: UsageRecorder;
	chapterStreams: ChapterStreams;
	narrationStreams: NarrationStreams;
};

/** More remarks come from a maker that repeats itself. */
const maxRemarks = 20;
const maxRemarkLength = 300;

const events = { 'kept-back': 'moderation-hit', rewritten: 'rewritten', 'stood-in': 'stood-in' } as const;

/** A job's context that records the maker's remarks, with their time. */
export type RecordingJobContext = JobContext & { readonly remarks: Provenance['remarks'] };

/** The context of one job for this story. `streams` receive what is made while it is made. */
export function createJobContext(
	story: Pick<Row<'story'>, 'id' | 'family_id'>,
	{ usageRecorder, now }: { usageRecorder: UsageRecorder; now: () => number },
	signal: AbortSignal,
	streams: Partial<Pick<JobContext, 'streamText' | 'streamSpeech' | 'streamTimes'>> = {},
): RecordingJobContext {
	const remarks: Provenance['remarks'] = [];
	return {
		signal,
		remarks,
		streamText() {},
		streamSpeech() {},
		streamTimes() {},
		...streams,
		recordUsage: (use) => usageRecorder.record(story, use),
		addRemark({ what, why }) {
			log({ level: 'info', event: events[what], account: hashedId(story.family_id) });
			if (remarks.length >= maxRemarks) return;
			remarks.push({ what, why: why.slice(0, maxRemarkLength), at: new Date(now()).toISOString() });
		},
	};
}
