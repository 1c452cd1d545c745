import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Session } from '../../shared/contract/user.ts';
import { waiting, whileBusy } from './busy-server.ts';
import { type Figure, median } from './figures.ts';
import { families, fillFamilies, secret, storiesEach } from './load/families.ts';
import { openSockets, type Sockets } from './load/sockets.ts';
import { type Server, startServer } from './server.ts';

const rate = 1_500;
const sockets = 10_000;

export const title = `a list of ${storiesEach} stories ${rate} times a second, and ${sockets} sockets; the server on one core`;

/** In a worker thread: this thread has the other ends of all sockets, whose garbage collection takes a fifth of a second. */
const load = { connections: 32, duration: 10, overallRate: rate, workers: 1 } as const;
const turns = 3;
/** Milliseconds in which the server pings each socket once, and becomes idle. */
const rest = 30_000;

type Result = Awaited<ReturnType<typeof autocannon>>;

/** The server with all its threads is pinned to one core, the client to the other. */
export async function measure(): Promise<Figure[]> {
	let tokens: string[] = [];
	await using server = await startServer({ JWT_SECRET: secret }, async (folder) => {
		tokens = await fillFamilies(folder, sockets);
	});
	pinToCore(0, server.pid);
	pinToCore(1, process.pid);
	await sleep(rest);
	const alone = (await server.memory()).resident;
	using held = await openSockets(server.url, tokens);
	await sleep(rest);
	const figures = async (where: string) => [
		...(await socketFigures(server, held, alone, where)),
		...(await listFigures(server, tokens, where)),
	];
	const maker = { token: tokens.at(-1)! } as Session;
	const peace = await figures('');
	return [...peace, ...(await whileBusy(server, maker, () => figures(`, ${waiting} stories in the making`)))];
}

/** Pins a process with all its threads to one core. Prints a message where the system cannot. */
function pinToCore(core: number, pid: number): void {
	const { status } = spawnSync('taskset', ['--all-tasks', '--pid', '--cpu-list', String(core), String(pid)]);
	if (status !== 0) console.log(`Process ${pid} could not be kept to one core: its figures are those of all cores.`);
}

/** The lists of several families. */
async function listFigures(server: Server, tokens: readonly string[], where: string): Promise<Figure[]> {
	const requests = tokens.slice(0, families).map((token) => ({ headers: { authorization: `Bearer ${token}` } }));
	const url = `${server.url}/api/stories`;
	const answer = await (await fetch(url, requests[0])).arrayBuffer();
	const results: Result[] = [];
	await autocannon({ url, requests, ...load, duration: 3 });
	for (let turn = 0; turn < turns; turn++) results.push(await autocannon({ url, requests, ...load }));
	const of = (value: (result: Result) => number) => median(results.map(value));
	const failed = results.reduce((sum, { non2xx, errors, timeouts }) => sum + non2xx + errors + timeouts, 0);
	return [
		{
			what: `the list, all sockets open${where}: answered`,
			value: of(({ requests }) => requests.average),
			unit: '/s',
			limit: { least: rate * 0.99 },
		},
		{ what: '· p99', value: of(({ latency }) => latency.p99), unit: 'ms', limit: { most: 50 } },
		{ what: '· p50', value: of(({ latency }) => latency.p50), unit: 'ms' },
		{ what: '· failed', value: failed, unit: '', limit: { most: 0 } },
		{ what: '· an answer', value: answer.byteLength / 1000, unit: 'KB' },
	];
}

/** `alone`: the server's MB before the first socket. */
async function socketFigures(server: Server, held: Sockets, alone: number, where: string): Promise<Figure[]> {
	const { resident } = await server.memory();
	const more = resident - alone;
	return [
		{ what: `${sockets} sockets take${where}`, value: more, unit: 'MB', limit: { most: 256 } },
		{ what: '· each', value: (more * 1024) / sockets, unit: 'KB' },
		{ what: '· resident in all', value: resident, unit: 'MB', than: { what: 'without sockets', value: alone } },
		{ what: '· closed meanwhile', value: held.lost(), unit: '', limit: { most: 0 } },
	];
}
