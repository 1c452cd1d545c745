import type { AppContext } from '../../app/context.ts';
import type { ChapterStreams } from './chapter-streams.ts';
import type { UsageRecorder } from './usage-recorder.ts';

/** What the work of the queue is done with. */
export type WorkerContext = Pick<AppContext, 'config' | 'db' | 'makers' | 'media' | 'notify' | 'now'> & {
	ledger: UsageRecorder;
	manuscripts: ChapterStreams;
};
