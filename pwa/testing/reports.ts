import type { Chapter, Story } from '../../shared/contract/story.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { createStory } from '../e2e/stories.ts';
import type { TestServer } from './app-page.tsx';

/** Creates a child's story with two chapters; `line` is in the second one only. */
export async function createChildStory(server: TestServer, parent: Session, { _id: childId }: User) {
	const story = await createStory(server, parent, { childId });
	const body = { nodeId: story.startNode, choiceIndex: 0 };
	const path = `/api/stories/${story._id}/generate`;
	const { newNode } = await server.request<{ newNode: Chapter }>('POST', path, { as: parent, body });
	const line = newNode.content.split('\n\n').at(-1) ?? '';
	return { story, second: newNode, line };
}

/** The report of a chapter on the server. */
export async function fetchReport(server: TestServer, parent: Session, { _id }: Story, nodeId: string | null) {
	const { nodes } = await server.request<Story>('GET', `/api/stories/${_id}`, { as: parent });
	return nodes.find((node) => node._id === nodeId)?.report;
}
