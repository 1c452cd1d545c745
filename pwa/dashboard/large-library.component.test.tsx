import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createStory } from '../e2e/stories.ts';
import { desktop, openApp, phone, reload, setUpServer, tablet, textOf, textsOf } from '../testing/app-page.tsx';
import { answerWithStories, boxOf, cards } from '../testing/dashboard-page.ts';
import { watchShifts } from '../testing/layout-shifts.ts';
import { holdAnswer } from '../testing/network.ts';

const server = setUpServer();
let rosa: Session;
let pips: Story;
beforeEach(async () => {
	rosa = await server.register('Rosa');
	pips = await createStory(server, rosa, { isDrawn: true });
});

const search = () => page.getByRole('searchbox');
const more = () => page.getByRole('button', { name: 'Show more stories' });

describe('a library of 500 stories', () => {
	// covers: beyond-product/500-stories-60-time
	it('shows 60 first, and the others on request, with the focus where it was', async () => {
		await openWith(500);
		await expect.element(cards()).toHaveLength(60);
		await expect.element(more()).toBeVisible();
		(more().element() as HTMLElement).focus();
		for (const shown of [120, 180, 240, 300, 360, 420, 480]) {
			await userEvent.keyboard('{Enter}');
			await expect.element(cards()).toHaveLength(shown);
			await expect.element(more()).toHaveFocus();
		}
		await userEvent.keyboard('{Enter}');
		await expect.element(cards()).toHaveLength(500);
		await expect.element(more()).not.toBeInTheDocument();
	});

	// covers: beyond-product/500-stories-60-time
	it('is searched completely, including stories that are not shown yet', async () => {
		await openWith(500);
		await search().fill('number 499');
		await expect.poll(() => textsOf(cards())).toEqual([expect.stringContaining('Story number 499')]);
		await search().fill('number 4');
		await expect.element(cards()).toHaveLength(60);
		await search().fill('');
		await expect.poll(() => textOf(cards().first())).toContain('Story number 0');
	});
});

describe('a library of one story', () => {
	it('shows the story, and no button for more', async () => {
		await openWith(1);
		await expect.element(cards()).toHaveLength(1);
		await expect.element(more()).not.toBeInTheDocument();
	});
});

describe('a library on a slow network', () => {
	beforeEach(async () => {
		// A font that loads later changes the line breaks. Those of the device may not be there.
		await Promise.allSettled([...document.fonts].map((font) => font.load()));
	});

	// covers: beyond-product/slow-network-places-stories
	it('shows skeletons, and then the stories without a layout shift', async () => {
		answerWithStories(manyStories(12));
		const release = holdAnswer('GET /api/sync');
		const shifts = await watchShifts();
		await openApp('/', { as: rosa, viewport: phone });
		await expect.element(page.getByText('Loading stories…')).toBeInTheDocument();
		await expect.element(search()).toBeVisible();
		const before = boxOf(search());
		release();
		await expect.element(cards()).toHaveLength(12);
		await expect.poll(() => boxOf(search())).toEqual(before);
		expect(await shifts.sum()).toBeLessThan(0.01);
	});

	it('shows the stories of this device without a layout shift during the sync', async () => {
		await openApp('/', { as: rosa, viewport: tablet });
		await expect.element(cards().first()).toBeVisible();
		holdAnswer('GET /api/sync');
		const shifts = await watchShifts();
		await reload();
		await expect.element(cards().first()).toBeVisible();
		await expect.element(page.getByRole('button', { name: `Keep on this device: ${pips.title}` })).toBeVisible();
		await expect.element(page.getByText('Loading stories…')).not.toBeInTheDocument();
		expect(await shifts.sum()).toBeLessThan(0.01);
	});
});

/** Rosa's dashboard with so many stories, newest first. */
async function openWith(count: number): Promise<void> {
	answerWithStories(manyStories(count));
	await openApp('/', { as: rosa, viewport: desktop });
	await expect.element(cards().first()).toBeVisible();
}

function manyStories(count: number): Story[] {
	const now = Date.parse(pips.createdAt);
	return Array.from({ length: count }, (_, number) => {
		const createdAt = new Date(now - number * 60_000).toISOString();
		return { ...pips, _id: `${pips._id}-${number}`, title: `Story number ${number}`, createdAt };
	});
}
