import { expect } from 'vitest';
import type { Changes } from '../../../shared/contract/sync.ts';
import type { Session } from '../../../shared/contract/user.ts';
import type { TestServer } from '../../testing/test-server.ts';

/** One page of changes. */
export async function getChangePage(house: TestServer, as: Pick<Session, 'token'>, cursor?: string): Promise<Changes> {
	const query = cursor === undefined ? '' : `?cursor=${cursor}`;
	const { status, body } = await house.request<Changes>('GET', `/api/sync${query}`, { as });
	expect(status).toBe(200);
	return body;
}

/** All pages of changes, merged. */
export async function pullChanges(
	house: TestServer,
	as: Pick<Session, 'token'>,
	cursor?: string,
): Promise<Changes & { pages: number }> {
	let told = { ...(await getChangePage(house, as, cursor)), pages: 1 };
	while (told.more) {
		const next = await getChangePage(house, as, told.cursor);
		const stories = [...told.stories, ...next.stories];
		const deleted = {
			stories: [...told.deleted.stories, ...next.deleted.stories],
			children: [...told.deleted.children, ...next.deleted.children],
		};
		told = { ...next, stories, deleted, reset: told.reset, pages: told.pages + 1 };
	}
	return told;
}

export function ids(things: readonly { _id: string }[]): string[] {
	return things.map(({ _id }) => _id);
}
