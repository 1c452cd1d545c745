import type { Figure } from '../figures.ts';
import { register, type Server, startServer, untilDrawn } from '../server.ts';
import { pipStoryInput } from './chapter.ts';
import { providerEnv, startProvider } from './provider.ts';

const first = 100;
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

/** The server's memory after the first stories, when everything is loaded, and after many more. */
export async function memory(): Promise<Figure[]> {
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
