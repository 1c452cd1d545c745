import type { NextChapter } from '../../../shared/contract/stories.ts';
import type { Story } from '../../../shared/contract/story.ts';
import type { Session } from '../../../shared/contract/user.ts';
import type { WireError } from '../../../shared/contract/wire-error.ts';
import type { Row } from '../../db/schema.ts';
import type { TestResponse, TestServer } from '../../testing/test-server.ts';
import { countJobs, waitUntil } from './story-requests.ts';

export type NextChapterAnswer = NextChapter & WireError;

/** Takes a choice. */
export function postChoice(
	server: TestServer,
	as: Pick<Session, 'token'>,
	story: Pick<Story, '_id'>,
	nodeId: string,
	choiceIndex: number,
): Promise<TestResponse<NextChapterAnswer>> {
	return server.request<NextChapterAnswer>('POST', `/api/stories/${story._id}/generate`, {
		as,
		body: { nodeId, choiceIndex },
	});
}

/** Every chapter of every story, opened or not. */
export function chapterRows(server: TestServer): Promise<Row<'chapter'>[]> {
	return server.db.selectFrom('chapter').selectAll().orderBy('id').execute();
}

/** Waits until the job table is empty. */
export function waitUntilIdle(server: TestServer): Promise<void> {
	return waitUntil(async () => (await countJobs(server)) === 0);
}
