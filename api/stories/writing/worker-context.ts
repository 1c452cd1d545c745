import type { Core } from '../../app/core.ts';
import type { ChapterStreams } from './chapter-streams.ts';
import type { UsageRecorder } from './usage-recorder.ts';

/** What the queue's workers need. */
export type WorkerContext = Pick<Core, 'config' | 'db' | 'makers' | 'media' | 'notify' | 'now'> & {
	ledger: UsageRecorder;
	manuscripts: ChapterStreams;
};
