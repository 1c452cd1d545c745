import { expect } from 'vitest';
import type { Changes } from '../../../shared/contract/sync.ts';
import type { Session } from '../../../shared/contract/user.ts';
import type { TestServer } from '../../testing/test-server.ts';

/** One page of changes. */
export async function getChangePage(server: TestServer, as: Pick<Session, 'token'>, cursor?: string): Promise<Changes> {
	const query = cursor === undefined ? '' : `?cursor=${cursor}`;
	const { status, body } = await server.request<Changes>('GET', `/api/sync${query}`, { as });
	expect(status).toBe(200);
	return body;
}

/** All pages of changes, merged. */
export async function pullChanges(
	server: TestServer,
	as: Pick<Session, 'token'>,
	cursor?: string,
): Promise<Changes & { pages: number }> {
	let changes = { ...(await getChangePage(server, as, cursor)), pages: 1 };
	while (changes.more) {
		const next = await getChangePage(server, as, changes.cursor);
		const stories = [...changes.stories, ...next.stories];
		const deleted = {
			stories: [...changes.deleted.stories, ...next.deleted.stories],
			children: [...changes.deleted.children, ...next.deleted.children],
		};
		changes = { ...next, stories, deleted, reset: changes.reset, pages: changes.pages + 1 };
	}
	return changes;
}

export function ids(entities: readonly { _id: string }[]): string[] {
	return entities.map(({ _id }) => _id);
}
