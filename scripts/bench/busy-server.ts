import { setTimeout as sleep } from 'node:timers/promises';
import type { StoryCreated } from '../../shared/contract/stories.ts';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { type Server, storyInput } from './server.ts';

export const waiting = 20;
/** The number of stories that are narrated at the same time: a narration takes longer than a picture. */
const listening = 2;

/** Keeps that many stories of an account in the queue until the measured work ends. */
export async function whileBusy<Result>(server: Server, as: Session, work: () => Promise<Result>): Promise<Result> {
	let over = false;
	const crowd = Array.from({ length: waiting }, async (_, number) => {
		while (!over) await runStory(server, as, number < listening, () => over);
	});
	await sleep(1000);
	try {
		return await work();
	} finally {
		over = true;
		await Promise.all(crowd);
	}
}

/** A story as a family uses it: created, opened, perhaps narrated, and fetched once its picture exists. */
async function runStory(server: Server, as: Session, listens: boolean, isOver: () => boolean): Promise<void> {
	const storyId = await requestStory(server, as);
	const first = async () => (await server.ask<Story>('GET', `/api/stories/${storyId}`, as)).nodes[0];
	let chapter = await first();
	while (!isOver() && !chapter) {
		await sleep(500);
		chapter = await first();
	}
	if (!isOver() && listens && chapter) {
		await server.ask('POST', '/api/tts', as, { text: chapter.content, voice: 'sage', storyId, nodeId: chapter._id });
	}
	while (!isOver() && !(await first())?.images) await sleep(1000);
}

export async function requestStory(server: Server, as: Session): Promise<string> {
	return (await server.ask<StoryCreated>('POST', '/api/stories', as, storyInput()))._id;
}
