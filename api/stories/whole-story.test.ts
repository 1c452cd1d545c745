/** @module-tag deep */
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '../../shared/calls.ts';
import type { Narrated, NextChapter } from '../../shared/making.ts';
import { makingCalls } from '../../shared/making.ts';
import type { Story } from '../../shared/story.ts';
import { builtInMakers } from '../makers/create.ts';
import { everyMaker } from '../makers/every-maker.ts';
import { openHouse, read, readable, until, wish } from './testing/cast.ts';

// covers: entities-their/generation-speech-status-answers
it('the built-in makers tell, draw and read aloud a whole story', { timeout: 120_000 }, async () => {
	const makers = builtInMakers();
	onTestFinished(async () => {
		await Promise.all(everyMaker(makers).map((maker) => maker.close?.()));
	});
	const house = await openHouse(makers);
	const rosa = await house.register('Rosa');
	const asked = wish({ genre: 'forest' });
	asked.settings.mood = 'cozy';
	const begun = await readable(house, rosa, asked, '', 60_000);
	let nodeId = begun.startNode;
	for (let chapter = 2; chapter <= 4; chapter++) {
		const body = { nodeId, choiceIndex: chapter % 3 };
		const next = await house.ask<NextChapter>('POST', `/api/stories/${begun._id}/generate`, { as: rosa, body });
		expect(next.status).toBe(200);
		nodeId = next.body.newNode._id;
	}
	await until(async () => (await read(house, rosa, begun._id)).nodes.every(({ images }) => images !== null), 60_000);
	const story: Story = await read(house, rosa, begun._id);
	expect(z.safeParse(calls.story.answer, story).success).toBe(true);
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
	const { status, body: spoken } = await house.ask<Narrated>('POST', '/api/tts', { as: rosa, body });
	expect(status).toBe(200);
	expect(z.safeParse(makingCalls.narrate.answer, spoken).success).toBe(true);
	expect(spoken.seconds).toBeGreaterThan(5);
	expect(content.slice(spoken.words[0]!.from, spoken.words[0]!.to)).toMatch(/^\p{L}+$/u);
});
