import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Story } from '../../../shared/contract/story.ts';
import { createStory, readToTheEnd, waitForStory } from '../../e2e/stories.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { confirmDeletion, setUpAdminStories } from '../../testing/admin-stories.ts';
import { goTo, shownToasts, textOf } from '../../testing/app-page.tsx';
import { changeAnswer, countCalls, refuseCall, resetNetwork } from '../../testing/network.ts';
import type { AdminStory } from './story-calls.ts';

const library = setUpAdminStories();
let acorn: Story;
beforeEach(async () => {
	acorn = await createStory(library.server, library.rosa, { hero: 'Acorn', ageGroup: '3-5' });
	await readToTheEnd(library.server, library.rosa, acorn);
	// A picture that comes later would change the story's time.
	await waitForStory(library.server, library.rosa, acorn._id, ({ nodes }) => nodes.every(({ images }) => images));
});

describe('the screen of one story', () => {
	// covers: admin-area/story-title-author-fallbacks
	// covers: admin-area/story-user-choice-choices
	it('shows the author, the dates and the whole text with the choices taken', async () => {
		const stored = await library.fetchStory(acorn);
		await library.openStory(acorn);
		await expect.element(page.getByRole('heading', { level: 1, name: stored.title })).toBeVisible();
		const facts = textOf(page.getByRole('region', { name: 'Story details' }));
		for (const fact of [library.rosa.user.email, 'Rosa', 'Fantasy', 'Draft', 'Completed'])
			expect(facts).toContain(fact);
		const times = page
			.getByRole('time')
			.elements()
			.map((time) => time.getAttribute('datetime'));
		expect(times).toEqual([stored.createdAt, stored.updatedAt]);
		await expect.element(page.getByRole('heading', { name: 'AI Response' })).toHaveLength(4);
		await expect.element(page.getByRole('heading', { name: 'User Choice' })).toHaveLength(3);
		const offered = stored.content.find(({ type }) => type === 'user');
		const picked = page.getByRole('img', { name: 'Picked:' });
		await expect.element(picked).toHaveLength(3);
		for (const choice of offered?.choices ?? [])
			await expect.element(page.getByText(choice, { exact: true }).first()).toBeVisible();
		await expect
			.element(
				page
					.getByRole('listitem')
					.filter({ has: picked })
					.filter({ hasText: offered?.content ?? '' })
					.first(),
			)
			.toBeVisible();
	});

	// covers: admin-area/story-title-author-fallbacks
	// covers: admin-area/story-no-content-available
	it('shows a placeholder for each unknown value', async () => {
		changeAnswer<AdminStory>(`GET /api/admin/stories/${acorn._id}`, (story) => ({
			...story,
			author: { ...story.author, email: null, profile: { name: '' } },
			status: 'failed',
			error: 'The storyteller lost the thread.',
			content: [],
		}));
		await library.openStory(acorn);
		for (const words of ['Unknown', 'No name', 'No content available', 'Failed: The storyteller lost the thread.'])
			await expect.element(page.getByText(words, { exact: true })).toBeVisible();
	});

	// covers: admin-area/story-publish-unpublish-delete
	// covers: states-transitions/publication-admin-toggles
	it('publishes and unpublishes by sending the whole story', async () => {
		await library.openStory(acorn);
		const puts = countCalls(`PUT /api/admin/stories/${acorn._id}`);
		await page.getByRole('button', { name: 'Publish', exact: true }).click();
		await expect.poll(() => puts.bodies.length).toBe(1);
		const sent = puts.bodies[0] as AdminStory;
		expect([sent._id, sent.isPublished, sent.nodes.length, sent.content.length]).toEqual([acorn._id, true, 4, 7]);
		await expect.poll(() => shownToasts()).toContain('The story is published');
		await expect.element(page.getByText('Published', { exact: true })).toBeVisible();
		await expect.poll(async () => (await library.fetchStory(acorn)).isPublished).toBe(true);
		await page.getByRole('button', { name: 'Unpublish' }).click();
		await expect.element(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
		await expect.poll(async () => (await library.fetchStory(acorn)).isPublished).toBe(false);
	});

	// covers: errors/failed-update-story-status
	it('keeps the status when the server refuses, and tries again', async () => {
		await library.openStory(acorn);
		refuseCall(`PUT /api/admin/stories/${acorn._id}`, 500);
		await page.getByRole('button', { name: 'Publish', exact: true }).click();
		await expect
			.element(page.getByRole('alert').getByText('Failed to update story status. Please try again.'))
			.toBeVisible();
		await expect.element(page.getByText('Draft', { exact: true })).toBeVisible();
		resetNetwork();
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByRole('button', { name: 'Unpublish' }).click();
		await expect.element(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
	});

	// covers: admin-area/story-publish-unpublish-delete
	it('deletes after confirmation, and returns to the list with its query', async () => {
		// No word of the storyteller's, whose titles are in the list as well.
		const [quokka] = await library.createStories('Quokka');
		await library.openList('?search=quokka');
		await page.getByRole('link', { name: 'Edit Quokka' }).click();
		await expect.element(page.getByRole('heading', { level: 1, name: 'Quokka' })).toBeVisible();
		refuseCall(`DELETE /api/admin/stories/${quokka?._id}`, 500);
		await page.getByRole('button', { name: 'Delete' }).click();
		const dialog = page.getByRole('dialog');
		await expect
			.element(dialog.getByText('Are you sure you want to delete this story? This action cannot be undone.'))
			.toBeVisible();
		await confirmDeletion();
		await expect.element(page.getByRole('alert').getByText('Failed to delete story. Please try again.')).toBeVisible();
		resetNetwork();
		await page.getByRole('button', { name: 'Try again' }).click();
		await confirmDeletion();
		await expect.element(page.getByText('No stories found')).toBeVisible();
		expect(location.search).toBe('?search=quokka');
		await expect.poll(() => library.fetchTitles('quokka')).toEqual([]);
	});

	// covers: admin-area/story-no-content-available
	it('shows Story not found for a missing or deleted story', async () => {
		const [alder] = await library.createStories('Alder');
		await library.openStory(alder!);
		await expect.element(page.getByRole('heading', { name: 'Alder' })).toBeVisible();
		await library.deleteOnServer(alder!);
		await page.getByRole('button', { name: 'Publish', exact: true }).click();
		await expect.element(page.getByRole('heading', { name: 'Story not found' })).toBeVisible();
		await goTo('/admin/stories/nowhere');
		await expect.element(page.getByRole('heading', { name: 'Story not found' })).toBeVisible();
		await page.getByRole('link', { name: 'Back to Stories' }).click();
		await expect.element(page.getByRole('table', { name: 'Stories' })).toBeVisible();
	});

	// covers: errors/failed-load-story-data
	it('shows that loading failed, and loads again', async () => {
		refuseCall(`GET /api/admin/stories/${acorn._id}`, 500);
		await library.openStory(acorn);
		await expect
			.element(page.getByRole('alert').getByText('Failed to load story data. Please try again.'))
			.toBeVisible();
		resetNetwork();
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect.element(page.getByRole('heading', { name: 'Story content' })).toBeVisible();
	});
});

describe('accessibility and keyboard', () => {
	it.each<[string, () => Promise<void>]>([
		[
			'a story and the question before it is deleted',
			async () => {
				await library.openStory(acorn);
				await page.getByRole('button', { name: 'Delete' }).click();
			},
		],
		[
			'a story',
			async () => {
				await library.openStory(acorn);
				await expect.element(page.getByRole('heading', { name: 'Story content' })).toBeVisible();
			},
		],
		[
			'no story',
			async () => {
				await library.open('/admin/stories/nowhere');
				await expect.element(page.getByRole('heading', { name: 'Story not found' })).toBeVisible();
			},
		],
	])('%s has nothing in the way', { tags: 'deep' }, async (_name, go) => {
		await go();
		await expectAccessible();
	});
});
