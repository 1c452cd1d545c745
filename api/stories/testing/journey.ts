import type { NextChapter } from '../../../shared/making.ts';
import type { Story } from '../../../shared/story.ts';
import type { Session } from '../../../shared/user.ts';
import type { WireError } from '../../../shared/wire-error.ts';
import type { Row } from '../../db/schema.ts';
import type { Answer, House } from '../../testing/house.ts';
import { jobsLeft, until } from './cast.ts';

export type Next = NextChapter & WireError;

/** Somebody takes a choice. */
export function choose(
	house: House,
	as: Pick<Session, 'token'>,
	story: Pick<Story, '_id'>,
	nodeId: string,
	choiceIndex: number,
): Promise<Answer<Next>> {
	return house.ask<Next>('POST', `/api/stories/${story._id}/generate`, { as, body: { nodeId, choiceIndex } });
}

/** Every chapter of every story, opened or not. */
export function chapterRows(house: House): Promise<Row<'chapter'>[]> {
	return house.db.selectFrom('chapter').selectAll().orderBy('id').execute();
}

/** Waits until nothing is left to be made. */
export function quiet(house: House): Promise<void> {
	return until(async () => (await jobsLeft(house)) === 0);
}
