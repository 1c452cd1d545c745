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
const load = { connections: 5, duration: 3 } as const;
const turns = 3;

/** Microseconds of processor for each chapter or list: of all servers together, of Postgres, and of the client. */
type Processor = { servers: number; postgres: number; client: number };
type Cost = { chapter: Processor; list: Processor };

/**
 * What a chapter that is told and drawn, and a list of stories, cost one server on each engine, and two nodes on Postgres that are
 * asked in turn. Nodes have a processor each in earnest; here they share two with everything else. So two nodes do twice what one
 * does, as far as each costs no more than the only one. What Postgres and the client use is stated apart: on two cores it is what
 * keeps two nodes from doing twice as much.
 */
export async function tellingCosts(postgres: BenchPostgres): Promise<Figure[]> {
	const onSqlite = await costOf([{}], postgres);
	const oneNode = await costOf([nodeSettings(await postgres.newDatabase(), postgres.folder)], postgres);
	const node = nodeSettings(await postgres.newDatabase(), postgres.folder);
	const twoNodes = await costOf([node, node], postgres);
	return (['chapter', 'list'] as const).flatMap((what) => [
		...figuresOf(what, onSqlite[what], oneNode[what], twoNodes[what]),
		gain(`two nodes against one: ${what}s`, oneNode[what].servers, twoNodes[what].servers),
	]);
}

function figuresOf(what: string, onSqlite: Processor, oneNode: Processor, twoNodes: Processor): Figure[] {
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
	];
}

function againstOther(what: string, value: number, other: string, than: number): Figure {
	return { what, value, unit: 'ms', than: { what: other, value: than } };
}

function gain(what: string, one: number, two: number): Figure {
	return { what, value: (2 * one) / two, unit: '', limit: { least: 1.8 } };
}

async function costOf(nodes: readonly Record<string, string>[], { processorTime }: BenchPostgres): Promise<Cost> {
	await using stack = new AsyncDisposableStack();
	const servers: Server[] = [];
	for (const node of nodes) servers.push(stack.use(await startServer({ ...settings, ...node })));
	const rosa = await register(servers[0]!, 'Rosa');
	await tellStories(servers, rosa);
	const meter: Meter = {
		servers: () => servers.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0),
		postgres: processorTime,
		client: () => processorTimeOf(process.pid),
	};
	const chapter = await processorFor(meter, () => tellStories(servers, rosa));
	const list = await listCost(servers, rosa, meter);
	return { chapter, list };
}

/** Returns the number of chapters. */
async function tellStories(servers: readonly Server[], session: Session): Promise<number> {
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

async function listCost(servers: readonly Server[], { token }: Session, meter: Meter): Promise<Processor> {
	const headers = { authorization: `Bearer ${token}` };
	const readLists = async () => {
		const results = await Promise.all(
			servers.map(({ url }) => autocannon({ url: `${url}/api/stories`, headers, ...load })),
		);
		return results.reduce((sum, { requests }) => sum + requests.total, 0);
	};
	await readLists();
	const costs: Processor[] = [];
	for (let turn = 0; turn < turns; turn++) costs.push(await processorFor(meter, readLists));
	const medianOf = (part: keyof Processor) => median(costs.map((cost) => cost[part]));
	return { servers: medianOf('servers'), postgres: medianOf('postgres'), client: medianOf('client') };
}

/** Microseconds of processor so far. */
type Meter = Record<keyof Processor, () => number>;

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
