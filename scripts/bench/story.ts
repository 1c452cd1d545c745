import { setTimeout as sleep } from 'node:timers/promises';
import type { CreationStatus, NewStory, StoryCreated } from '../../shared/contract/stories.ts';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { type Figure, quantile } from './figures.ts';
import { register, type Server, startServer, storyInput } from './server.ts';

export const title = 'from the request to the first chapter, its picture and its narration (24 stories, one at a time)';

const stories = 24;
const pollEvery = 5;

export type Times = { answered: number; readable: number; drawn: number; narrated: number };

/** All times are milliseconds from the request. */
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
		usual('first chapter narrated', 'narrated', 3000),
		...(['answered', 'readable', 'drawn', 'narrated'] as const).map(slow),
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
	const narrated = narrate(server, rosa, _id).then(since);
	while (!(await read(server, rosa, _id)).nodes[0]?.images) await sleep(pollEvery * 4);
	const drawn = since();
	return { answered, readable, drawn, narrated: await narrated };
}

function read(server: Server, rosa: Session, id: string): Promise<Story> {
	return server.ask<Story>('GET', `/api/stories/${id}`, rosa);
}

export async function narrate(server: Server, rosa: Session, storyId: string): Promise<void> {
	const [chapter] = (await read(server, rosa, storyId)).nodes;
	await server.ask('POST', '/api/tts', rosa, { text: chapter!.content, voice: 'sage', storyId, nodeId: chapter!._id });
}
