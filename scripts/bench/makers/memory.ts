import type { Figure } from '../figures.ts';
import { drawn, register, type Server, startServer } from '../server.ts';
import { pipsWish } from './chapter.ts';
import { madeBy, startProvider } from './provider.ts';

const many = 500;
const atATime = 50;
const concurrency = 10;
const atOnce = {
	plan: { firstPiece: 0, whole: 1 },
	chapter: { firstPiece: 0, whole: 1 },
	picture: 0,
	voice: 0,
	plainPictures: true,
};

/** What the server holds after the first fifty stories, when all is loaded, and after so many more. */
export async function memory(): Promise<Figure[]> {
	await using provider = await startProvider(atOnce);
	await using server = await startServer(madeBy(provider, concurrency));
	await someStories(server, 0);
	const before = await server.memory();
	for (let family = 1; family <= many / atATime; family++) await someStories(server, family);
	const after = await server.memory();
	const figure = (what: string, key: keyof typeof before, ratio: number): Figure => {
		const than = { what: `after the first ${atATime}`, value: before[key] };
		return { what: `${what} after ${many} stories more`, value: after[key], unit: 'MB', than, limit: { ratio } };
	};
	return [figure('heap', 'heap', 1.1), figure('resident memory', 'resident', 1.15)];
}

async function someStories(server: Server, family: number): Promise<void> {
	const account = await register(server, `Rosa${family}`);
	for (let begun = 0; begun < atATime; begun++) await server.ask('POST', '/api/stories', account, pipsWish());
	await drawn(server, account);
}
