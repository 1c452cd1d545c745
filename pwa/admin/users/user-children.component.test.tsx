import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Story } from '../../../shared/contract/story.ts';
import type { User } from '../../../shared/contract/user.ts';
import { createChild, createStory } from '../../e2e/stories.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { setUpAdminServer } from '../../testing/admin-server.ts';
import { confirmDeletion } from '../../testing/admin-stories.ts';
import { desktop, goTo, openApp, shownToasts, textOf } from '../../testing/app-page.tsx';
import { changeAnswer, failCall, refuseCall, resetNetwork } from '../../testing/network.ts';
import { pathOfNewTab } from '../../testing/new-tab.ts';

const server = setUpAdminServer();

const alert = () => page.getByRole('alert');
const rowsOf = (table: string) => page.getByRole('table', { name: table }).getByCss('tbody tr');
const rowOf = (table: string, text: string) => rowsOf(table).filter({ hasText: text });

function open({ _id }: User): Promise<void> {
	return openApp(`/admin/users/${_id}`, { as: server.ada, viewport: desktop });
}

describe('the stories of a user', () => {
	// covers: admin-area/user-stories-title-untitled
	// covers: validation-rules/confirmations-story
	// covers: errors/failed-delete-story-please
	it('are listed with title and day, and each is deleted after confirmation', async () => {
		const rosa = await server.register('Rosa');
		const { title } = await createStory(server, rosa);
		// By its id: two stories may have the same title.
		const fern = await createStory(server, rosa, { hero: 'Fern' });
		changeAnswer<{ stories: Story[] }>('GET /api/admin/users/*', (answer) => ({
			...answer,
			stories: answer.stories.map((story) => (story._id === fern._id ? { ...story, title: '' } : story)),
		}));
		await open(rosa.user);
		await expect.element(rowOf('Stories', 'Untitled Story')).toBeVisible();
		expect(textOf(rowOf('Stories', title))).toContain(String(new Date().getFullYear()));
		failCall('DELETE /api/admin/stories/*');
		await page.getByRole('button', { name: `Delete ${title}` }).click();
		const question = 'Are you sure you want to delete this story? This action cannot be undone.';
		await expect.element(page.getByRole('dialog').getByText(question, { exact: true })).toBeVisible();
		await confirmDeletion();
		await expect.element(alert().getByText('Failed to delete story. Please try again.')).toBeVisible();
		resetNetwork();
		await page.getByRole('button', { name: `Delete ${title}` }).click();
		await confirmDeletion();
		await expect.poll(() => shownToasts()).toContain('Story deleted');
		await expect.element(rowsOf('Stories')).toHaveLength(1);
		await expect.element(alert()).not.toBeInTheDocument();
		await page.getByRole('button', { name: 'Delete Untitled Story' }).click();
		await confirmDeletion();
		await expect.element(page.getByText('No stories found')).toBeVisible();
	});

	// covers: admin-area/user-stories-title-untitled
	it('open in a new tab', async () => {
		const rosa = await server.register('Rosa');
		const { title } = await createStory(server, rosa);
		await open(rosa.user);
		await goTo(await pathOfNewTab(page.getByRole('link', { name: `View ${title}` })));
		await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
	});
});

describe('the children of a user', () => {
	// covers: admin-area/user-children-parent-name
	// covers: validation-rules/confirmations-child
	// covers: errors/failed-delete-child-please
	it('are listed with name and age, link to their form, and each is deleted after confirmation', async () => {
		const rosa = await server.register('Rosa');
		const milo = await createChild(server, rosa, 'Milo');
		await createChild(server, rosa, 'Juno', { age: 10 });
		changeAnswer<User[]>('GET /api/admin/users/*/children', (children) =>
			children.map((child) => (child._id === milo._id ? child : { ...child, profile: { name: '', age: null } })),
		);
		await open(rosa.user);
		await expect.element(rowOf('Children', 'No name set').getByText('Not set', { exact: true })).toBeVisible();
		expect(textOf(rowOf('Children', 'Milo'))).toContain('7');
		await page.getByRole('link', { name: 'Edit Milo' }).click();
		await expect.element(page.getByLabelText('Name')).toHaveValue('Milo');
		await expect.element(page.getByLabelText('Subscription status')).toBeDisabled();
		await expect.element(page.getByRole('heading', { name: 'Children' })).not.toBeInTheDocument();
		await page.getByRole('link', { name: rosa.user.email ?? '' }).click();
		failCall('DELETE /api/admin/users/*');
		await page.getByRole('button', { name: 'Delete Milo' }).click();
		const question = 'Are you sure you want to delete this child? This action cannot be undone.';
		await expect.element(page.getByRole('dialog').getByText(question, { exact: true })).toBeVisible();
		await confirmDeletion();
		await expect.element(alert().getByText('Failed to delete child. Please try again.')).toBeVisible();
		resetNetwork();
		await page.getByRole('button', { name: 'Delete Milo' }).click();
		await confirmDeletion();
		await expect.poll(() => shownToasts()).toContain('Child deleted');
		await expect.element(rowsOf('Children')).toHaveLength(1);
		expect(await server.request<User[]>('GET', '/api/users/children', { as: rosa })).toHaveLength(1);
	});

	it('are loaded again by Try again after a failure', async () => {
		const { user } = await server.register('Rosa');
		refuseCall('GET /api/admin/users/*/children', 500);
		await open(user);
		await expect.element(alert().getByText('Failed to load user data. Please try again.')).toBeVisible();
		resetNetwork();
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect.element(page.getByText('No children found')).toBeVisible();
	});
});

it.each([
	'parent',
	'child',
] as const)('the form of a %s with stories, and the question before a deletion, have no accessibility violations', {
	tags: 'deep',
}, async (role) => {
	const rosa = await server.register('Rosa');
	const milo = await createChild(server, rosa, 'Milo');
	await createStory(server, rosa, { childId: milo._id });
	await createStory(server, rosa);
	await open(role === 'parent' ? rosa.user : milo);
	const button = page.getByRole('button', { name: /^Delete / }).last();
	await expect.element(button).toBeVisible();
	await expectAccessible();
	await button.click();
	await expect.element(page.getByRole('dialog')).toBeVisible();
	await expectAccessible();
});
