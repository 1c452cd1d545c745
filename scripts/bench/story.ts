import { setTimeout as sleep } from 'node:timers/promises';
import { builtInIllustrator } from '../../api/makers/illustrator/built-in.ts';
import { builtInNarrator } from '../../api/makers/narrator/built-in.ts';
import type { CreationStatus, NewStory, StoryCreated } from '../../shared/contract/stories.ts';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { composeChapter } from '../../shared/storyteller/engine/compose-chapter.ts';
import { type Figure, median, quantile, timed } from './figures.ts';
import { register, type Server, startServer, storyInput } from './server.ts';

export const title = 'from the request to the first chapter, its picture and its narration (24 stories, one at a time)';

const stories = 24;
const pollEvery = 5;

export type Times = { answered: number; readable: number; drawn: number; narrated: number; health: number };
type Bared = { illustrator: ReturnType<typeof builtInIllustrator>; narrator: ReturnType<typeof builtInNarrator> };
type Bare = { told: number; drawn: number; spoken: number };

/** All times are milliseconds from the request. Each is compared with the makers' own work, done in this process in between. */
export async function measure(): Promise<Figure[]> {
	const makers = { illustrator: builtInIllustrator(), narrator: builtInNarrator() };
	await using server = await startServer();
	const rosa = await register(server, 'Rosa');
	await oneStory(server, rosa, storyInput());
	await bareWork(makers, storyInput());
	const times: Times[] = [];
	const bare: Bare[] = [];
	for (let number = 0; number < stories; number++) {
		times.push(await oneStory(server, rosa, storyInput()));
		// With the four age groups in turn, five meets each of them.
		if (number % 5 === 0) bare.push(await bareWork(makers, storyInput()));
	}
	await Promise.all([makers.illustrator.close(), makers.narrator.close()]);
	return figuresOf(times, bare);
}

function figuresOf(times: readonly Times[], bare: readonly Bare[]): Figure[] {
	const of = (key: keyof Times) => median(times.map((time) => time[key]));
	const alone = (what: string, key: keyof Bare) => ({ what, value: median(bare.map((time) => time[key])) });
	const slow = (key: keyof Times) =>
		quantile(
			times.map((time) => time[key]),
			0.95,
		);
	const health = { what: 'GET /api/health', value: of('health') };
	return [
		{ what: 'request answered', value: of('answered'), unit: 'ms', than: health, limit: { most: 50 } },
		{
			what: 'first chapter readable',
			value: of('readable'),
			unit: 'ms',
			than: alone('telling alone', 'told'),
			limit: { most: 150 },
		},
		{
			what: 'first chapter drawn',
			value: of('drawn'),
			unit: 'ms',
			than: alone('drawing alone', 'drawn'),
			limit: { most: 1500 },
		},
		{
			what: 'first chapter narrated',
			value: of('narrated'),
			unit: 'ms',
			than: alone('speaking alone', 'spoken'),
			limit: { most: 3000 },
		},
		{ what: 'answered, 95th of 100', value: slow('answered'), unit: 'ms' },
		{ what: 'readable, 95th of 100', value: slow('readable'), unit: 'ms' },
		{ what: 'drawn, 95th of 100', value: slow('drawn'), unit: 'ms' },
		{ what: 'narrated, 95th of 100', value: slow('narrated'), unit: 'ms' },
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
	const times = { answered, readable, drawn, narrated: await narrated };
	await sleep(50);
	return { ...times, health: (await timed(() => server.ask('GET', '/api/health'))).ms };
}

function read(server: Server, rosa: Session, id: string): Promise<Story> {
	return server.ask<Story>('GET', `/api/stories/${id}`, rosa);
}

export async function narrate(server: Server, rosa: Session, storyId: string): Promise<void> {
	const [chapter] = (await read(server, rosa, storyId)).nodes;
	await server.ask('POST', '/api/tts', rosa, { text: chapter!.content, voice: 'sage', storyId, nodeId: chapter!._id });
}

/** A job context that ignores reports. */
const desk = {
	signal: new AbortController().signal,
	recordUsage() {},
	addRemark() {},
	streamText() {},
	streamSpeech() {},
};

/** The makers' own work, without a server. */
async function bareWork({ illustrator, narrator }: Bared, asked: NewStory): Promise<Bare> {
	const { genre, ageGroup, ageRating: rating, settings, frontendRequestId: seed } = asked;
	const hero = settings.characters[0]!;
	const brief = { seed, genre, mood: settings.mood, ageGroup, rating, hero, disabledTopics: [] };
	const told = await timed(() => composeChapter(brief, []));
	const { scene, content } = told.result;
	const sitting = { scene, seed, gender: hero.gender, storyPlan: null, content, brief, reference: null };
	const drawn = await timed(() => illustrator.illustrate(sitting, desk));
	const spoken = await timed(() => narrator.narrate({ text: content, mood: brief.mood }, desk));
	return { told: told.ms, drawn: drawn.ms, spoken: spoken.ms };
}
