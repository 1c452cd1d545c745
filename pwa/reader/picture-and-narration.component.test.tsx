import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { NarrationAnswer } from '../../shared/contract/stories.ts';
import type { Chapter, Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createStory } from '../e2e/stories.ts';
import { setUpServer } from '../testing/app-page.tsx';
import { changeAnswer, changeSyncedStories, holdCall, refuseCall, resetNetwork } from '../testing/network.ts';
import { postponeRetries } from '../testing/outbox.ts';
import { alertOf, openStory, untilPicturePainted } from '../testing/story-page.ts';

const server = setUpServer({}, { realMedia: true });
let rosa: Session;
beforeEach(async () => {
	rosa = await server.register('Rosa');
});

const narrate = 'POST /api/tts';
const picture = () => page.getByRole('dialog', { name: /^Picture:/ });
const image = () => picture().getByCss('img');
const narration = () => page.getByRole('region', { name: 'Narration of chapter 1' });
const play = () => page.getByRole('button', { name: 'Play chapter 1' });
const position = () => narration().getByRole('slider', { name: 'Position' });
const audio = () => document.querySelector('audio')!;

describe('the lightbox', () => {
	// covers: story-reader/picture-first-chapter-opens
	it('zooms by its buttons in steps of 0.5, from 1 to 3', async () => {
		await openPicture();
		const zoomOut = picture().getByRole('button', { name: 'Zoom out' });
		const zoomIn = picture().getByRole('button', { name: 'Zoom in' });
		await expect.element(zoomOut).toBeDisabled();
		expect(scale()).toBe(1);
		for (const step of [1.5, 2, 2.5, 3]) {
			await expect.element(zoomIn).toBeEnabled();
			await zoomIn.click();
			await expect.poll(() => scale()).toBe(step);
		}
		await expect.element(zoomIn).toBeDisabled();
		await zoomOut.click();
		await expect.poll(() => scale()).toBe(2.5);
	});

	it('zooms by the wheel, 0.003 per unit, and moves the picture only while it is zoomed', async () => {
		await openPicture();
		const whole = box();
		await drag();
		expect(box()).toEqual(whole);
		await userEvent.wheel(image(), { delta: { y: -200 } });
		await expect.poll(() => scale()).toBeCloseTo(1.6);
		const before = box();
		await drag();
		expect(box().x - before.x).toBeCloseTo(80, 0);
		expect(box().y - before.y).toBeCloseTo(40, 0);
	});

	it('shows the picture of the page where the large one cannot be loaded', async () => {
		const lost = (node: Chapter) => ({
			...node,
			images: node.images && { ...node.images, large: '/api/media/lost.webp' },
		});
		const changed = (one: Story) => ({ ...one, nodes: one.nodes.map(lost) });
		changeSyncedStories((stories) => stories.map(changed));
		changeAnswer<Story>('GET /api/stories/*', changed);
		await openPicture();
		await expect.poll(() => image().element().getAttribute('src')).toMatch(/^\/api\/media\/(?!lost)/);
	});

	// covers: states-transitions/lightbox-1-3-0
	it('starts unzoomed after it was closed by its button or Escape', async () => {
		await openPicture();
		await picture().getByRole('button', { name: 'Zoom in' }).click();
		await expect.poll(() => scale()).toBe(1.5);
		await userEvent.keyboard('{Escape}');
		await expect.element(picture()).not.toBeInTheDocument();
		await page.getByRole('button', { name: /^Scene from/ }).click();
		await expect.element(picture()).toBeVisible();
		expect(scale()).toBe(1);
		await picture().getByRole('button', { name: 'Close' }).click();
		await expect.element(picture()).not.toBeInTheDocument();
		await expect.poll(() => document.activeElement?.querySelector('img')).toBeTruthy();
	});
});

describe('the narration', () => {
	// covers: story-reader/narration-player-above-text
	// covers: constants-each/voice-sage-m-ss
	it('can be moved with the keyboard, and shows minutes and seconds', async () => {
		await openStory(rosa, await createStory(server, rosa));
		await play().click();
		await expect.element(position()).toBeVisible();
		await expect.poll(() => audio().currentTime).toBeGreaterThan(0);
		await narration().getByRole('button', { name: 'Pause chapter 1' }).click();
		position().element().focus();
		await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
		await expect.element(position()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0:05 of \d:\d\d$/));
		await expect.poll(() => audio().currentTime).toBe(5);
		await expect.element(narration().getByText('0:05', { exact: true })).toBeVisible();
	});

	// covers: errors/audio-three-sentences
	it('shows an error when creating it failed, and can be retried', async () => {
		await openStory(rosa, await createStory(server, rosa));
		refuseCall(narrate, 503, { error: 'No voice' });
		await play().click();
		await expect.element(alertOf('Failed to generate audio')).toBeVisible();
		await postponeRetries();
		resetNetwork();
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect.element(page.getByRole('button', { name: 'Pause chapter 1' })).toBeVisible();
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
	});

	it('is retried automatically, and then plays only on request', async () => {
		await openStory(rosa, await createStory(server, rosa));
		refuseCall(narrate, 503, { error: 'No voice' });
		await play().click();
		await expect.element(alertOf('Failed to generate audio')).toBeVisible();
		resetNetwork();
		await expect.element(page.getByRole('slider')).toBeVisible();
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
		expect(audio().paused).toBe(true);
	});

	it('shows the server’s message when the trial has ended, and can be withdrawn', async () => {
		await openStory(rosa, await createStory(server, rosa));
		refuseCall(narrate, 402, { error: 'Your trial has ended.' });
		await play().click();
		await expect.element(alertOf('Your trial has ended.')).toBeVisible();
		await page.getByRole('button', { name: 'Take it back' }).click();
		await expect.element(page.getByText('Listen to this chapter')).toBeVisible();
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
	});

	// covers: states-transitions/player-idle-making-5
	// covers: constants-each/thoughts-8-s-5
	it('shows another message every five seconds while it is created', async () => {
		await openStory(rosa, await createStory(server, rosa));
		const release = holdCall(narrate);
		vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
		try {
			await play().click();
			const thought = narration().getByCss('p[aria-hidden]');
			await expect.element(thought).toBeVisible();
			const first = thought.element().textContent;
			vi.advanceTimersByTime(5_000);
			await expect.poll(() => thought.query()?.textContent).not.toBe(first);
			await expect.element(thought).toBeVisible();
			release();
			await expect.element(page.getByRole('slider')).toBeVisible();
		} finally {
			vi.useRealTimers();
		}
	});

	// covers: errors/audio-three-sentences
	it('shows an error when it cannot be played', async () => {
		await openStory(rosa, await createStory(server, rosa));
		changeAnswer<NarrationAnswer>(narrate, (narrated) => ({
			...narrated,
			audioUrl: `/api/media/${'0'.repeat(64)}.mp3`,
		}));
		await play().click();
		await expect.element(alertOf('Failed to play audio')).toBeVisible();
	});
});

async function openPicture(): Promise<void> {
	await openStory(rosa, await createStory(server, rosa, { isDrawn: true }));
	await untilPicturePainted();
	await page.getByRole('button', { name: /^Scene from/ }).click();
	await expect.element(picture()).toBeVisible();
	await expect.poll(() => (image().element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0);
}

function scale(): number {
	return Number(/scale\((.+)\)/.exec(image().element().getAttribute('style') ?? '')?.[1]);
}

function box(): DOMRect {
	return image().element().getBoundingClientRect();
}

/** Drags the picture by 80 pixels to the right and 40 down. */
async function drag(): Promise<void> {
	const stage = page.getByCss('dialog div:has(> img)');
	const sourcePosition = { x: 410, y: 590 };
	await userEvent.dragAndDrop(stage, stage, { sourcePosition, targetPosition: { x: 490, y: 630 } });
}
