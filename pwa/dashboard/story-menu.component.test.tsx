import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createStory } from '../e2e/stories.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { address, openApp, phone, reload, setUpServer, tablet } from '../testing/app-page.tsx';
import { boxOf } from '../testing/dashboard-page.ts';
import { changeSyncedStories, changeSyncedUser, setOnline } from '../testing/network.ts';
import { chapter } from '../testing/story-page.ts';

const server = setUpServer();
let rosa: Session;
let story: Story;
beforeEach(async () => {
	rosa = await server.register('Rosa');
	story = await createStory(server, rosa, { hero: 'Pip' });
});

const button = () => page.getByRole('button', { name: `Menu: ${story.title}` });
const menu = () => page.getByRole('menu', { name: story.title });
const item = (name: string) => menu().getByRole('menuitem', { name, exact: true });
const names = () =>
	menu()
		.getByRole('menuitem')
		.elements()
		.map(({ textContent }) => textContent);
const keepDialog = () => page.getByRole('dialog', { name: 'Keep this story' });

async function openMenu(options: Parameters<typeof openApp>[1] = {}): Promise<void> {
	await openApp('/', { as: rosa, ...options });
	await button().click();
	await expect.element(menu()).toBeVisible();
}

describe('the menu of a card', () => {
	// covers: story-map/opened-from
	it('leads to the story map', async () => {
		await openMenu();
		expect(names()).toEqual(['Story map', 'Another story with Pip', 'Keep this story']);
		await item('Story map').click();
		await expect.element(page.getByRole('heading', { name: `Story map: ${story.title}` })).toBeVisible();
	});

	// covers: favourites/another-story-with-hero
	it('opens the form with the hero of the card', async () => {
		await openMenu();
		await item('Another story with Pip').click();
		await expect.element(page.getByText('Another story with Pip.')).toBeVisible();
		await expect.element(page.getByLabelText('Character name')).toHaveValue('Pip');
		await expect.element(page.getByRole('button', { name: 'Other', pressed: true })).toBeVisible();
		await page.getByLabelText('Character name').fill('Fern');
		await expect.element(page.getByText('Another story with')).not.toBeInTheDocument();
	});

	// covers: keepsakes/offline
	it('opens the keepsakes of the story, offline too, and not again once they are closed', async () => {
		await openApp(`/story/${story._id}`, { as: rosa });
		await expect.element(chapter(1)).toBeVisible();
		await page.getByRole('link', { name: 'Back to Dashboard' }).first().click();
		setOnline(false);
		await button().click();
		await item('Keep this story').click();
		await expect.element(keepDialog()).toBeVisible();
		expect(address()).toBe(`/story/${story._id}`);
		await keepDialog().getByRole('button', { name: 'Close' }).click();
		await expect.element(keepDialog()).not.toBeInTheDocument();
		await reload();
		await expect.element(chapter(1)).toBeVisible();
		await expect.element(keepDialog()).not.toBeInTheDocument();
	});

	it('offers no new story to those who may create none', async () => {
		const over = { status: 'expired', hasLifetimeAccess: false, trialEndDate: null, trialEndsAt: null } as const;
		changeSyncedUser((user) => ({ ...user, subscription: over }));
		await openMenu();
		expect(names()).toEqual(['Story map', 'Keep this story']);
	});

	it('is used with the keyboard, and gives the focus back', async () => {
		await openApp('/', { as: rosa });
		await expect.element(button()).toBeVisible();
		button().element().focus();
		await userEvent.keyboard('{Enter}');
		await expect.element(item('Story map')).toHaveFocus();
		await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
		await userEvent.keyboard('{ArrowUp}');
		await expect.element(item('Keep this story')).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}{ArrowDown}');
		await expect.element(item('Another story with Pip')).toHaveFocus();
		await userEvent.keyboard('{Home}{End}');
		await expect.element(item('Keep this story')).toHaveFocus();
		await userEvent.keyboard('{Escape}');
		await expect.element(menu()).not.toBeInTheDocument();
		await expect.element(button()).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}');
		await expect.element(item('Story map')).toHaveFocus();
		await userEvent.tab();
		await expect.element(menu()).not.toBeInTheDocument();
		await expect.element(button()).toHaveFocus();
	});

	it('closes on its own button and on a press elsewhere, which opens no story', async () => {
		await openMenu();
		await button().click();
		await expect.element(menu()).not.toBeInTheDocument();
		await button().click();
		await expect.element(menu()).toBeVisible();
		await page.getByRole('heading', { level: 1 }).click();
		await expect.element(menu()).not.toBeInTheDocument();
		expect(address()).toBe('/');
	});
});

describe('the menu of a long hero’s card', () => {
	beforeEach(() => {
		const hero = { ...story.hero, name: `Maximilian${'-Bartholomäus'.repeat(5)}` };
		changeSyncedStories((stories) => stories.map((one) => ({ ...one, hero })));
	});

	it.each([
		['phone', phone],
		['tablet', tablet],
	])('fits a %s, with targets of 48 pixels', async (_, viewport) => {
		await openMenu({ viewport });
		const { x, y, width, height } = boxOf(menu());
		expect([x >= 8, x + width <= viewport.width - 8, y >= 8, y + height <= viewport.height - 8]).toEqual(
			Array(4).fill(true),
		);
		for (const one of [button(), item('Story map'), item('Keep this story')])
			expect(boxOf(one).height).toBeGreaterThanOrEqual(48);
		const one = boxOf(button());
		for (const name of ['Favourite', 'Keep on this device']) {
			const other = boxOf(page.getByRole('button', { name: `${name}: ${story.title}` }));
			expect(one.x + one.width <= other.x || other.x + other.width <= one.x).toBe(true);
		}
	});

	it('has no accessibility violation', { tags: 'deep' }, async () => {
		await openMenu();
		await expectAccessible();
	});
});
