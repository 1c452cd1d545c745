import type { Page, Request } from 'playwright';
import { expect, it } from 'vitest';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { setUpWorld } from './browser-world.ts';
import { createStory } from './stories.ts';
import { chapter, choices } from './story-page.ts';

const world = setUpWorld();

it('a choice costs one POST, a picture, and at most three syncs, here and on a second device', async () => {
	const rosa = await world.register('Rosa');
	const story = await createStory(world, rosa, { isDrawn: true });
	const [own, other] = [await openedStory(rosa, story), await openedStory(rosa, story)];
	await choices(own.page).first().click();
	for (const { page } of [own, other]) await untilPainted(page, 2);
	for (const { calls } of [own, other]) {
		const syncs = calls.filter((call) => call === 'GET sync').length;
		expect(syncs).toBeGreaterThan(0);
		// The chapter and its picture; a sync during which an answer is stored is repeated.
		expect(syncs).toBeLessThanOrEqual(3);
	}
	const others = ({ calls }: typeof own) => [...new Set(calls)].filter((call) => call !== 'GET sync').toSorted();
	expect(others(own)).toEqual(['GET media', 'POST stories']);
	expect(others(other)).toEqual(['GET media']);
	expect(own.calls.filter((call) => call === 'POST stories')).toHaveLength(1);
});

/**
 * A page with an open story, and its calls from then on. The story is opened when the library is up to date, after the syncs of the
 * start and of the socket: a story that a sync stores while it is fetched is fetched again.
 */
async function openedStory(reader: Session, { title }: Story): Promise<{ page: Page; calls: string[] }> {
	const page = await world.pageFor(reader);
	const calls: string[] = [];
	const unanswered = new Set<Request>();
	page.on('request', (request) => {
		const [, subject] = /^\/api\/(\w+)/.exec(new URL(request.url()).pathname) ?? [];
		if (!subject) return;
		calls.push(`${request.method()} ${subject}`);
		unanswered.add(request);
	});
	for (const end of ['requestfinished', 'requestfailed'] as const) {
		page.on(end as 'requestfinished', (request) => void unanswered.delete(request));
	}
	const answered = (call: string) => unanswered.size === 0 && calls.filter((each) => each === call).length;
	await page.goto('/');
	await expect.poll(() => answered('GET sync')).toBeGreaterThanOrEqual(2);
	await page.getByRole('link', { name: title }).click();
	await chapter(page, 1).waitFor();
	await expect.poll(() => answered('GET stories')).toBe(1);
	calls.length = 0;
	return { page, calls };
}

/** Waits for a chapter and the pixels of its picture, which it scrolls to: pictures out of sight are not loaded. */
async function untilPainted(page: Page, number: number): Promise<void> {
	await chapter(page, number).waitFor();
	const picture = page.locator('article img[src^="/api/media/"]').nth(number - 1);
	await picture.scrollIntoViewIfNeeded();
	await picture.evaluate((image: HTMLImageElement) => image.decode());
}
