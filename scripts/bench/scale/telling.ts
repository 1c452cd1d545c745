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

/** Microseconds of processor of all servers together. */
type Cost = { chapter: number; list: number };

/**
 * What a chapter that is told and drawn, and a list of stories, cost one server on each engine, and two nodes on Postgres that are
 * asked in turn. Nodes have a processor each in earnest; here they share two with everything else. So two nodes do twice what one
 * does, as far as each costs no more than the only one; Postgres's own processor is not part of it.
 */
export async function tellingCosts(postgres: BenchPostgres): Promise<Figure[]> {
	const onSqlite = await costOf([{}]);
	const oneNode = await costOf([nodeSettings(await postgres.newDatabase(), postgres.folder)]);
	const node = nodeSettings(await postgres.newDatabase(), postgres.folder);
	const twoNodes = await costOf([node, node]);
	return [
		{ what: 'a chapter told and drawn, SQLite', value: onSqlite.chapter / 1000, unit: 'ms' },
		againstOther('· one node on Postgres', oneNode.chapter / 1000, 'SQLite', onSqlite.chapter / 1000),
		againstOther('· two nodes on Postgres', twoNodes.chapter / 1000, 'one node', oneNode.chapter / 1000),
		againstOther('a list of stories, one node on Postgres', oneNode.list / 1000, 'SQLite', onSqlite.list / 1000),
		againstOther('· two nodes on Postgres', twoNodes.list / 1000, 'one node', oneNode.list / 1000),
		gain('two nodes against one: chapters told', oneNode.chapter, twoNodes.chapter),
		gain('two nodes against one: lists read', oneNode.list, twoNodes.list),
	];
}

function againstOther(what: string, value: number, other: string, than: number): Figure {
	return { what, value, unit: 'ms', than: { what: other, value: than } };
}

function gain(what: string, one: number, two: number): Figure {
	return { what, value: (2 * one) / two, unit: '', limit: { least: 1.8 } };
}

async function costOf(nodes: readonly Record<string, string>[]): Promise<Cost> {
	await using stack = new AsyncDisposableStack();
	const servers: Server[] = [];
	for (const node of nodes) servers.push(stack.use(await startServer({ ...settings, ...node })));
	const rosa = await register(servers[0]!, 'Rosa');
	await tellStories(servers, rosa);
	const chapter = await processorFor(servers, () => tellStories(servers, rosa));
	const list = await listCost(servers, rosa);
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

async function listCost(servers: readonly Server[], { token }: Session): Promise<number> {
	const headers = { authorization: `Bearer ${token}` };
	const readLists = async () => {
		const results = await Promise.all(
			servers.map(({ url }) => autocannon({ url: `${url}/api/stories`, headers, ...load })),
		);
		return results.reduce((sum, { requests }) => sum + requests.total, 0);
	};
	await readLists();
	const costs: number[] = [];
	for (let turn = 0; turn < turns; turn++) costs.push(await processorFor(servers, readLists));
	return median(costs);
}

/** The processor time of the servers for each of what `work` counts. */
async function processorFor(servers: readonly Server[], work: () => Promise<number>): Promise<number> {
	const time = () => servers.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0);
	const before = time();
	const count = await work();
	return (time() - before) / count;
}
