import type { Story, StoryNode } from '../../shared/story.ts';
import type { Session, User } from '../../shared/user.ts';
import { storyOf } from '../e2e/family.ts';
import type { TestServer } from './app-page.tsx';

/** A story of a child's with two chapters; `line` stands in the second one only. */
export async function storyOfChild(server: TestServer, parent: Session, { _id: childId }: User) {
	const story = await storyOf(server, parent, { childId });
	const body = { nodeId: story.startNode, choiceIndex: 0 };
	const path = `/api/stories/${story._id}/generate`;
	const { newNode } = await server.ask<{ newNode: StoryNode }>('POST', path, { as: parent, body });
	const line = newNode.content.split('\n\n').at(-1) ?? '';
	return { story, second: newNode, line };
}

/** What the server knows of the report of a chapter. */
export async function reportAtServer(server: TestServer, parent: Session, { _id }: Story, nodeId: string | null) {
	const { nodes } = await server.ask<Story>('GET', `/api/stories/${_id}`, { as: parent });
	return nodes.find((node) => node._id === nodeId)?.report;
}
