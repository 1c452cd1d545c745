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

const howMade = (house: TestServer, as: Session, id: string, nodeId: string) =>
	house.request<Provenance & { code?: string }>('GET', `/api/stories/${id}/nodes/${nodeId}/making`, { as });

/** A server whose makers report remarks and fallbacks. */
function providedMakers() {
	const { makers } = recordingMakers();
	const { writeChapter } = makers.storyteller;
	const { illustrate } = makers.illustrator;
	const { narrate } = makers.narrator;
	makers.storyteller.writeChapter = async (asked, desk) => {
		desk.addRemark({ what: 'rewritten', why: 'Two sentences were too long.' });
		const by = { maker: 'openai', model: 'gpt-4o', standsIn: false };
		return { ...(await writeChapter(asked, desk)), madeBy: by, storyPlan: asked.storyPlan ?? 'The plan' };
	};
	makers.illustrator.illustrate = async (sitting, desk) => {
		desk.addRemark({ what: 'stood-in', why: 'openai took too long.' });
		return { ...(await illustrate(sitting, desk)), madeBy: { maker: 'built-in', model: null, standsIn: true } };
	};
	makers.narrator.narrate = async (request, desk) => ({
		...(await narrate(request, desk)),
		madeBy: { maker: 'openai', model: 'gpt-4o-mini-tts', standsIn: false },
	});
	return makers;
}

describe('the provenance of a chapter', () => {
	it('names its makers, its checks and their remarks to a parent', async () => {
		const house = await openTestServer(providedMakers());
		const rosa = await house.register('Rosa');
		const story = await createReadableStory(house, rosa);
		const { content, _id: nodeId, madeBy } = story.nodes[0]!;
		expect(madeBy).toEqual({
			storyteller: 'openai',
			illustrator: 'built-in',
			narrator: null,
			standsIn: ['illustrator'],
		});
		const body = { text: content, voice: 'sage', storyId: story._id, nodeId };
		await house.request('POST', '/api/tts', { as: rosa, body });
		const { status, body: made } = await howMade(house, rosa, story._id, nodeId);
		expect(status).toBe(200);
		expect(z.safeParse(storyCalls.provenance.answer, made).success).toBe(true);
		expect(made).toEqual({
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
		const house = await openTestServer();
		const [rosa, bela] = [await house.register('Rosa'), await house.register('Bela')];
		const ada = await registerAdmin(house);
		const milo = await registerChild(house, rosa, 'Milo');
		const { body } = await postStory(house, milo);
		await waitUntil(async () => (await getStory(house, milo, body._id)).nodes.length === 1);
		const nodeId = (await getStory(house, milo, body._id)).startNode!;
		expect((await howMade(house, rosa, body._id, nodeId)).status).toBe(200);
		expect((await howMade(house, ada, body._id, nodeId)).status).toBe(200);
		const child = await howMade(house, milo, body._id, nodeId);
		expect([child.status, child.body.code]).toEqual([403, 'parents-only']);
		expect((await howMade(house, bela, body._id, nodeId)).status).toBe(404);
		expect((await howMade(house, milo, body._id, 'nowhere')).status).toBe(404);
	});

	it('has only the makers’ names for a chapter that is older than the column', async () => {
		const house = await openTestServer();
		const rosa = await house.register('Rosa');
		const story = await createReadableStory(house, rosa);
		await house.db.updateTable('chapter').set({ making: '{}' }).execute();
		expect((await howMade(house, rosa, story._id, story.startNode!)).body).toEqual({
			storyteller: { maker: 'built-in', model: null, standsIn: false },
			illustrator: { maker: 'built-in', model: null, standsIn: false },
			...{ narrator: null, checks: [], remarks: [] },
		});
	});

	it('has a remark for rejected content that does not quote it', async () => {
		const house = await openTestServer(
			recordingMakers({
				content: (_, { issues }) => (issues.length === 0 ? 'They killed everybody.' : 'All was well.'),
			}).makers,
		);
		const rosa = await house.register('Rosa');
		const story = await createStoryWithText(house, rosa);
		const { remarks } = (await howMade(house, rosa, story._id, story.startNode!)).body;
		expect(remarks.map(({ what }) => what)).toEqual(['kept-back']);
		expect(JSON.stringify(remarks)).not.toMatch(/kill/);
	});
});

describe('the storyteller’s plan', () => {
	it('is stored with the story, and passed in for the next chapter', async () => {
		const makers = providedMakers();
		const { writeChapter } = makers.storyteller;
		const bibles: (string | null)[] = [];
		makers.storyteller.writeChapter = async (asked, desk) => {
			bibles.push(asked.storyPlan);
			return writeChapter(asked, desk);
		};
		const house = await openTestServer(makers);
		const rosa = await house.register('Rosa');
		const story = await createStoryWithText(house, rosa);
		await house.request('POST', `/api/stories/${story._id}/generate`, {
			as: rosa,
			body: { nodeId: story.startNode, choiceIndex: 0 },
		});
		expect(bibles).toEqual([null, 'The plan']);
		expect(JSON.stringify(await getStory(house, rosa, story._id))).not.toContain('The plan');
	});
});

describe('the hero’s reference picture', () => {
	it('is drawn once, stored with the story, and deleted with it', async () => {
		const { makers } = recordingMakers();
		const { illustrate } = makers.illustrator;
		const references: (string | null)[] = [];
		makers.illustrator.illustrate = async (sitting, desk) => {
			references.push(sitting.reference && new TextDecoder().decode(sitting.reference));
			const reference = sitting.reference ? null : new TextEncoder().encode('the hero from all sides');
			return { ...(await illustrate(sitting, desk)), reference };
		};
		const house = await openTestServer(makers);
		const rosa = await house.register('Rosa');
		const story = await createReadableStory(house, rosa);
		await house.request('POST', `/api/stories/${story._id}/generate`, {
			as: rosa,
			body: { nodeId: story.startNode, choiceIndex: 0 },
		});
		await waitUntilIdle(house);
		expect(references).toEqual([null, 'the hero from all sides']);
		const { reference_name } = await house.db.selectFrom('story').select('reference_name').executeTakeFirstOrThrow();
		expect((await house.request('GET', `/api/media/${reference_name}`, { as: rosa })).status).toBe(200);
		await house.request('DELETE', `/api/stories/${story._id}`, { as: rosa });
		expect(await house.media.has(reference_name!)).toBe(false);
	});
});
