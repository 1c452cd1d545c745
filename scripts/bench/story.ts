import { setTimeout as sleep } from 'node:timers/promises';
import { urlOf } from '../../shared/contract/call.ts';
import { narrationEndpoint } from '../../shared/contract/endpoints.ts';
import type { CreationStatus, NarrationAnswer, NewStory, StoryCreated } from '../../shared/contract/stories.ts';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { type Figure, quantile } from './figures.ts';
import { register, type Server, startServer, storyInput } from './server.ts';

export const title = 'from the request to the first chapter, its picture and its narration (24 stories, one at a time)';

const stories = 24;
const pollEvery = 5;

export type Times = { answered: number; readable: number; drawn: number; heard: number; narrated: number };

/** All times are milliseconds from the request. `heard`: the first bytes of the recording; `narrated`: all of it. */
export async function measure(): Promise<Figure[]> {
	await using server = await startServer();
	const rosa = await register(server, 'Rosa');
	await oneStory(server, rosa, storyInput());
	const times: Times[] = [];
	for (let number = 0; number < stories; number++) times.push(await oneStory(server, rosa, storyInput()));
	return figuresOf(times);
}

function figuresOf(times: readonly Times[]): Figure[] {
	const of = (key: keyof Times, share: number) => {
		return quantile(
			times.map((time) => time[key]),
			share,
		);
	};
	const usual = (what: string, key: keyof Times, most: number): Figure => {
		return { what, value: of(key, 0.5), unit: 'ms', limit: { most } };
	};
	const slow = (key: keyof Times): Figure => ({ what: `${key}, 95th of 100`, value: of(key, 0.95), unit: 'ms' });
	return [
		usual('request answered', 'answered', 50),
		usual('first chapter readable', 'readable', 150),
		usual('first chapter drawn', 'drawn', 1500),
		usual('first chapter heard', 'heard', 1500),
		usual('first chapter narrated', 'narrated', 3000),
		...(['answered', 'readable', 'drawn', 'heard', 'narrated'] as const).map(slow),
	];
}

export async function oneStory(server: Server, rosa: Session, asked: NewStory): Promise<Times> {
	const from = performance.now();
	const since = () => performance.now() - from;
	const { _id } = await server.ask<StoryCreated>('POST', '/api/stories', rosa, asked);
	const answered = since();
	const status = `/api/stories/status/${asked.frontendRequestId}`;
	while (!(await server.ask<CreationStatus>('GET', status, rosa)).isComplete) await sleep(pollEvery);
	const readable = since();
	const story = await readStory(server, rosa, _id);
	const narrated = narrate(server, rosa, story).then(since);
	const heard = untilHeard(server, rosa, story).then(since);
	while (!(await readStory(server, rosa, _id)).nodes[0]?.images) await sleep(pollEvery * 4);
	const drawn = since();
	return { answered, readable, drawn, heard: await heard, narrated: await narrated };
}

export function readStory(server: Server, rosa: Session, id: string): Promise<Story> {
	return server.ask<Story>('GET', `/api/stories/${id}`, rosa);
}

/** Asks for the recording of a story's first chapter; resolves when it is whole. */
export function narrate(
	server: Server,
	rosa: Session,
	{ _id: storyId, nodes: [first] }: Story,
): Promise<NarrationAnswer> {
	const body = { text: first!.content, voice: 'sage', storyId, nodeId: first!._id };
	return server.ask('POST', '/api/tts', rosa, body);
}

/** Resolves with the first bytes of the recording of a story's first chapter, also while that is being made. */
export async function untilHeard(server: Server, rosa: Session, { _id: storyId, startNode }: Story): Promise<void> {
	const path = urlOf(narrationEndpoint.path, { storyId, chapterId: startNode ?? '' });
	const answer = await fetch(server.url + path, { headers: { authorization: `Bearer ${rosa.token}` } });
	const reader = answer.body!.getReader();
	await reader.read();
	await reader.cancel();
}
