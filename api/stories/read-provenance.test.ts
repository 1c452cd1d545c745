import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Provenance, storyCalls } from '../../shared/contract/stories.ts';
import type { Session } from '../../shared/contract/user.ts';
import { registerAdmin } from '../testing/admin-fixtures.ts';
import type { TestServer } from '../testing/test-server.ts';
import { waitUntilIdle } from './testing/chapter-requests.ts';
import { recordingMakers } from './testing/controlled-makers.ts';
import {
	createReadableStory,
	createStoryWithText,
	getStory,
	openTestServer,
	postStory,
	registerChild,
	waitUntil,
} from './testing/story-requests.ts';

const getProvenance = (server: TestServer, as: Session, id: string, nodeId: string) =>
	server.request<Provenance & { code?: string }>('GET', `/api/stories/${id}/nodes/${nodeId}/making`, { as });

/** A server whose makers report remarks and fallbacks. */
function providedMakers() {
	const { makers } = recordingMakers();
	const { writeChapter } = makers.storyteller;
	const { illustrate } = makers.illustrator;
	const { narrate } = makers.narrator;
	makers.storyteller.writeChapter = async (request, jobContext) => {
		jobContext.addRemark({ what: 'rewritten', why: 'Two sentences were too long.' });
		const madeBy = { maker: 'openai', model: 'gpt-4o', standsIn: false };
		return { ...(await writeChapter(request, jobContext)), madeBy, storyPlan: request.storyPlan ?? 'The plan' };
	};
	makers.illustrator.illustrate = async (request, jobContext) => {
		jobContext.addRemark({ what: 'stood-in', why: 'openai took too long.' });
		return { ...(await illustrate(request, jobContext)), madeBy: { maker: 'built-in', model: null, standsIn: true } };
	};
	makers.narrator.narrate = async (request, jobContext) => ({
		...(await narrate(request, jobContext)),
		madeBy: { maker: 'openai', model: 'gpt-4o-mini-tts', standsIn: false },
	});
	return makers;
}

describe('the provenance of a chapter', () => {
	it('names its makers, its checks and their remarks to a parent', async () => {
		const server = await openTestServer(providedMakers());
		const rosa = await server.register('Rosa');
		const story = await createReadableStory(server, rosa);
		const { content, _id: nodeId, madeBy } = story.nodes[0]!;
		expect(madeBy).toEqual({
			storyteller: 'openai',
			illustrator: 'built-in',
			narrator: null,
			standsIn: ['illustrator'],
		});
		const body = { text: content, voice: 'sage', storyId: story._id, nodeId };
		await server.request('POST', '/api/tts', { as: rosa, body });
		const { status, body: provenance } = await getProvenance(server, rosa, story._id, nodeId);
		expect(status).toBe(200);
		expect(z.safeParse(storyCalls.provenance.answer, provenance).success).toBe(true);
		expect(provenance).toEqual({
			storyteller: { maker: 'openai', model: 'gpt-4o', standsIn: false },
			illustrator: { maker: 'built-in', model: null, standsIn: true },
			narrator: { maker: 'openai', model: 'gpt-4o-mini-tts', standsIn: false },
			checks: [
				'Written for ages 3-5',
				'Nothing above the age rating 5',
				'No swearing',
				'Looked through by the built-in word list',
			],
			remarks: [
				{ what: 'rewritten', why: 'Two sentences were too long.', at: '2026-11-21T09:00:00.000Z' },
				{ what: 'stood-in', why: 'openai took too long.', at: '2026-11-21T09:00:00.000Z' },
			],
		});
	});

	it('is answered to parents and admins, 403 to a child and 404 to another family', async () => {
		const server = await openTestServer();
		const [rosa, bela] = [await server.register('Rosa'), await server.register('Bela')];
		const ada = await registerAdmin(server);
		const milo = await registerChild(server, rosa, 'Milo');
		const { body } = await postStory(server, milo);
		await waitUntil(async () => (await getStory(server, milo, body._id)).nodes.length === 1);
		const nodeId = (await getStory(server, milo, body._id)).startNode!;
		expect((await getProvenance(server, rosa, body._id, nodeId)).status).toBe(200);
		expect((await getProvenance(server, ada, body._id, nodeId)).status).toBe(200);
		const child = await getProvenance(server, milo, body._id, nodeId);
		expect([child.status, child.body.code]).toEqual([403, 'parents-only']);
		expect((await getProvenance(server, bela, body._id, nodeId)).status).toBe(404);
		expect((await getProvenance(server, milo, body._id, 'nowhere')).status).toBe(404);
	});

	it('has only the makers’ names for a chapter that is older than the column', async () => {
		const server = await openTestServer();
		const rosa = await server.register('Rosa');
		const story = await createReadableStory(server, rosa);
		await server.db.updateTable('chapter').set({ making: '{}' }).execute();
		expect((await getProvenance(server, rosa, story._id, story.startNode!)).body).toEqual({
			storyteller: { maker: 'built-in', model: null, standsIn: false },
			illustrator: { maker: 'built-in', model: null, standsIn: false },
			...{ narrator: null, checks: [], remarks: [] },
		});
	});

	it('has a remark for rejected content that does not quote it', async () => {
		const server = await openTestServer(
			recordingMakers({
				content: (_, { issues }) => (issues.length === 0 ? 'They killed everybody.' : 'All was well.'),
			}).makers,
		);
		const rosa = await server.register('Rosa');
		const story = await createStoryWithText(server, rosa);
		const { remarks } = (await getProvenance(server, rosa, story._id, story.startNode!)).body;
		expect(remarks.map(({ what }) => what)).toEqual(['kept-back']);
		expect(JSON.stringify(remarks)).not.toMatch(/kill/);
	});
});

describe('the storyteller’s plan', () => {
	it('is stored with the story, and passed in for the next chapter', async () => {
		const makers = providedMakers();
		const { writeChapter } = makers.storyteller;
		const plans: (string | null)[] = [];
		makers.storyteller.writeChapter = async (request, jobContext) => {
			plans.push(request.storyPlan);
			return writeChapter(request, jobContext);
		};
		const server = await openTestServer(makers);
		const rosa = await server.register('Rosa');
		const story = await createStoryWithText(server, rosa);
		await server.request('POST', `/api/stories/${story._id}/generate`, {
			as: rosa,
			body: { nodeId: story.startNode, choiceIndex: 0 },
		});
		expect(plans).toEqual([null, 'The plan']);
		expect(JSON.stringify(await getStory(server, rosa, story._id))).not.toContain('The plan');
	});
});

describe('the hero’s reference picture', () => {
	it('is drawn once, stored with the story, and deleted with it', async () => {
		const { makers } = recordingMakers();
		const { illustrate } = makers.illustrator;
		const references: (string | null)[] = [];
		makers.illustrator.illustrate = async (request, jobContext) => {
			references.push(request.reference && new TextDecoder().decode(request.reference));
			const reference = request.reference ? null : new TextEncoder().encode('the hero from all sides');
			return { ...(await illustrate(request, jobContext)), reference };
		};
		const server = await openTestServer(makers);
		const rosa = await server.register('Rosa');
		const story = await createReadableStory(server, rosa);
		await server.request('POST', `/api/stories/${story._id}/generate`, {
			as: rosa,
			body: { nodeId: story.startNode, choiceIndex: 0 },
		});
		await waitUntilIdle(server);
		expect(references).toEqual([null, 'the hero from all sides']);
		const { reference_name } = await server.db.selectFrom('story').select('reference_name').executeTakeFirstOrThrow();
		expect((await server.request('GET', `/api/media/${reference_name}`, { as: rosa })).status).toBe(200);
		await server.request('DELETE', `/api/stories/${story._id}`, { as: rosa });
		expect(await server.media.has(reference_name!)).toBe(false);
	});
});
