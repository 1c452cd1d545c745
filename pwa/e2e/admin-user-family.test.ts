import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/story.ts';
import type { Session, User } from '../../shared/user.ts';
import { adaKeepsTheHouse, arriveAtUser, loginAsAda, openUser } from './admin.ts';
import { change, cutLine, recover, refuse } from './answers.ts';
import { childOf, storyOf } from './family.ts';
import { faultsOf } from './faults.ts';
import { bringUpWorld, desktop } from './world.ts';

const world = bringUpWorld(adaKeepsTheHouse);
let ada: Session;
beforeAll(async () => {
	ada = await loginAsAda(world);
});

const alertOf = (page: Page) => page.getByRole('alert');

const arrive = (id?: string) => arriveAtUser(world, ada, id);
const open = (user: User) => openUser(world, ada, user);

describe('what hangs on a user', () => {
	const storiesOf = (page: Page) => page.getByRole('table', { name: 'Stories' }).locator('tbody tr');
	const childrenOf = (page: Page) => page.getByRole('table', { name: 'Children' }).locator('tbody tr');
	const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();

	it('are stories, to look at in a new tab and to delete', async () => {
		const rosa = await world.register('Rosa');
		const { title } = await storyOf(world, rosa);
		// By its id: two stories may well have the same title.
		const fern = await storyOf(world, rosa, { hero: 'Fern' });
		const page = await world.pageFor(ada, { viewport: desktop });
		await change<{ stories: Story[] }>(page, 'GET /api/admin/users/*', (answer) => ({
			...answer,
			stories: answer.stories.map((story) => (story._id === fern._id ? { ...story, title: '' } : story)),
		}));
		await page.goto(`/admin/users/${rosa.user._id}`);
		await storiesOf(page).filter({ hasText: 'Untitled Story' }).waitFor();
		await expect
			.poll(() => storiesOf(page).filter({ hasText: title }).innerText())
			.toContain(String(new Date().getFullYear()));
		const tab = page.context().waitForEvent('page');
		await page.getByRole('link', { name: `View ${title}` }).click();
		await (await tab).getByRole('heading', { name: title }).waitFor();
		await page.getByRole('button', { name: `Delete ${title}` }).click();
		const question = 'Are you sure you want to delete this story? This action cannot be undone.';
		await page.getByRole('dialog').getByText(question, { exact: true }).waitFor();
		await cutLine(page, 'DELETE /api/admin/stories/*');
		await confirm(page);
		await alertOf(page).getByText('Failed to delete story. Please try again.').waitFor();
		await recover(page);
		await page.getByRole('button', { name: `Delete ${title}` }).click();
		await confirm(page);
		await page.getByText('Story deleted', { exact: true }).waitFor();
		await expect.poll(() => storiesOf(page).count()).toBe(1);
		await expect.poll(() => alertOf(page).count()).toBe(0);
		await page.getByRole('button', { name: 'Delete Untitled Story' }).click();
		await confirm(page);
		await page.getByText('No stories found').waitFor();
	});

	it('are a parent’s children, to edit and to delete', async () => {
		const rosa = await world.register('Rosa');
		const milo = await childOf(world, rosa, 'Milo');
		await childOf(world, rosa, 'Juno', { age: 10 });
		const page = await world.pageFor(ada, { viewport: desktop });
		await change<User[]>(page, 'GET /api/admin/users/*/children', (children) =>
			children.map((child) => (child._id === milo._id ? child : { ...child, profile: { name: '', age: null } })),
		);
		await page.goto(`/admin/users/${rosa.user._id}`);
		const nameless = childrenOf(page).filter({ hasText: 'No name set' });
		await nameless.getByText('Not set', { exact: true }).waitFor();
		await expect.poll(() => childrenOf(page).filter({ hasText: 'Milo' }).innerText()).toContain('7');
		await page.getByRole('link', { name: 'Edit Milo' }).click();
		await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Milo');
		await expect.poll(() => page.getByLabel('Subscription status').isDisabled()).toBe(true);
		await expect.poll(() => page.getByRole('heading', { name: 'Children' }).count()).toBe(0);
		await page.getByRole('link', { name: rosa.user.email ?? '' }).click();
		await page.getByRole('button', { name: 'Delete Milo' }).click();
		const question = 'Are you sure you want to delete this child? This action cannot be undone.';
		await page.getByRole('dialog').getByText(question, { exact: true }).waitFor();
		await cutLine(page, 'DELETE /api/admin/users/*');
		await confirm(page);
		await alertOf(page).getByText('Failed to delete child. Please try again.').waitFor();
		await recover(page);
		await page.getByRole('button', { name: 'Delete Milo' }).click();
		await confirm(page);
		await page.getByText('Child deleted', { exact: true }).waitFor();
		await expect.poll(() => childrenOf(page).count()).toBe(1);
		await expect.poll(() => world.ask<User[]>('GET', '/api/users/children', { as: rosa })).toHaveLength(1);
	});

	it('are children that could not be loaded, and can be asked for again', async () => {
		const { user } = await world.register('Rosa');
		const page = await world.pageFor(ada);
		await refuse(page, 'GET /api/admin/users/*/children', 500);
		await page.goto(`/admin/users/${user._id}`);
		await alertOf(page).getByText('Failed to load user data. Please try again.').waitFor();
		await recover(page);
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByText('No children found').waitFor();
	});
});

describe('for those who cannot see it all, by day and by night, large and small', () => {
	it('the form with all its faults has nothing in the way', async () => {
		const page = await arrive();
		await page.getByRole('button', { name: 'Save' }).click();
		await page.getByText('Email is required').waitFor();
		await expect.poll(() => faultsOf(page)).toEqual([]);
	});

	it.each([
		'parent',
		'child',
	] as const)('the form of a %s with all that hangs on it has nothing in the way', async (role) => {
		const rosa = await world.register('Rosa');
		const milo = await childOf(world, rosa, 'Milo');
		await storyOf(world, rosa, { childId: milo._id });
		await storyOf(world, rosa);
		const page = await open(role === 'parent' ? rosa.user : milo);
		await page
			.getByRole('button', { name: /^Delete / })
			.last()
			.waitFor();
		await expect.poll(() => faultsOf(page)).toEqual([]);
		await page
			.getByRole('button', { name: /^Delete / })
			.last()
			.click();
		await page.getByRole('dialog').waitFor();
		await expect.poll(() => faultsOf(page)).toEqual([]);
	});

	it('no user found has nothing in the way', async () => {
		const page = await arrive('nobody');
		await page.getByRole('heading', { name: 'User not found' }).waitFor();
		await expect.poll(() => faultsOf(page)).toEqual([]);
	});
});
