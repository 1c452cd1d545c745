import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { connectToPostgres } from '../../../api/db/postgres.ts';
import { backendPid } from '../../../api/db/testing/activity.ts';
import type { ListedStory } from '../../../shared/contract/story.ts';
import type { Changes } from '../../../shared/contract/sync.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { type Figure, median } from '../figures.ts';
import { families, fillFamilies, secret } from '../load/families.ts';
import { type Server, startServer } from '../server.ts';
import { type BenchPostgres, nodeSettings } from './postgres.ts';
import { parentOf, processorTimeOf, processorTimeOfFamily } from './processor-time.ts';
import { runMove } from './run-move.ts';

const load = { connections: 10, duration: 3 } as const;
const warmUp = 2;
const turns = 3;

/** The least requests a second that a core must allow on SQLite; on Postgres six tenths of it. */
const least = {
	'the list of stories': 2_701 * 1.5,
	'one story': 1_241 * 2,
	'a sync with nothing new': 2_064 * 2,
	'the first page of a sync': 312 * 1.5,
	'the profile': 2_234 * 1.5,
} as const;
type Route = keyof typeof least;
const shareOnPostgres = 0.6;

/** Microseconds of processor a request: of the server, and of Postgres beside it. */
type Cost = { server: number; postgres: number };
type Costs = Record<Route, Cost & { bare: number }>;

/**
 * What a request costs the server in processor time over ten connections, on both engines. Other work on the machine hardly
 * changes that time, unlike the requests a second; so a core allows what one second is of it.
 */
export async function requestCosts(postgres: BenchPostgres): Promise<Figure[]> {
	let tokens: string[] = [];
	const url = await postgres.newDatabase();
	const node = { JWT_SECRET: secret, ...nodeSettings(url, postgres.folder) };
	let onSqlite: Costs;
	{
		await using server = await startServer({ JWT_SECRET: secret }, async (folder) => {
			tokens = await fillFamilies(folder, families);
			runMove({ ...node, DATA_DIR: folder }, url);
		});
		onSqlite = await costsOf(server, tokens[0]!, () => 0);
	}
	const postmaster = await postmasterOf(url);
	await using server = await startServer(node);
	const onPostgres = await costsOf(server, tokens[0]!, () => processorTimeOfFamily(postmaster));
	return (Object.keys(least) as Route[]).flatMap((route) => figuresOf(route, onSqlite[route], onPostgres[route]));
}

function figuresOf(route: Route, sqlite: Costs[Route], postgres: Costs[Route]): Figure[] {
	const ofCore = (cost: number) => 1e6 / cost;
	const share = { what: 'SQLite', value: ofCore(sqlite.server) };
	return [
		{
			what: route,
			...{ value: ofCore(sqlite.server), unit: '/s', limit: { least: least[route] } },
			than: { what: 'a bare server', value: ofCore(sqlite.bare) },
		},
		{
			what: '· on Postgres',
			...{ value: ofCore(postgres.server), unit: '/s', limit: { least: least[route] * shareOnPostgres } },
			than: share,
		},
		{ what: '· processor of the server, SQLite', value: sqlite.server, unit: 'µs' },
		{ what: '· processor of the server, Postgres', value: postgres.server, unit: 'µs' },
		{ what: '· processor of Postgres itself', value: postgres.postgres, unit: 'µs' },
	];
}

async function costsOf(server: Server, token: string, postgresTime: () => number): Promise<Costs> {
	const headers = { authorization: `Bearer ${token}` };
	const paths = await pathsFor(server, token);
	const costs = {} as Costs;
	for (const route of Object.keys(least) as Route[]) {
		const url = server.url + paths[route];
		const bytes = new Uint8Array(await (await fetch(url, { headers })).arrayBuffer());
		const cost = await costOf(url, headers, () => processorTimeOf(server.pid), postgresTime);
		costs[route] = { ...cost, bare: await costOfBareServer(bytes) };
	}
	return costs;
}

async function pathsFor(server: Server, token: string): Promise<Record<Route, string>> {
	const rosa = { token } as Session;
	const [story] = await server.ask<ListedStory[]>('GET', '/api/stories', rosa);
	let sync = await server.ask<Changes>('GET', '/api/sync', rosa);
	while (sync.more) sync = await server.ask<Changes>('GET', `/api/sync?cursor=${sync.cursor}`, rosa);
	return {
		'the list of stories': '/api/stories',
		'one story': `/api/stories/${story!._id}`,
		'a sync with nothing new': `/api/sync?cursor=${sync.cursor}`,
		'the first page of a sync': '/api/sync',
		'the profile': '/api/auth/profile',
	};
}

async function costOf(
	url: string,
	headers: Record<string, string>,
	serverTime: () => number,
	postgresTime: () => number,
): Promise<Cost> {
	await autocannon({ url, headers, ...load, duration: warmUp });
	const costs: Cost[] = [];
	for (let turn = 0; turn < turns; turn++) {
		const before = { server: serverTime(), postgres: postgresTime() };
		const { requests, non2xx, errors } = await autocannon({ url, headers, ...load });
		if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`);
		costs.push({
			server: (serverTime() - before.server) / requests.total,
			postgres: (postgresTime() - before.postgres) / requests.total,
		});
	}
	return {
		server: median(costs.map(({ server }) => server)),
		postgres: median(costs.map(({ postgres }) => postgres)),
	};
}

async function costOfBareServer(bytes: Uint8Array): Promise<number> {
	const child = fork(new URL('./bare-server.ts', import.meta.url), { serialization: 'advanced' });
	try {
		const [[port]] = (await Promise.all([once(child, 'message'), child.send(bytes)])) as [[number], boolean];
		const url = `http://127.0.0.1:${port}`;
		const { server } = await costOf(
			url,
			{},
			() => processorTimeOf(child.pid!),
			() => 0,
		);
		return server;
	} finally {
		child.kill();
	}
}

async function postmasterOf(url: string): Promise<number> {
	const db = connectToPostgres(url, 'bench');
	return backendPid(db)
		.then(parentOf)
		.finally(() => db.destroy());
}
