import type { Socket } from 'socket.io-client';
import type { StoryCreated } from '../../../shared/contract/stories.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { type Figure, timed } from '../figures.ts';
import { type Server, startServer } from '../server.ts';
import { bareClient } from './bare-client.ts';
import { beginStory, connectReader, pipStoryInput } from './chapter.ts';
import { providerEnv, startProvider } from './provider.ts';

const crowd = 50;
const concurrency = 10;
/** 5 s for each first chapter with its plan. */
const slow = {
	plan: { firstPiece: 300, whole: 1000 },
	chapter: { firstPiece: 500, whole: 4000 },
	picture: 1000,
	voice: 1000,
};
/** First chapters, each with its plan, requested concurrently. */
export async function manyAtOnce(): Promise<Figure[]> {
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
