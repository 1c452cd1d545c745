import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Chapter, Story } from '../../../shared/contract/story.ts';
import { createStory, narrateChapter } from '../../e2e/stories.ts';
import { setUpServer } from '../../testing/app-page.tsx';
import { answerCall, changeAnswer, changeSyncedStories, holdAnswer } from '../../testing/network.ts';
import { openStory } from '../../testing/story-page.ts';

/* The recording of the tests is 30 seconds of silence. The request for it stays unanswered, as while it is being made. */

const server = setUpServer({}, { realMedia: true, streamsSpeech: true });
const text = Array.from({ length: 6 }, (_, n) => `Sentence ${n} is one of six.`).join('\n\n');
const sentences = [...text.matchAll(/[^\n]+/g)].map(({ 0: { length }, index }, n) => ({
	...{ from: index, to: index + length, at: n * 4 },
}));
/** The sentences that are spoken so far. */
let spoken: typeof sentences;

beforeEach(async () => {
	const rosa = await server.register('Rosa');
	const story = await createStory(server, rosa);
	// The server makes the recording all the same: on a busy machine a sync told of it in the middle of a test.
	const withText = (node: Chapter) => ({ ...node, content: text, audioUrls: null });
	const changed = (one: Story) => ({ ...one, nodes: one.nodes.map(withText) });
	changeSyncedStories((stories) => stories.map(changed));
	changeAnswer<Story>('GET /api/stories/*', changed);
	answerCall('POST /api/tts', async () =>
		Response.json(await narrateChapter(server, rosa, story._id, story.nodes[0]!)),
	);
	holdAnswer('POST /api/tts');
	spoken = sentences.slice(0, 3);
	answerCall('GET /api/stories/*/nodes/*/times', () => Response.json({ sentences: spoken, words: [] }));
	await openStory(rosa, story);
	await page.getByRole('button', { name: 'Play chapter 1' }).click();
	await expect.element(bar()).toBeVisible();
	await expect.poll(heardSentence).toBe('Sentence 0 is one of six.');
	// Otherwise the next sentence may begin before a busy machine has looked at this one.
	audio().playbackRate = 0.0625;
});

const audio = () => document.querySelector('audio')!;
const bar = () => page.getByRole('region', { name: 'Reading aloud' });
const control = (name: string) => bar().getByRole('button', { name, exact: true });
const heardSentence = () => [...(CSS.highlights.get('heard-sentence') ?? [])].join('');

// covers: reading-aloud/heard-at-once
describe('a recording that is being made', () => {
	it('is moved through by the sentences that exist, and highlighted', async () => {
		await control('Forward a sentence').click();
		await expect.poll(() => audio().currentTime).toBeGreaterThanOrEqual(4);
		await expect.poll(heardSentence).toBe('Sentence 1 is one of six.');
		await control('Back a sentence').click();
		await expect.poll(heardSentence).toBe('Sentence 0 is one of six.');
		await page.getByText('Sentence 2 is one of six.').click();
		await expect.poll(heardSentence).toBe('Sentence 2 is one of six.');
		await expect.element(page.getByText('The rest is on its way…')).toBeVisible();
	});

	it('has no way forward from its last sentence until the next one exists', async () => {
		await expect.element(control('Forward a sentence')).not.toHaveAttribute('aria-disabled');
		audio().currentTime = 8.5;
		await expect.element(control('Forward a sentence')).toHaveAttribute('aria-disabled', 'true');
		spoken = sentences;
		await expect.element(control('Forward a sentence')).not.toHaveAttribute('aria-disabled');
		await control('Forward a sentence').click();
		await expect.poll(heardSentence).toBe('Sentence 3 is one of six.');
	});
});
