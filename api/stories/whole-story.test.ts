/** @module-tag deep */
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import type { NarrationAnswer, NextChapter } from '../../shared/contract/stories.ts';
import { storyCalls } from '../../shared/contract/stories.ts';
import type { Story } from '../../shared/contract/story.ts';
import { storylets } from '../../shared/storyteller/storylets/storylets.ts';
import { genres } from '../../shared/words/genres.ts';
import { builtInMakers } from '../makers/create.ts';
import { allMakers } from '../makers/makers.ts';
import { createReadableStory, getStory, openTestServer, storyInput, waitUntil } from './testing/story-requests.ts';

/** A genre that storylets tell, and one that the former storyteller tells while there is one. */
const told = ['pirate', genres.find((genre) => !storylets.genres[genre]) ?? 'forest'] as const;

// covers: entities-their/generation-speech-status-answers
it.each(told)('the built-in makers write, draw and narrate a whole story of the genre %s', {
	timeout: 120_000,
}, async (genre) => {
	const makers = builtInMakers();
	onTestFinished(async () => {
		await Promise.all(allMakers(makers).map((maker) => maker.close?.()));
	});
	const server = await openTestServer(makers);
	const rosa = await server.register('Rosa');
	const input = storyInput({ genre });
	input.settings.mood = 'cozy';
	const started = await createReadableStory(server, rosa, input, '', 60_000);
	let nodeId = started.startNode;
	for (let chapter = 2; chapter <= 4; chapter++) {
		const body = { nodeId, choiceIndex: chapter % 3 };
		const next = await server.request<NextChapter>('POST', `/api/stories/${started._id}/generate`, { as: rosa, body });
		expect(next.status).toBe(200);
		nodeId = next.body.newNode._id;
	}
	await waitUntil(
		async () => (await getStory(server, rosa, started._id)).nodes.every(({ images }) => images !== null),
		60_000,
	);
	const story: Story = await getStory(server, rosa, started._id);
	expect(z.safeParse(firstLoadCalls.story.answer, story).success).toBe(true);
	expect(story).toMatchObject({ status: 'completed', chapterCount: 4 });
	expect(story.title).not.toContain('new story');
	for (const { content, choices, isEnding } of story.nodes) {
		expect(content).toContain('Pip');
		expect(choices).toHaveLength(isEnding ? 0 : 3);
	}
	for (const url of Object.values(story.nodes[0]!.images!)) {
		const picture = await server.app.request(url, { headers: { authorization: `Bearer ${rosa.token}` } });
		expect(picture.headers.get('content-type')).toBe('image/webp');
	}
	const { _id, content } = story.nodes[0]!;
	const body = { text: content, voice: 'sage', storyId: story._id, nodeId: _id };
	const { status, body: narration } = await server.request<NarrationAnswer>('POST', '/api/tts', { as: rosa, body });
	expect(status).toBe(200);
	expect(z.safeParse(storyCalls.narrate.answer, narration).success).toBe(true);
	expect(narration.seconds).toBeGreaterThan(5);
	expect(content.slice(narration.words[0]!.from, narration.words[0]!.to)).toMatch(/^\p{L}+$/u);
});
