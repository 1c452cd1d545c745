import autocannon from 'autocannon';
import type { NextChapter, StoryCreated } from '../../../shared/contract/stories.ts';
import type { Story } from '../../../shared/contract/story.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { type Figure, median } from '../figures.ts';
import { register, type Server, startServer, storyInput, untilDrawn } from '../server.ts';
import { type BenchPostgres, nodeSettings } from './postgres.ts';
import { processorTimeOf } from './processor-time.ts';

const stories = 4;
const choices = 2;
const secret = 'a secret of this bench, and of no other server';
const settings = { JWT_SECRET: secret, LOOK_AHEAD: '0' };
const connections = 5;
/** Requests that each server answers before its lists are measured: its code is compiled by then. */
const warmUpRequests = 10_000;
const turns = 3;
const secondsATurn = 3;

/** Microseconds of processor for each chapter or list: of all servers together, of Postgres, and of the client. */
type Processor = { servers: number; postgres: number; client: number };

/** Servers that share a database, and a session at them. */
type Installation = { servers: readonly Server[]; session: Session; meter: Meter };

/**
 * What a chapter that is told and drawn, and a list of stories, cost one server on each engine, and two nodes on Postgres that are
 * asked in turn. Nodes have a processor each in earnest; here they share two with everything else. So two nodes do twice what one
 * does, as far as each costs no more than the only one. What Postgres and the client use is stated apart: on two cores it is what
 * keeps two nodes from doing twice as much. The three are asked in turn, so that other work on the machine concerns all of them.
 */
export async function tellingCosts(postgres: BenchPostgres): Promise<Figure[]> {
	await using stack = new AsyncDisposableStack();
	const install = async (...nodes: Record<string, string>[]) => {
		const servers: Server[] = [];
		for (const node of nodes) servers.push(stack.use(await startServer({ ...settings, ...node })));
		const session = await register(servers[0]!, 'Rosa');
		return { servers, session, meter: meterOf(servers, postgres) };
	};
	const own = async () => nodeSettings(await postgres.newDatabase(), postgres.folder);
	const shared = await own();
	const installations = [await install({}), await install(await own()), await install(shared, shared)];
	const chapters = await costsInTurn(installations, 1, tellStories);
	const lists = await costsInTurn(
		installations,
		turns,
		(installation) => readLists(installation, { duration: secondsATurn }),
		(installation) => readLists(installation, { amount: warmUpRequests }),
	);
	return [...figuresOf('chapter', chapters), ...figuresOf('list', lists)];
}

function figuresOf(what: string, costs: readonly Processor[]): Figure[] {
	const [onSqlite, oneNode, twoNodes] = costs as [Processor, Processor, Processor];
	const beside = ({ postgres, client }: Processor): Figure[] => [
		{ what: '· · of Postgres', value: postgres / 1000, unit: 'ms' },
		{ what: '· · of the client', value: client / 1000, unit: 'ms' },
	];
	return [
		{ what: `a ${what}, SQLite`, value: onSqlite.servers / 1000, unit: 'ms' },
		againstOther('· one node on Postgres', oneNode.servers / 1000, 'SQLite', onSqlite.servers / 1000),
		...beside(oneNode),
		againstOther('· two nodes on Postgres', twoNodes.servers / 1000, 'one node', oneNode.servers / 1000),
		...beside(twoNodes),
		gain(`two nodes against one: ${what}s`, oneNode.servers, twoNodes.servers),
	];
}

function againstOther(what: string, value: number, other: string, than: number): Figure {
	return { what, value, unit: 'ms', than: { what: other, value: than } };
}

function gain(what: string, one: number, two: number): Figure {
	return { what, value: (2 * one) / two, unit: '', limit: { least: 1.8 } };
}

/** The medians of several turns, after `warmUp`. `work` returns how many chapters or lists its cost is divided by. */
async function costsInTurn(
	installations: readonly Installation[],
	turns: number,
	work: (installation: Installation) => Promise<number>,
	warmUp = work,
): Promise<Processor[]> {
	const costs: Processor[][] = installations.map(() => []);
	for (const installation of installations) await warmUp(installation);
	for (let turn = 0; turn < turns; turn++) {
		for (const [at, installation] of installations.entries())
			costs[at]!.push(await processorFor(installation.meter, () => work(installation)));
	}
	return costs.map((ofOne) => {
		const medianOf = (part: keyof Processor) => median(ofOne.map((cost) => cost[part]));
		return { servers: medianOf('servers'), postgres: medianOf('postgres'), client: medianOf('client') };
	});
}

/** Returns the number of chapters. */
async function tellStories({ servers, session }: Installation): Promise<number> {
	const told = await Promise.all(Array.from({ length: stories }, (_, number) => tellStory(servers, number, session)));
	await untilDrawn(servers[0]!, session);
	return told.reduce((sum, chapters) => sum + chapters, 0);
}

/** Each request goes to the next server. */
async function tellStory(servers: readonly Server[], first: number, session: Session): Promise<number> {
	let turn = first;
	const ask = <Body>(method: string, path: string, body?: object) =>
		servers[turn++ % servers.length]!.ask<Body>(method, path, session, body);
	const { _id } = await ask<StoryCreated>('POST', '/api/stories', storyInput());
	await untilDrawn(servers[0]!, session);
	const { nodes } = await ask<Story>('GET', `/api/stories/${_id}`);
	let chapter = nodes[0]!;
	for (let choice = 0; choice < choices; choice++) {
		const chosen = { nodeId: chapter._id, choiceIndex: 0 };
		chapter = (await ask<NextChapter>('POST', `/api/stories/${_id}/generate`, chosen)).newNode;
	}
	for (;;) {
		const story = await ask<Story>('GET', `/api/stories/${_id}`);
		if (story.nodes.every(({ images }) => images)) return story.nodes.length;
		await new Promise((rested) => setTimeout(rested, 250));
	}
}

/** Reads the list at each server, all of them at the same time; returns the number of lists. */
async function readLists(
	{ servers, session }: Installation,
	until: { amount: number } | { duration: number },
): Promise<number> {
	const headers = { authorization: `Bearer ${session.token}` };
	const results = await Promise.all(
		servers.map(({ url }) => autocannon({ url: `${url}/api/stories`, headers, connections, ...until })),
	);
	return results.reduce((sum, { requests }) => sum + requests.total, 0);
}

/** Microseconds of processor so far. */
type Meter = Record<keyof Processor, () => number>;

function meterOf(servers: readonly Server[], { processorTime }: BenchPostgres): Meter {
	return {
		servers: () => servers.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0),
		postgres: processorTime,
		client: () => processorTimeOf(process.pid),
	};
}

/** The processor time for each of what `work` counts. */
async function processorFor({ servers, postgres, client }: Meter, work: () => Promise<number>): Promise<Processor> {
	const before = { servers: servers(), postgres: postgres(), client: client() };
	const count = await work();
	return {
		servers: (servers() - before.servers) / count,
		postgres: (postgres() - before.postgres) / count,
		client: (client() - before.client) / count,
	};
}
