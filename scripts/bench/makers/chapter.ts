import type { Socket } from 'socket.io-client';
import { connectSocket, nextEvent } from '../../../api/testing/live-client.ts';
import type { StoryDelta } from '../../../shared/contract/events.ts';
import type { NewStory, NextChapter, StoryCreated } from '../../../shared/contract/stories.ts';
import type { Story } from '../../../shared/contract/story.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { register, type Server, storyInput } from '../server.ts';
import type { BareChapter } from './bare-client.ts';

/** A story input that matches the provider's fixtures. */
export function pipStoryInput(): NewStory {
	const hero = { name: 'Pip', gender: 'Female', type: 'Fox', traits: ['brave'] } as const;
	return {
		...storyInput(),
		genre: 'pirate',
		ageGroup: '3-5',
		ageRating: 5,
		settings: { mood: 'cheerful', characters: [{ ...hero, traits: [...hero.traits] }] },
	};
}

/** Registers a parent, and connects a socket. */
export async function connectReader(server: Server): Promise<[Session, Socket]> {
	const rosa = await register(server, 'Rosa');
	const socket = connectSocket(server.url, rosa.token);
	await nextEvent(socket, 'connect');
	return [rosa, socket];
}

/** Creates a story, and waits for its first chapter and picture. */
export async function beginStory(server: Server, as: Session, socket: Socket): Promise<Story> {
	const { _id } = await server.ask<StoryCreated>('POST', '/api/stories', as, pipStoryInput());
	return withPicture(server, as, socket, _id, 0);
}

/** The next chapter from the choice on: streamed, complete, drawn and narrated. */
export async function measureNextChapter(
	server: Server,
	as: Session,
	socket: Socket,
	story: Story,
): Promise<BareChapter> {
	const from = performance.now();
	const since = () => performance.now() - from;
	const sentence = nextEvent<StoryDelta>(socket, 'storyDelta').then(since);
	const choice = { nodeId: story.nodes[0]!._id, choiceIndex: 0 };
	const { newNode: node } = await server.ask<NextChapter>('POST', `/api/stories/${story._id}/generate`, as, choice);
	const text = since();
	const picture = withPicture(server, as, socket, story._id, 1).then(since);
	const asked = { text: node.content, voice: 'sage', storyId: story._id, nodeId: node._id };
	const voice = server.ask('POST', '/api/tts', as, asked).then(since);
	return { firstSentence: await sentence, text, picture: await picture, voice: await voice };
}

async function withPicture(server: Server, as: Session, socket: Socket, id: string, at: number): Promise<Story> {
	for (;;) {
		const more = nextEvent(socket, 'storyUpdate');
		const story = await server.ask<Story>('GET', `/api/stories/${id}`, as);
		if (story.status === 'failed') throw new Error(`A story failed: ${story.error}`);
		if (story.nodes[at]?.images) return story;
		await Promise.race([more, new Promise((later) => setTimeout(later, 1000))]);
	}
}
