import pg from 'pg';
import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StoryDelta } from '../../../shared/contract/events.ts';
import type { ActiveSession } from '../../../shared/contract/sessions.ts';
import type { NextChapter, StoryCreated } from '../../../shared/contract/stories.ts';
import type { Story } from '../../../shared/contract/story.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { readConfig } from '../../app/config.ts';
import { type RunningServer, start } from '../../app/start.ts';
import type { JobContext, Makers } from '../../makers/makers.ts';
import { storyInput } from '../../stories/testing/story-requests.ts';
import { nodeEnv } from '../../testing/cluster.ts';
import { fakeMakers } from '../../testing/fake-makers.ts';
import { connectSocket, nextEvent, registerAt, requestAt } from '../../testing/live-client.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createPostgresDatabase } from '../../testing/test-database.ts';
import { emailOf, passwordOf } from '../../testing/test-server.ts';

type Node = { running: RunningServer; address: string; makers: Makers };

let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let folder: string;
let nodes: Node[];
let sockets: Socket[];

beforeEach(async () => {
	database = await createPostgresDatabase();
	folder = temporaryFolder();
	nodes = [];
	sockets = [];
});
afterEach(async () => {
	for (const socket of sockets) socket.disconnect();
	await Promise.all(nodes.map(({ running }) => running.stop()));
	await database.drop();
});

/** `ahead`: milliseconds that its clock is ahead. */
async function startNode(env: Record<string, string> = {}, ahead = 0): Promise<Node> {
	const makers = fakeMakers();
	const config = readConfig({ ...nodeEnv(database.url, folder), ...env });
	const running = await start(
		config,
		() => makers,
		undefined,
		() => Date.now() + ahead,
	);
	const node = { running, address: `http://127.0.0.1:${running.port}`, makers };
	nodes.push(node);
	return node;
}

async function connected({ address }: Node, as: Session): Promise<Socket> {
	const socket = connectSocket(address, as.token);
	sockets.push(socket);
	await nextEvent(socket, 'connect');
	return socket;
}

/** Lets the storyteller of a node wait until the returned function is called. */
function holdStoryteller({ makers: { storyteller } }: Node): { begun: Promise<JobContext>; go(): void } {
	const begun = Promise.withResolvers<JobContext>();
	const go = Promise.withResolvers<void>();
	const { writeChapter } = storyteller;
	storyteller.writeChapter = async (request, jobContext) => {
		begun.resolve(jobContext);
		await go.promise;
		return writeChapter(request, jobContext);
	};
	return { begun: begun.promise, go: go.resolve };
}

function createStory({ address }: Node, as: Session): Promise<StoryCreated> {
	return requestAt(address, 'POST', '/api/stories', storyInput(), as);
}

async function readableStory({ address }: Node, as: Session, id: string): Promise<Story> {
	await expect
		.poll(async () => (await requestAt<Story>(address, 'GET', `/api/stories/${id}`, undefined, as)).status)
		.toBe('in-progress');
	return requestAt(address, 'GET', `/api/stories/${id}`, undefined, as);
}

async function query(connectionString: string, statement: string): Promise<unknown[]> {
	const client = new pg.Client({ connectionString });
	await client.connect();
	return (await client.query(statement).finally(() => client.end())).rows;
}

/** Ends the nodes' connections of this name at Postgres. They connect again. */
async function breakConnections(name: string): Promise<void> {
	const ofName = `datname = current_database() and application_name like '${name}%'`;
	const ended = await query(database.url, `select pg_terminate_backend(pid) from pg_stat_activity where ${ofName}`);
	expect(ended.length).toBeGreaterThan(0);
}

function talliesIn(url: string): Promise<unknown[]> {
	return query(url, 'select wrong from guess_tally');
}

// covers: several-machines/equal-nodes
describe('two nodes', () => {
	it('tell each other’s sockets of a chapter: that it changed, its text, and that it is there', async () => {
		const [one, two] = [await startNode(), await startNode()];
		const rosa = await registerAt(one.address, 'Rosa');
		const socket = await connected(two, rosa);
		const deltas: StoryDelta[] = [];
		socket.on('storyDelta', (delta: StoryDelta) => deltas.push(delta));
		const complete = nextEvent<{ storyId: string }>(socket, 'storyComplete');
		const changed = nextEvent(socket, 'changed');
		const positions: number[] = [];
		socket.on('queueUpdate', ({ position }: { position: number }) => positions.push(position));
		const held = holdStoryteller(one);
		const { _id } = await createStory(one, rosa);
		expect(await changed).toEqual({});
		// A round of the other node may have found it waiting.
		await expect.poll(() => positions.at(-1)).toBe(1);
		held.go();
		expect(await complete).toMatchObject({ storyId: _id });

		const { startNode: nodeId } = await readableStory(two, rosa, _id);
		const update = nextEvent<{ nodeId: string }>(socket, 'storyUpdate');
		const choice = { nodeId, choiceIndex: 0 };
		const { newNode } = await requestAt<NextChapter>(one.address, 'POST', `/api/stories/${_id}/generate`, choice, rosa);
		await update;
		// Events of different nodes and kinds may overtake each other.
		const texts = () => deltas.filter(({ parentNodeId }) => parentNodeId === nodeId);
		await expect.poll(() => texts().map(({ text }) => text)).toContain(newNode.content);
		expect(texts().every(({ from }) => from === 0)).toBe(true);
	});

	it('take the app’s socket, which begins with polling', async () => {
		const one = await startNode();
		const rosa = await registerAt(one.address, 'Rosa');
		const socket = connectSocket(one.address, rosa.token, {
			transports: ['polling', 'websocket'],
			tryAllTransports: true,
		});
		sockets.push(socket);
		await nextEvent(socket, 'connect');
		expect(socket.io.engine.transport.name).toBe('websocket');
	});

	it('tell a family nothing of another one', async () => {
		const [one, two] = [await startNode(), await startNode()];
		const [rosa, ada] = [await registerAt(one.address, 'Rosa'), await registerAt(one.address, 'Ada')];
		const heard: unknown[] = [];
		(await connected(two, ada)).onAny((...news: unknown[]) => heard.push(news));
		const complete = nextEvent(await connected(two, rosa), 'storyComplete');
		await createStory(one, rosa);
		await complete;
		expect(heard).toEqual([]);
	});

	it('close the sockets of a session that ended at the other one', async () => {
		const [one, two] = [await startNode(), await startNode()];
		const rosa = await registerAt(one.address, 'Rosa');
		const credentials = { email: emailOf('Rosa'), password: passwordOf('Rosa') };
		const tablet = await requestAt<Session>(two.address, 'POST', '/api/auth/login', credentials);
		const [stays, goes] = [await connected(two, rosa), await connected(two, tablet)];
		const gone = nextEvent(goes, 'disconnect');
		const sessions = await requestAt<ActiveSession[]>(one.address, 'GET', '/api/auth/sessions', undefined, rosa);
		const other = sessions.find(({ isThis }) => !isThis);
		await requestAt(one.address, 'DELETE', `/api/auth/sessions/${other?._id}`, undefined, rosa);
		expect(await gone).toBe('io server disconnect');
		expect(stays.connected).toBe(true);
	});

	it('close them also when the connections of their sockets were broken just then', async () => {
		const [one, two] = [await startNode(), await startNode()];
		const rosa = await registerAt(one.address, 'Rosa');
		const credentials = { email: emailOf('Rosa'), password: passwordOf('Rosa') };
		const tablet = await requestAt<Session>(two.address, 'POST', '/api/auth/login', credentials);
		const [stays, goes] = [await connected(two, rosa), await connected(two, tablet)];
		const sessions = await requestAt<ActiveSession[]>(one.address, 'GET', '/api/auth/sessions', undefined, rosa);
		const other = sessions.find(({ isThis }) => !isThis);
		await breakConnections('everbranch sockets');
		const told = nextEvent(stays, 'changed');
		await requestAt(one.address, 'DELETE', `/api/auth/sessions/${other?._id}`, undefined, rosa);
		await expect.poll(() => goes.connected).toBe(false);
		// Events may have been missed.
		expect(await told).toEqual({});
		expect(stays.connected).toBe(true);
	});

	it('withdraw live text that settings exclude, also when the message of their change was lost', async () => {
		const two = await startNode();
		const held = holdStoryteller(two);
		const rosa = await registerAt(two.address, 'Rosa');
		const socket = await connected(two, rosa);
		let page = '';
		socket.on('storyDelta', ({ from, text }: StoryDelta) => (page = page.slice(0, from) + text));
		await createStory(two, rosa);
		const jobContext = await held.begun;
		const one = await startNode();
		jobContext.streamText('A cat sat there. Then');
		await expect.poll(() => page).toBe('A cat sat there. ');
		await breakConnections('everbranch node');
		const contentRestrictions = { maxAgeRating: 12, disabledTopics: ['cats'] };
		const update = { profile: { name: 'Rosa', age: 36 }, settings: { allowedGenres: [], contentRestrictions } };
		await requestAt(one.address, 'PUT', '/api/users/profile', update, rosa);
		await expect.poll(() => page).toBe('');
		held.go();
	});

	it('answer a request at one node with what the other one has made', async () => {
		const one = await startNode({ QUEUE_CONCURRENCY: '1' });
		const rosa = await registerAt(one.address, 'Rosa');
		const { _id } = await createStory(one, rosa);
		const { startNode: nodeId } = await readableStory(one, rosa, _id);
		const ada = await registerAt(one.address, 'Ada');
		const held = holdStoryteller(one);
		const waiting = await createStory(one, ada);
		await held.begun;

		const two = await startNode();
		const choice = { nodeId, choiceIndex: 1 };
		const answer = await requestAt<NextChapter>(one.address, 'POST', `/api/stories/${_id}/generate`, choice, rosa);
		expect(answer.newNode).toMatchObject({ chapterNumber: 2 });
		held.go();
		await readableStory(two, ada, waiting._id);
	});

	it('show a story’s place in the queue of all', async () => {
		const [one, two] = [await startNode({ QUEUE_CONCURRENCY: '1' }), await startNode({ QUEUE_CONCURRENCY: '1' })];
		const held = [holdStoryteller(one), holdStoryteller(two)];
		const people = await Promise.all(['Rosa', 'Ada', 'Milo'].map((name) => registerAt(one.address, name)));
		const [rosa, ada, milo] = people as [Session, Session, Session];
		await createStory(one, rosa);
		await held[0]?.begun;
		await createStory(one, ada);
		await held[1]?.begun;
		const input = storyInput();
		const { _id } = await requestAt<StoryCreated>(two.address, 'POST', '/api/stories', input, milo);
		const path = `/api/stories/status/${input.frontendRequestId}`;
		for (const { address } of [one, two])
			expect(await requestAt(address, 'GET', path, undefined, milo)).toMatchObject({ position: 2 });
		for (const { go } of held) go();
		await readableStory(one, milo, _id);
	});

	// covers: several-machines/node-ends
	it('hand back what they are making when they stop, and the other one makes it', async () => {
		const one = await startNode();
		const held = holdStoryteller(one);
		const rosa = await registerAt(one.address, 'Rosa');
		const { _id } = await createStory(one, rosa);
		await held.begun;
		const two = await startNode();
		await one.running.stop();
		nodes = [two];
		held.go();
		const { nodes: chapters } = await readableStory(two, rosa, _id);
		expect(chapters).toHaveLength(1);
	});

	it('make at once what a node hands back whose clock is a minute ahead', async () => {
		const one = await startNode({}, 60_000);
		const held = holdStoryteller(one);
		const rosa = await registerAt(one.address, 'Rosa');
		const { _id } = await createStory(one, rosa);
		await held.begun;
		const two = await startNode();
		await one.running.stop();
		nodes = [two];
		held.go();
		expect((await readableStory(two, rosa, _id)).nodes).toHaveLength(1);
	});

	it('S21 count guesses at a password together', async () => {
		const limits = { RATE_LIMIT: 'on' };
		const [one, two] = [await startNode(limits), await startNode(limits)];
		await registerAt(one.address, 'Rosa');
		const guess = async ({ address }: Node, password: string) => {
			const body = JSON.stringify({ email: emailOf('Rosa'), password });
			const headers = { 'content-type': 'application/json' };
			return (await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body })).status;
		};
		for (const node of [one, two, one]) expect(await guess(node, 'a guess')).toBe(401);
		expect(await talliesIn(database.url)).toEqual([{ wrong: 3 }]);
		expect(await guess(two, passwordOf('Rosa'))).toBe(200);
		expect(await talliesIn(database.url)).toEqual([{ wrong: 0 }]);
	});

	it('count an account’s archives together', async () => {
		const limits = { RATE_LIMIT: 'on' };
		const [one, two] = [await startNode(limits), await startNode(limits)];
		const rosa = await registerAt(one.address, 'Rosa');
		const statuses: number[] = [];
		for (let i = 0; i < 7; i++) {
			const { address } = i % 2 === 0 ? one : two;
			const response = await fetch(`${address}/api/users/export`, {
				headers: { authorization: `Bearer ${rosa.token}` },
			});
			await response.arrayBuffer();
			statuses.push(response.status);
		}
		expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
	});

	it('keep neither addresses nor emails for their limits', async () => {
		const one = await startNode({ RATE_LIMIT: 'on' });
		await registerAt(one.address, 'Rosa');
		const credentials = { email: emailOf('Rosa'), password: 'a guess' };
		await requestAt(one.address, 'POST', '/api/auth/login', credentials);
		const rows = await query(
			database.url,
			'select caller as key from guess_tally union all select key from rate_limit',
		);
		expect(rows.length).toBeGreaterThanOrEqual(3);
		expect(JSON.stringify(rows)).not.toMatch(/rosa|127\.0\.0\.1/i);
	});
});
