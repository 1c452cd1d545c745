import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import type { ListedStory } from '../../../shared/contract/story.ts';
import type { Changes } from '../../../shared/contract/sync.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { type Figure, median } from '../figures.ts';
import { families, fillFamilies, secret } from '../load/families.ts';
import { type Server, startServer } from '../server.ts';
import { type BenchPostgres, nodeSettings } from './postgres.ts';
import { processorTimeOf } from './processor-time.ts';
import { runMove } from './run-move.ts';

const load = { connections: 10, duration: 3 } as const;
const warmUpSeconds = 2;
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

/** What is asked, and the processor time that was used so far, in microseconds. */
type Target = { url: string; headers: Record<string, string>; serverTime(): number; postgresTime(): number };

/**
 * What a request costs the server in processor time over ten connections, on both engines. Other work on the machine changes that
 * time less than the requests a second; so a core allows what one second is of it. The engines and the bare server are asked in
 * turn, so that such work concerns all of them. Both servers answer each route for some seconds before the first is measured: a
 * process that has just started takes up to twice as long, until its code is compiled.
 */
export async function requestCosts(postgres: BenchPostgres): Promise<Figure[]> {
	let tokens: string[] = [];
	const url = await postgres.newDatabase();
	const node = { JWT_SECRET: secret, ...nodeSettings(url, postgres.folder) };
	await using sqlite = await startServer({ JWT_SECRET: secret }, async (folder) => {
		tokens = await fillFamilies(folder, families);
		runMove({ ...node, DATA_DIR: folder }, url);
	});
	await using onPostgres = await startServer(node);
	const headers = { authorization: `Bearer ${tokens[0]}` };
	const [sqlitePaths, postgresPaths] = [await pathsFor(sqlite, tokens[0]!), await pathsFor(onPostgres, tokens[0]!)];
	const figures: Figure[] = [];
	const routes = Object.keys(least) as Route[];
	for (const route of routes) {
		await warmUp(sqlite.url + sqlitePaths[route], headers);
		await warmUp(onPostgres.url + postgresPaths[route], headers);
	}
	for (const route of routes) {
		const target = ({ url, pid }: Server, path: string, time: () => number): Target => ({
			...{ url: url + path, headers, serverTime: () => processorTimeOf(pid), postgresTime: time },
		});
		const both = [
			target(sqlite, sqlitePaths[route], () => 0),
			target(onPostgres, postgresPaths[route], postgres.processorTime),
		] as const;
		const bytes = new Uint8Array(await (await fetch(both[0].url, { headers })).arrayBuffer());
		await using bare = await startBareServer(bytes);
		await warmUp(bare.target.url);
		figures.push(...figuresOf(route, await costsOf([...both, bare.target])));
	}
	return figures;
}

function figuresOf(route: Route, [sqlite, postgres, bare]: readonly Cost[]): Figure[] {
	const ofCore = (cost: Cost | undefined) => 1e6 / cost!.server;
	return [
		{
			what: route,
			...{ value: ofCore(sqlite), unit: '/s', limit: { least: least[route] } },
			than: { what: 'a bare server', value: ofCore(bare) },
		},
		{
			what: '· on Postgres',
			...{ value: ofCore(postgres), unit: '/s', limit: { least: least[route] * shareOnPostgres } },
			than: { what: 'SQLite', value: ofCore(sqlite) },
		},
		{ what: '· processor of the server, SQLite', value: sqlite!.server, unit: 'µs' },
		{ what: '· processor of the server, Postgres', value: postgres!.server, unit: 'µs' },
		{ what: '· processor of Postgres itself', value: postgres!.postgres, unit: 'µs' },
	];
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

/** The median of several turns, for each of the targets. */
async function costsOf(targets: readonly Target[]): Promise<Cost[]> {
	const costs: Cost[][] = [];
	for (let turn = 0; turn < turns; turn++) {
		const ofTurn: Cost[] = [];
		for (const target of targets) ofTurn.push(await costOf(target));
		costs.push(ofTurn);
	}
	return targets.map((_, place) => ({
		server: median(costs.map((ofTurn) => ofTurn[place]!.server)),
		postgres: median(costs.map((ofTurn) => ofTurn[place]!.postgres)),
	}));
}

async function costOf({ url, headers, serverTime, postgresTime }: Target): Promise<Cost> {
	const before = { server: serverTime(), postgres: postgresTime() };
	const { requests, non2xx, errors } = await autocannon({ url, headers, ...load });
	if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`);
	return {
		server: (serverTime() - before.server) / requests.total,
		postgres: (postgresTime() - before.postgres) / requests.total,
	};
}

async function warmUp(url: string, headers: Record<string, string> = {}): Promise<void> {
	await autocannon({ url, headers, ...load, duration: warmUpSeconds });
}

async function startBareServer(bytes: Uint8Array): Promise<AsyncDisposable & { target: Target }> {
	const child = fork(new URL('./bare-server.ts', import.meta.url), { serialization: 'advanced' });
	const [[port]] = (await Promise.all([once(child, 'message'), child.send(bytes)])) as [[number], boolean];
	const serverTime = () => processorTimeOf(child.pid!);
	return {
		target: { url: `http://127.0.0.1:${port}`, headers: {}, serverTime, postgresTime: () => 0 },
		async [Symbol.asyncDispose]() {
			child.kill();
		},
	};
}
