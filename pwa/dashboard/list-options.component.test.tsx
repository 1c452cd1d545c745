import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListedStory, Story } from '../../shared/contract/story.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { createChild, createStory } from '../e2e/stories.ts';
import { library } from '../local/library/current-library.ts';
import { recordRead } from '../local/library/story-state.ts';
import { desktop, openApp, phone, reload, setUpServer, tablet, textsOf } from '../testing/app-page.tsx';
import { answerWithStories, boxOf, cardOf, cards } from '../testing/dashboard-page.ts';
import { watchShifts } from '../testing/layout-shifts.ts';
import { setOnline } from '../testing/network.ts';
import { switchProfile } from '../testing/story-page.ts';

const server = setUpServer();
let rosa: Session;
let pips: Story;
beforeEach(async () => {
	rosa = await server.register('Rosa');
	pips = await createStory(server, rosa, { isDrawn: true });
});

const show = () => page.getByRole('combobox', { name: 'Show' });
const sort = () => page.getByRole('combobox', { name: 'Sort by' });
const star = (title: string) => page.getByRole('button', { name: `Favourite: ${title}` });
const titles = () => textsOf(page.getByRole('region', { name: 'Stories' }).getByRole('heading'));

/** Rosa's dashboard with these stories, newest first. */
async function openWith(stories: readonly Partial<Story>[], viewport = tablet): Promise<void> {
	const now = Date.parse(pips.createdAt);
	answerWithStories(
		stories.map((story, number) => {
			const createdAt = new Date(now - number * 60_000).toISOString();
			return { ...pips, _id: `${pips._id}-${number}`, createdAt, ...story };
		}),
	);
	await openApp('/', { as: rosa, viewport });
	await expect.element(show()).toBeVisible();
}

describe('the star of a story', () => {
	// covers: favourites/star-belongs-family
	it('is pressed by pointer and keyboard, reaches the server, and is taken away again', async () => {
		await openApp('/', { as: rosa });
		await expect.element(star(pips.title)).toHaveAttribute('aria-pressed', 'false');
		await star(pips.title).click();
		await expect.element(star(pips.title)).toHaveAttribute('aria-pressed', 'true');
		const isStarred = async () =>
			(await server.request<ListedStory[]>('GET', '/api/stories', { as: rosa }))[0]?.isFavourite ?? false;
		await expect.poll(isStarred).toBe(true);
		await expect.element(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
		(star(pips.title).element() as HTMLElement).focus();
		await userEvent.keyboard('{Enter}');
		await expect.element(star(pips.title)).toHaveAttribute('aria-pressed', 'false');
		await expect.poll(isStarred).toBe(false);
	});

	// covers: favourites/lists-work-offline
	it('works without a network, and is still there after a restart', async () => {
		await openApp('/', { as: rosa });
		await expect.element(star(pips.title)).toBeVisible();
		setOnline(false);
		await star(pips.title).click();
		await expect.element(star(pips.title)).toHaveAttribute('aria-pressed', 'true');
		await reload();
		await expect.element(star(pips.title)).toHaveAttribute('aria-pressed', 'true');
		await show().selectOptions('Favourites');
		await expect.element(cardOf(pips.title)).toBeVisible();
	});

	it('is at least 48 pixels wide and high on a phone, and covers no other button', async () => {
		await openApp('/', { as: rosa, viewport: phone });
		await expect.element(star(pips.title)).toBeVisible();
		const { x, width, height } = boxOf(star(pips.title));
		expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
		expect(x + width).toBeLessThan(boxOf(page.getByRole('button', { name: `Menu: ${pips.title}` })).x);
	});
});

describe('the list', () => {
	const library3 = [
		{ title: 'Zebra Moon' },
		{ title: 'A Quiet Fox', status: 'completed', isFavourite: true },
		{ title: 'Mole Hill', status: 'completed' },
	] as const;

	// covers: favourites/dashboard-filters
	it('shows favourites, unfinished stories, or all', async () => {
		await openWith(library3);
		await show().selectOptions('Favourites');
		await expect.poll(titles).toEqual(['A Quiet Fox']);
		await show().selectOptions('Unfinished');
		await expect.poll(titles).toEqual(['Zebra Moon']);
		await page.getByRole('searchbox').fill('fox');
		await expect.element(page.getByText('No stories found matching your search')).toBeVisible();
		await page.getByRole('searchbox').fill('');
		await show().selectOptions('All stories');
		await expect.poll(titles).toEqual(library3.map(({ title }) => title));
	});

	// covers: favourites/dashboard-sorts
	it('is sorted by title, by the last reading here, or with the newest first', async () => {
		await openWith(library3);
		await sort().selectOptions('Title');
		await expect.poll(titles).toEqual(['A Quiet Fox', 'Mole Hill', 'Zebra Moon']);
		await recordRead(`${pips._id}-2`);
		await sort().selectOptions('Last read');
		await expect.poll(titles).toEqual(['Mole Hill', 'Zebra Moon', 'A Quiet Fox']);
		await sort().selectOptions('Newest');
		await expect.poll(titles).toEqual(library3.map(({ title }) => title));
	});

	it('says how a story becomes a favourite while there is none', async () => {
		await openApp('/', { as: rosa });
		await show().selectOptions('Favourites');
		await expect.element(page.getByText('No favourites yet')).toBeVisible();
		await show().selectOptions('All stories');
		await expect.element(cardOf(pips.title)).toBeVisible();
	});

	it('keeps filter and order on the way back from another screen', async () => {
		await openWith(library3);
		await sort().selectOptions('Title');
		await expect.poll(titles).toEqual(['A Quiet Fox', 'Mole Hill', 'Zebra Moon']);
		await page.getByRole('link', { name: 'Your Kingdom' }).click();
		await page.getByRole('link', { name: 'Adventure Hub' }).click();
		await expect.element(sort()).toHaveValue('title');
		await expect.poll(titles).toEqual(['A Quiet Fox', 'Mole Hill', 'Zebra Moon']);
	});

	it('is complete with a filter and an order, whatever the number of stories, and does not shift', async () => {
		const many = Array.from({ length: 1000 }, (_, number) => ({
			title: `Story number ${number}`,
			isFavourite: number % 500 === 499,
		}));
		await openWith(many, desktop);
		await expect.poll(() => library().stories.count()).toBe(1000);
		await show().selectOptions('Favourites');
		await expect.poll(titles).toEqual(['Story number 499', 'Story number 999']);
		await show().selectOptions('All stories');
		await expect.element(cards()).toHaveLength(60);
		const shifts = await watchShifts();
		const before = boxOf(show());
		await star('Story number 3').first().click();
		await expect.element(star('Story number 3').first()).toHaveAttribute('aria-pressed', 'true');
		expect(boxOf(show())).toEqual(before);
		expect(await shifts.sum()).toBeLessThan(0.01);
	});
});

describe('a family', () => {
	let milo: User;
	beforeEach(async () => {
		milo = await createChild(server, rosa, 'Milo');
		await createStory(server, rosa, { childId: milo._id, isDrawn: true });
	});

	// covers: favourites/dashboard-filters
	it('can be shown child by child to a parent, and a child sees its own stories only', async () => {
		await openApp('/', { as: rosa });
		await expect.element(cards()).toHaveLength(2);
		await show().selectOptions('Milo’s stories');
		await expect.element(cards()).toHaveLength(1);
		await expect.element(page.getByText('by Milo')).toBeVisible();
		await switchProfile('Milo');
		await expect.element(page.getByRole('heading', { name: "Milo's Stories" })).toBeVisible();
		await expect.element(cards()).toHaveLength(1);
		await expect.element(show()).toHaveValue('all');
		expect(textsOf(show().getByRole('option'))).toEqual(['All stories', 'Favourites', 'Unfinished']);
	});
});
