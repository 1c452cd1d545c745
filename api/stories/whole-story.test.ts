/** @module-tag deep */
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import type { NarrationAnswer, NextChapter } from '../../shared/contract/stories.ts';
import { storyCalls } from '../../shared/contract/stories.ts';
import type { Story } from '../../shared/contract/story.ts';
import { allMakers } from '../makers/all-makers.ts';
import { builtInMakers } from '../makers/create.ts';
import { createReadableStory, getStory, openTestServer, storyInput, waitUntil } from './testing/story-requests.ts';

// covers: entities-their/generation-speech-status-answers
it('the built-in makers write, draw and narrate a whole story', { timeout: 120_000 }, async () => {
	const makers = builtInMakers();
	onTestFinished(async () => {
		await Promise.all(allMakers(makers).map((maker) => maker.close?.()));
	});
	const house = await openTestServer(makers);
	const rosa = await house.register('Rosa');
	const asked = storyInput({ genre: 'forest' });
	asked.settings.mood = 'cozy';
	const begun = await createReadableStory(house, rosa, asked, '', 60_000);
	let nodeId = begun.startNode;
	for (let chapter = 2; chapter <= 4; chapter++) {
		const body = { nodeId, choiceIndex: chapter % 3 };
		const next = await house.request<NextChapter>('POST', `/api/stories/${begun._id}/generate`, { as: rosa, body });
		expect(next.status).toBe(200);
		nodeId = next.body.newNode._id;
	}
	await waitUntil(
		async () => (await getStory(house, rosa, begun._id)).nodes.every(({ images }) => images !== null),
		60_000,
	);
	const story: Story = await getStory(house, rosa, begun._id);
	expect(z.safeParse(firstLoadCalls.story.answer, story).success).toBe(true);
	expect(story).toMatchObject({ status: 'completed', chapterCount: 4 });
	expect(story.title).not.toContain('new story');
	for (const { content, choices, isEnding } of story.nodes) {
		expect(content).toContain('Pip');
		expect(choices).toHaveLength(isEnding ? 0 : 3);
	}
	for (const url of Object.values(story.nodes[0]!.images!)) {
		const picture = await house.app.request(url, { headers: { authorization: `Bearer ${rosa.token}` } });
		expect(picture.headers.get('content-type')).toBe('image/webp');
	}
	const { _id, content } = story.nodes[0]!;
	const body = { text: content, voice: 'sage', storyId: story._id, nodeId: _id };
	const { status, body: spoken } = await house.request<NarrationAnswer>('POST', '/api/tts', { as: rosa, body });
	expect(status).toBe(200);
	expect(z.safeParse(storyCalls.narrate.answer, spoken).success).toBe(true);
	expect(spoken.seconds).toBeGreaterThan(5);
	expect(content.slice(spoken.words[0]!.from, spoken.words[0]!.to)).toMatch(/^\p{L}+$/u);
});
