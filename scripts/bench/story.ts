import { setTimeout as sleep } from 'node:timers/promises';
import { builtInIllustrator } from '../../api/makers/illustrator/built-in.ts';
import { builtInNarrator } from '../../api/makers/narrator/built-in.ts';
import type { CreationStatus, NewStory, StoryBegun } from '../../shared/making.ts';
import { tellChapter } from '../../shared/pocket/tell.ts';
import type { Story } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import { type Figure, median, quantile, timed } from './figures.ts';
import { register, type Server, startServer, wish } from './server.ts';

export const title = 'from the request to the first chapter, its picture and its narration (24 stories, one at a time)';

const stories = 24;
const pollEvery = 5;

type Times = { answered: number; readable: number; drawn: number; narrated: number; bare: number };

/** All times are milliseconds from the request. Each is compared with its bare work, done in this process. */
export async function measure(): Promise<Figure[]> {
	const wishes = Array.from({ length: stories }, wish);
	const bare = await bareWork(wishes.slice(0, 8));
	await using server = await startServer();
	const rosa = await register(server, 'Rosa');
	await oneStory(server, rosa, wish());
	const times: Times[] = [];
	for (const one of wishes) times.push(await oneStory(server, rosa, one));
	const of = (key: keyof Times) => median(times.map((time) => time[key]));
	const worst = (key: keyof Times) =>
		quantile(
			times.map((time) => time[key]),
			0.95,
		);
	return [
		{
			what: 'request answered',
			value: of('answered'),
			unit: 'ms',
			than: { what: 'GET /api/health', value: of('bare') },
			limit: { most: 50 },
		},
		{
			what: 'first chapter readable',
			value: of('readable'),
			unit: 'ms',
			than: { what: 'telling alone', value: bare.told },
			limit: { most: 150 },
		},
		{
			what: 'first chapter drawn',
			value: of('drawn'),
			unit: 'ms',
			than: { what: 'drawing alone', value: bare.drawn },
			limit: { most: 1500 },
		},
		{
			what: 'first chapter narrated',
			value: of('narrated'),
			unit: 'ms',
			than: { what: 'speaking alone', value: bare.spoken },
			limit: { most: 3000 },
		},
		{ what: 'readable, 95 of 100', value: worst('readable'), unit: 'ms' },
		{ what: 'drawn, 95 of 100', value: worst('drawn'), unit: 'ms' },
		{ what: 'narrated, 95 of 100', value: worst('narrated'), unit: 'ms' },
	];
}

async function oneStory(server: Server, rosa: Session, asked: NewStory): Promise<Times> {
	const from = performance.now();
	const since = () => performance.now() - from;
	const { _id } = await server.ask<StoryBegun>('POST', '/api/stories', rosa, asked);
	const answered = since();
	const status = `/api/stories/status/${asked.frontendRequestId}`;
	while (!(await server.ask<CreationStatus>('GET', status, rosa)).isComplete) await sleep(pollEvery);
	const readable = since();
	const narrated = narrate(server, rosa, _id).then(since);
	while (!(await read(server, rosa, _id)).nodes[0]?.images) await sleep(pollEvery * 4);
	const drawn = since();
	const times = { answered, readable, drawn, narrated: await narrated };
	await sleep(50);
	return { ...times, bare: (await timed(() => server.ask('GET', '/api/health'))).ms };
}

function read(server: Server, rosa: Session, id: string): Promise<Story> {
	return server.ask<Story>('GET', `/api/stories/${id}`, rosa);
}

async function narrate(server: Server, rosa: Session, storyId: string): Promise<void> {
	const [chapter] = (await read(server, rosa, storyId)).nodes;
	await server.ask('POST', '/api/tts', rosa, { text: chapter!.content, voice: 'sage', storyId, nodeId: chapter!._id });
}

/** The makers' own work, with no server round it and nothing beside it. */
async function bareWork(wishes: readonly NewStory[]): Promise<{ told: number; drawn: number; spoken: number }> {
	const [illustrator, narrator] = [builtInIllustrator(), builtInNarrator()];
	const times = { told: [] as number[], drawn: [] as number[], spoken: [] as number[] };
	for (const { genre, ageGroup, ageRating: rating, settings, frontendRequestId: seed } of wishes) {
		const hero = settings.characters[0]!;
		const brief = { seed, genre, mood: settings.mood, ageGroup, rating, hero, disabledTopics: [] };
		const told = await timed(() => tellChapter(brief, []));
		const { scene, content: text } = told.result;
		times.told.push(told.ms);
		times.drawn.push((await timed(() => illustrator.illustrate({ scene, seed, gender: hero.gender }))).ms);
		times.spoken.push((await timed(() => narrator.narrate({ text, voice: { rate: 1, pitch: 1 } }))).ms);
	}
	await Promise.all([illustrator.close(), narrator.close()]);
	return { told: median(times.told), drawn: median(times.drawn), spoken: median(times.spoken) };
}
