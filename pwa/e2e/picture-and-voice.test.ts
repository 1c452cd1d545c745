import { beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/story.ts';
import type { Session } from '../../shared/user.ts';
import { recover, refuse } from './answers.ts';
import { storyOf } from './family.ts';
import { alertOf, holdBack, isPainted, open } from './story-page.ts';
import { bringUpWorld } from './world.ts';

const world = bringUpWorld();
let rosa: Session;
/** Is drawn, and nobody chooses anything in it. */
let pips: Story;
beforeAll(async () => {
	rosa = await world.register('Rosa');
	pips = await storyOf(world, rosa, { isDrawn: true });
});

describe('the picture in large', () => {
	it('is zoomed by its buttons in steps of a half, from whole to three times', async () => {
		const { picture, scale } = await openPicture();
		const [out, into] = [
			picture.getByRole('button', { name: 'Zoom out' }),
			picture.getByRole('button', { name: 'Zoom in' }),
		];
		await expect.poll(() => out.isDisabled()).toBe(true);
		const seen = [await scale()];
		while (await into.isEnabled()) {
			await into.click();
			seen.push(await scale());
		}
		await out.click();
		await expect.poll(async () => [...seen, await scale()]).toEqual([1, 1.5, 2, 2.5, 3, 2.5]);
	});

	it('is zoomed by the wheel, 0.003 a unit, and moved only while it is zoomed', async () => {
		const { page, picture, scale } = await openPicture();
		const middle = await picture.locator('img').boundingBox();
		const [x, y] = [410, 590];
		const drag = async () => {
			await page.mouse.move(x, y);
			await page.mouse.down();
			await page.mouse.move(x + 80, y + 40, { steps: 4 });
			await page.mouse.up();
		};
		await drag();
		await expect.poll(() => picture.locator('img').boundingBox()).toEqual(middle);
		await page.mouse.move(x, y);
		await page.mouse.wheel(0, -200);
		await expect.poll(scale).toBeCloseTo(1.6);
		const before = await picture.locator('img').boundingBox();
		await drag();
		const after = await picture.locator('img').boundingBox();
		expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(80, 0);
		expect((after?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(40, 0);
	});

	it('is whole again after it was closed, by its button or Escape', async () => {
		const { page, picture, scale } = await openPicture();
		await picture.getByRole('button', { name: 'Zoom in' }).click();
		await page.keyboard.press('Escape');
		await picture.waitFor({ state: 'detached' });
		await page.getByRole('button', { name: /^Scene from/ }).click();
		await expect.poll(() => scale()).toBe(1);
		await picture.getByRole('button', { name: 'Close' }).click();
		await picture.waitFor({ state: 'detached' });
		await page.waitForFunction(() => !!document.activeElement?.querySelector('img'));
	});
});

describe('listening', () => {
	it('is moved from the keyboard, and tells minutes and seconds', async () => {
		const page = await open(world, rosa, pips);
		const narration = page.getByRole('region', { name: 'Narration of chapter 1' });
		await narration.getByRole('button', { name: 'Play chapter 1' }).click();
		const position = narration.getByRole('slider', { name: 'Position' });
		await position.waitFor();
		await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0);
		await narration.getByRole('button', { name: 'Pause chapter 1' }).click();
		await position.press('Home');
		for (let second = 0; second < 5; second++) await position.press('ArrowRight');
		await expect.poll(() => position.getAttribute('aria-valuetext')).toMatch(/^0:05 of \d:\d\d$/);
		await expect.poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime)).toBe(5);
		await narration.getByText('0:05', { exact: true }).waitFor();
	});

	it('says when no voice could be made, and can be tried again', async () => {
		const page = await open(world, rosa, await storyOf(world, rosa));
		await refuse(page, 'POST /api/tts', 503, { error: 'No voice' });
		await page.getByRole('button', { name: 'Play chapter 1' }).click();
		await alertOf(page, 'Failed to generate audio').waitFor();
		await recover(page);
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByRole('button', { name: 'Pause chapter 1' }).waitFor();
		await expect.poll(() => page.getByRole('alert').count()).toBe(0);
	});

	it('is tried again by itself, and then plays only when asked to', async () => {
		const page = await open(world, rosa, await storyOf(world, rosa));
		await refuse(page, 'POST /api/tts', 503, { error: 'No voice' });
		await page.getByRole('button', { name: 'Play chapter 1' }).click();
		await alertOf(page, 'Failed to generate audio').waitFor();
		await recover(page);
		await page.getByRole('slider').waitFor();
		await expect.poll(() => page.getByRole('alert').count()).toBe(0);
		await expect.poll(() => page.evaluate(() => document.querySelector('audio')?.paused)).toBe(true);
	});

	it('is told in the server’s words when a trial has ended, and can be let be', async () => {
		const page = await open(world, rosa, await storyOf(world, rosa));
		await refuse(page, 'POST /api/tts', 402, { error: 'Your trial has ended.' });
		await page.getByRole('button', { name: 'Play chapter 1' }).click();
		await alertOf(page, 'Your trial has ended.').waitFor();
		await page.getByRole('button', { name: 'Take it back' }).click();
		await page.getByText('Listen to this chapter').waitFor();
		await expect.poll(() => page.getByRole('alert').count()).toBe(0);
	});

	it('shows a new thought every five seconds while the voice is made', async () => {
		const page = await world.pageFor(rosa);
		await page.clock.install();
		await page.goto(`/story/${(await storyOf(world, rosa))._id}`);
		const letGo = await holdBack(page, 'POST /api/tts');
		await page.getByRole('button', { name: 'Play chapter 1' }).click();
		const thought = page.getByRole('region', { name: 'Narration of chapter 1' }).locator('p[aria-hidden]');
		const first = await thought.textContent();
		await page.clock.runFor(5_000);
		await expect.poll(() => thought.textContent()).not.toBe(first);
		letGo();
		await page.getByRole('slider').waitFor();
	});

	it('says when the voice cannot be played', async () => {
		const page = await open(world, rosa, await storyOf(world, rosa));
		await page.route('**/api/media/*.mp3', (route) => route.fulfill({ status: 404, body: '' }));
		await page.getByRole('button', { name: 'Play chapter 1' }).click();
		await alertOf(page, 'Failed to play audio').waitFor();
	});
});

async function openPicture() {
	const page = await open(world, rosa, pips);
	await isPainted(page);
	await page.getByRole('button', { name: /^Scene from/ }).click();
	const picture = page.getByRole('dialog', { name: /^Picture:/ });
	await picture.waitFor();
	const scale = async () =>
		Number(/scale\((.+)\)/.exec((await picture.locator('img').getAttribute('style')) ?? '')?.[1]);
	return { page, picture, scale };
}
