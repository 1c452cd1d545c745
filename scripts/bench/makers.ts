import type { Socket } from 'socket.io-client';
import type { StoryCreated } from '../../shared/contract/stories.ts';
import type { Session } from '../../shared/contract/user.ts';
import { type Figure, median, timed } from './figures.ts';
import { type BareChapter, bareClient } from './makers/bare-client.ts';
import { beginStory, connectReader, measureNextChapter, pipStoryInput } from './makers/chapter.ts';
import { providerEnv, startProvider } from './makers/provider.ts';
import { register, type Server, startServer, untilDrawn } from './server.ts';

export const title = 'chapters by a provider (@copilotkit/aimock at set speeds, in a process of its own)';

/** Of the queue, where many stories are requested. */
const concurrency = 10;

export async function measure(): Promise<Figure[]> {
	return [...(await oneByOne()), ...(await manyAtOnce()), ...(await memory())];
}

const rounds = 15;
const usual = {
	plan: { firstPiece: 100, whole: 400 },
	chapter: { firstPiece: 300, whole: 1500 },
	picture: 1500,
	voice: 1000,
};

/** One chapter after the other, by the server and by the bare client in turn, under the same conditions. */
async function oneByOne(): Promise<Figure[]> {
	await using provider = await startProvider(usual);
	await using server = await startServer(providerEnv(provider, 2));
	const bare = bareClient(provider.baseUrl);
	const [rosa, socket] = await connectReader(server);
	const [ours, theirs]: [BareChapter[], BareChapter[]] = [[], []];
	for (let round = -2; round < rounds; round++) {
		const story = await beginStory(server, rosa, socket);
		const alone = await bare.chapter();
		const read = await measureNextChapter(server, rosa, socket, story);
		// The first rounds warm both up.
		if (round < 0) continue;
		theirs.push(alone);
		ours.push(read);
	}
	socket.close();
	return chapterFigures(ours, theirs);
}

type Of = (chapter: BareChapter) => number;
const complete: Of = ({ picture, voice }) => Math.max(picture, voice);

function chapterFigures(ours: readonly BareChapter[], theirs: readonly BareChapter[]): Figure[] {
	const compared = (what: string, of: Of, most?: number): Figure[] => {
		const than = { what: 'bare client', value: median(theirs.map(of)) };
		const own = median(ours.map((chapter, i) => of(chapter) - of(theirs[i]!)));
		return [
			{ what, value: median(ours.map(of)), unit: 'ms', than },
			{ what: '· over the provider’s own time', value: own, unit: 'ms', ...(most ? { limit: { most } } : {}) },
		];
	};
	return [
		...compared('first sentence at a socket', ({ firstSentence }) => firstSentence, 150),
		...compared('chapter told', ({ text }) => text, 40),
		...compared('chapter drawn', ({ picture }) => picture),
		...compared('chapter narrated', ({ voice }) => voice),
		...compared('chapter complete (longest chain)', complete, 100),
	];
}

const crowd = 50;
/** 5 s for each first chapter with its plan. */
const slow = {
	plan: { firstPiece: 300, whole: 1000 },
	chapter: { firstPiece: 500, whole: 4000 },
	picture: 1000,
	voice: 1000,
};

/** First chapters, each with its plan, requested concurrently. */
async function manyAtOnce(): Promise<Figure[]> {
	await using provider = await startProvider(slow);
	await using server = await startServer(providerEnv(provider, concurrency));
	const [rosa, socket] = await connectReader(server);
	await beginStory(server, rosa, socket);
	const alone = (await timed(bareClient(provider.baseUrl).firstChapter)).ms;
	const { ms } = await timed(() => untilReadable(server, rosa, socket, crowd));
	socket.close();
	const rate = { most: (1000 * concurrency) / alone, ours: (1000 * crowd) / ms };
	return [
		{ what: `${crowd} stories at once, ${concurrency} at work: all told`, value: ms / 1000, unit: 's' },
		{
			what: '· chapters a second',
			value: rate.ours,
			unit: '/s',
			than: { what: `${concurrency} ÷ one bare client’s time`, value: rate.most },
		},
		{ what: '· throughput', value: (100 * rate.ours) / rate.most, unit: '%', limit: { least: 95 } },
	];
}

/** Creates stories, and waits for the event of each that it is readable. */
async function untilReadable(server: Server, as: Session, socket: Socket, count: number): Promise<void> {
	let left = count;
	const all = new Promise<void>((done) => {
		socket.on('storyComplete', () => --left === 0 && done());
	});
	await Promise.all(
		Array.from({ length: count }, () => server.ask<StoryCreated>('POST', '/api/stories', as, pipStoryInput())),
	);
	await all;
	socket.off('storyComplete');
}

const first = 100;
const many = 500;
const atATime = 50;
const atOnce = {
	plan: { firstPiece: 0, whole: 1 },
	chapter: { firstPiece: 0, whole: 1 },
	picture: 0,
	voice: 0,
	plainPictures: true,
};

/** The server's memory after the first stories, when everything is loaded, and after many more. */
async function memory(): Promise<Figure[]> {
	await using provider = await startProvider(atOnce);
	await using server = await startServer(providerEnv(provider, concurrency));
	await stories(server, 'Rosa', first);
	const before = await server.memory();
	await stories(server, 'Juno', many);
	const after = await server.memory();
	const figure = (what: string, key: keyof typeof before, ratio: number): Figure => {
		const than = { what: `after the first ${first}`, value: before[key] };
		return { what: `${what} after ${many} stories more`, value: after[key], unit: 'MB', than, limit: { ratio } };
	};
	return [figure('heap', 'heap', 1.1), figure('resident memory', 'resident', 1.15)];
}

/** Fifty stories for each account. */
async function stories(server: Server, name: string, count: number): Promise<void> {
	for (let begun = 0; begun < count; begun += atATime) {
		const account = await register(server, `${name}${begun}`);
		for (let number = 0; number < atATime; number++) await server.ask('POST', '/api/stories', account, pipStoryInput());
		await untilDrawn(server, account);
	}
}
