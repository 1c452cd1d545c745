import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import type { ListedStory } from '../../shared/contract/story.ts';
import type { Changes } from '../../shared/contract/sync.ts';
import type { Session } from '../../shared/contract/user.ts';
import { type Figure, median } from './figures.ts';
import { families, fillFamilies, secret, storiesEach } from './load/families.ts';
import { nodeSettings, startPostgres } from './scale/postgres.ts';
import { unitCosts } from './scale/unit-costs.ts';
import { type Server, startServer } from './server.ts';

export const title = `requests of ${families} families with ${storiesEach} stories over 10 connections, on SQLite and on Postgres, and what an active family costs`;

const load = { connections: 10, duration: 4 } as const;
const turns = 3;

type Rates = Record<string, { rate: number; bare: number }>;

/** The server with all its threads is pinned to one core, the client to the other. */
export async function measure(): Promise<Figure[]> {
	await using postgres = await startPostgres();
	let tokens: string[] = [];
	let sqliteRates: Rates;
	let url: string;
	{
		await using server = await startServer({ JWT_SECRET: secret }, async (folder) => {
			tokens = await fillFamilies(folder, families);
			url = await postgres.newDatabase();
			moveTo(folder, url);
		});
		sqliteRates = await ratesOf(server, tokens);
	}
	await using node = await startServer({ JWT_SECRET: secret, ...nodeSettings(url!, postgres.folder) });
	const postgresRates = await ratesOf(node, tokens);
	return [...rateFigures(sqliteRates, postgresRates), ...(await unitCosts(postgres))];
}

function moveTo(folder: string, url: string): void {
	const program = join(import.meta.dirname, '../move.ts');
	const env = {
		PATH: process.env.PATH,
		DATA_DIR: folder,
		JWT_SECRET: secret,
		MEDIA_SHARED_DIR: join(folder, 'shared'),
	};
	const { status, stderr } = spawnSync(process.execPath, [program, '--to', url], { env, encoding: 'utf8' });
	if (status !== 0) throw new Error(`The move failed: ${stderr}`);
}

/** Requests a second by route, beside those of a bare server that sends the same bytes. */
async function ratesOf(server: Server, tokens: readonly string[]): Promise<Rates> {
	pinToCore(0, server.pid);
	const rosa = { token: tokens[0]! } as Session;
	const [story] = await server.ask<ListedStory[]>('GET', '/api/stories', rosa);
	let sync = await server.ask<Changes>('GET', '/api/sync', rosa);
	while (sync.more) sync = await server.ask<Changes>('GET', `/api/sync?cursor=${sync.cursor}`, rosa);
	const routes = {
		'the list of stories': '/api/stories',
		'one story': `/api/stories/${story!._id}`,
		'a sync with nothing new': `/api/sync?cursor=${sync.cursor}`,
		'the first page of a sync': '/api/sync',
		'the profile': '/api/auth/profile',
	};
	const rates: Rates = {};
	for (const [what, path] of Object.entries(routes)) {
		const url = server.url + path;
		const headers = { authorization: `Bearer ${rosa.token}` };
		const bytes = new Uint8Array(await (await fetch(url, { headers })).arrayBuffer());
		rates[what] = { rate: await rateOf(url, headers), bare: await rateOfBareServer(bytes) };
	}
	return rates;
}

async function rateOf(url: string, headers: Record<string, string>): Promise<number> {
	await autocannon({ url, headers, ...load, duration: 2 });
	const rates: number[] = [];
	for (let turn = 0; turn < turns; turn++) {
		const { requests, non2xx, errors } = await autocannon({ url, headers, ...load });
		if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`);
		rates.push(requests.average);
	}
	return median(rates);
}

/** In a thread, as the client shares this one. */
async function rateOfBareServer(bytes: Uint8Array): Promise<number> {
	const worker = new Worker(new URL('./scale/bare-server.ts', import.meta.url), { workerData: bytes });
	const [port] = (await once(worker, 'message')) as [number];
	try {
		return await rateOf(`http://127.0.0.1:${port}`, {});
	} finally {
		await worker.terminate();
	}
}

function rateFigures(sqlite: Rates, postgres: Rates): Figure[] {
	return Object.entries(sqlite).flatMap(([what, { rate, bare }]): Figure[] => [
		{ what, value: rate, unit: '/s', than: { what: 'a bare server', value: bare } },
		{
			...{ what: '· on Postgres', value: postgres[what]!.rate, unit: '/s' },
			than: { what: 'SQLite', value: rate },
		},
	]);
}

function pinToCore(core: number, pid: number): void {
	spawnSync('taskset', ['--all-tasks', '--pid', '--cpu-list', String(core), String(pid)]);
}
