/** @module-tag deep */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { NarrationAnswer, NextChapter, StoryCreated } from '../../../shared/contract/stories.ts';
import type { Chapter, ListedStory, Story } from '../../../shared/contract/story.ts';
import type { Session } from '../../../shared/contract/user.ts';
import { type Node, startNode } from '../../testing/cluster.ts';
import { storyInput, waitUntil } from '../testing/story-requests.ts';

type Work = Parameters<Node['count']>[0];

/** `endless`: the work that it never finishes, until it is killed. */
async function startServer(folder: string, endless?: Work): Promise<Node> {
	const settings = { DATA_DIR: folder, PORT: '0', RATE_LIMIT: 'off', QUEUE_CONCURRENCY: '2', LOOK_AHEAD: '0' };
	const server = await startNode({ ...settings, ...(endless ? { ENDLESS_WORK: endless } : {}) });
	onTestFinished(() => server.kill('SIGKILL'));
	return server;
}

async function request<Body>(
	{ address }: Node,
	method: string,
	path: string,
	token = '',
	body?: object,
): Promise<Body> {
	const response = await fetch(address + path, {
		method,
		headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	return (await response.json()) as Body;
}

/** A started server with a registered parent. */
async function startServerForRosa(endless?: Work): Promise<{ folder: string; server: Node; token: string }> {
	const folder = await mkdtemp(join(tmpdir(), 'everbranch-killed-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const server = await startServer(folder, endless);
	const profile = { name: 'Rosa', age: 36 };
	const registration = { email: 'rosa@example.com', password: 'rosa-has-a-key', profile, consent: true };
	const { token } = await request<Session>(server, 'POST', '/api/auth/register', '', registration);
	return { folder, server, token };
}

it('finishes every accepted story with each chapter once, although it is killed repeatedly', async () => {
	const { folder, token, ...started } = await startServerForRosa('writing');
	let { server } = started;
	const inputs = [storyInput(), storyInput(), storyInput(), storyInput()];
	const created = await Promise.all(
		inputs.map((one) => request<StoryCreated>(server, 'POST', '/api/stories', token, one)),
	);

	for (let kills = 0; kills < 3; kills++) {
		await waitUntil(() => server.count('writing') >= 1);
		await server.kill('SIGKILL');
		server = await startServer(folder, kills < 2 ? 'writing' : undefined);
		// A device without an answer repeats its request, with the same id.
		await Promise.all(inputs.map((one) => request(server, 'POST', '/api/stories', token, one)));
	}
	await waitUntil(async () => {
		const stories = await request<ListedStory[]>(server, 'GET', '/api/stories', token);
		return stories.length === 4 && stories.every(({ status }) => status === 'in-progress');
	});

	const [{ _id }] = created as [StoryCreated];
	const { startNode } = await request<Story>(server, 'GET', `/api/stories/${_id}`, token);
	const choice = { nodeId: startNode, choiceIndex: 1 };
	await server.kill('SIGKILL');
	server = await startServer(folder, 'writing');
	const unanswered = request(server, 'POST', `/api/stories/${_id}/generate`, token, choice).catch(() => 'killed');
	await waitUntil(() => server.count('writing') === 1);
	await server.kill('SIGKILL');
	expect(await unanswered).toBe('killed');
	server = await startServer(folder);
	const { newNode } = await request<NextChapter>(server, 'POST', `/api/stories/${_id}/generate`, token, choice);

	for (const story of created) {
		const { nodes } = await request<Story>(server, 'GET', `/api/stories/${story._id}`, token);
		expect(nodes.map(({ chapterNumber }) => chapterNumber)).toEqual(story._id === _id ? [1, 2] : [1]);
		if (story._id === _id) expect(nodes[1]?._id).toBe(newNode._id);
	}
});

it('makes a narration once that it was killed at, whether it is requested again or not', async () => {
	const { folder, token, ...started } = await startServerForRosa();
	let { server } = started;
	const { _id } = await request<StoryCreated>(server, 'POST', '/api/stories', token, storyInput());
	const chapters = async () => (await request<Story>(server, 'GET', `/api/stories/${_id}`, token)).nodes;
	const narrate = ({ _id: nodeId, content: text }: Chapter) =>
		request<NarrationAnswer>(server, 'POST', '/api/tts', token, { text, voice: 'sage', storyId: _id, nodeId });
	const killWhileNarrating = async (chapter: Chapter) => {
		await server.kill('SIGKILL');
		server = await startServer(folder, 'narrating');
		const unanswered = narrate(chapter).catch(() => 'killed');
		await waitUntil(() => server.count('narrating') === 1);
		await server.kill('SIGKILL');
		expect(await unanswered).toBe('killed');
		server = await startServer(folder);
	};

	await waitUntil(async () => (await chapters()).length === 1);
	const [first] = (await chapters()) as [Chapter];
	await killWhileNarrating(first);
	await waitUntil(async () => (await chapters())[0]!.audioUrls !== null);
	const choice = { nodeId: first._id, choiceIndex: 0 };
	const { newNode } = await request<NextChapter>(server, 'POST', `/api/stories/${_id}/generate`, token, choice);
	expect([await narrate(first), server.count('narrating')]).toMatchObject([{ seconds: 1 }, 1]);

	await killWhileNarrating(newNode);
	const answers = await Promise.all([narrate(newNode), narrate(newNode)]);
	const { audioUrls } = (await chapters())[1]!;
	expect(answers.map(({ audioUrl }) => audioUrl)).toEqual([audioUrls!.sage, audioUrls!.sage]);
	expect(server.count('narrating')).toBe(1);
});
