import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Story } from '../../shared/story.ts';
import type { AdminStory } from '../admin/story/admin-story.ts';
import { bringUpLibrary, confirmDeletion } from './admin-library.ts';
import { change, recover, refuse } from './answers.ts';
import { readToTheEnd, storyOf } from './family.ts';
import { noticesOf } from './notices.ts';

const library = bringUpLibrary();
let acorn: Story;
beforeAll(async () => {
	acorn = await storyOf(library.world, library.rosa, { hero: 'Acorn' });
	await readToTheEnd(library.world, library.rosa, acorn);
});

describe('one story', () => {
	it('is shown with its author, its times and all its text: chapters, and what was picked between them', async () => {
		const told = await library.told(acorn);
		const page = await library.openStory(acorn);
		await page.getByRole('heading', { level: 1, name: told.title }).waitFor();
		const facts = await page.getByRole('region', { name: 'Story details' }).innerText();
		for (const fact of [library.rosa.user.email, 'Rosa', 'Fantasy', 'Draft', 'Completed'])
			expect(facts).toContain(fact);
		const times = await page.getByRole('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
		expect(times).toEqual([told.createdAt, told.updatedAt]);
		await expect.poll(() => page.getByRole('heading', { name: 'AI Response' }).count()).toBe(4);
		await expect.poll(() => page.getByRole('heading', { name: 'User Choice' }).count()).toBe(3);
		const offered = told.content.find(({ type }) => type === 'user');
		const picked = page.getByRole('img', { name: 'Picked:' });
		await expect.poll(() => picked.count()).toBe(3);
		for (const choice of offered?.choices ?? []) await page.getByText(choice, { exact: true }).first().waitFor();
		await page
			.getByRole('listitem')
			.filter({ has: picked })
			.filter({ hasText: offered?.content ?? '' })
			.first()
			.waitFor();
	});

	it('has a word for everything that is not known', async () => {
		const page = await library.world.pageFor(library.ada);
		await change<AdminStory>(page, `GET /api/admin/stories/${acorn._id}`, (story) => ({
			...story,
			author: { ...story.author, email: null, profile: { name: '' } },
			status: 'failed',
			error: 'The storyteller lost the thread.',
			content: [],
		}));
		await page.goto(`/admin/stories/${acorn._id}`);
		for (const words of ['Unknown', 'No name', 'No content available', 'Failed: The storyteller lost the thread.'])
			await page.getByText(words, { exact: true }).waitFor();
	});

	it('is published, and made a draft again, by sending the full story back', async () => {
		const page = await library.openStory(acorn);
		const put = page.waitForRequest((request) => request.method() === 'PUT');
		await page.getByRole('button', { name: 'Publish', exact: true }).click();
		const sent = (await put).postDataJSON() as AdminStory;
		expect([sent._id, sent.isPublished, sent.nodes.length, sent.content.length]).toEqual([acorn._id, true, 4, 7]);
		await expect.poll(() => noticesOf(page)).toContain('The story is published');
		await page.getByText('Published', { exact: true }).waitFor();
		await expect.poll(async () => (await library.told(acorn)).isPublished).toBe(true);
		await page.getByRole('button', { name: 'Unpublish' }).click();
		await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
		await expect.poll(async () => (await library.told(acorn)).isPublished).toBe(false);
	});

	it('stays as it was when that was refused, and tries again', async () => {
		const page = await library.openStory(acorn);
		await refuse(page, `PUT /api/admin/stories/${acorn._id}`, 500);
		await page.getByRole('button', { name: 'Publish', exact: true }).click();
		await page.getByRole('alert').getByText('Failed to update story status. Please try again.').waitFor();
		await page.getByText('Draft', { exact: true }).waitFor();
		await recover(page);
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByRole('button', { name: 'Unpublish' }).click();
		await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
		await expect.poll(() => page.getByRole('alert').count()).toBe(0);
	});

	it('is deleted once it was asked, and the list comes back as it was', async () => {
		// No word of the storyteller's, whose titles are in the list as well.
		const [quokka] = await library.storiesCalled('Quokka');
		const page = await library.openList('?search=quokka');
		await page.getByRole('link', { name: 'Edit Quokka' }).click();
		await page.getByRole('heading', { level: 1, name: 'Quokka' }).waitFor();
		await refuse(page, `DELETE /api/admin/stories/${quokka?._id}`, 500);
		await page.getByRole('button', { name: 'Delete' }).click();
		const dialog = page.getByRole('dialog');
		await dialog.getByText('Are you sure you want to delete this story? This action cannot be undone.').waitFor();
		await confirmDeletion(page);
		await page.getByRole('alert').getByText('Failed to delete story. Please try again.').waitFor();
		await recover(page);
		await page.getByRole('button', { name: 'Try again' }).click();
		await confirmDeletion(page);
		await page.getByText('No stories found').waitFor();
		expect(new URL(page.url()).search).toBe('?search=quokka');
		await expect.poll(() => library.titlesAtServer('quokka')).toEqual([]);
	});

	it('is not found when there is none, or when it was deleted meanwhile', async () => {
		const [alder] = await library.storiesCalled('Alder');
		const page = await library.openStory(alder!);
		await page.getByRole('heading', { name: 'Alder' }).waitFor();
		await library.deleteAtServer(alder!);
		await page.getByRole('button', { name: 'Publish', exact: true }).click();
		await page.getByRole('heading', { name: 'Story not found' }).waitFor();
		await page.goto('/admin/stories/nowhere');
		await page.getByRole('heading', { name: 'Story not found' }).waitFor();
		await page.getByRole('link', { name: 'Back to Stories' }).click();
		await page.getByRole('table', { name: 'Stories' }).waitFor();
	});

	it('says so when it could not be loaded, and tries again', async () => {
		const page = await library.world.pageFor(library.ada);
		await refuse(page, `GET /api/admin/stories/${acorn._id}`, 500);
		await page.goto(`/admin/stories/${acorn._id}`);
		await page.getByRole('alert').getByText('Failed to load story data. Please try again.').waitFor();
		await recover(page);
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByRole('heading', { name: 'Story content' }).waitFor();
	});
});

describe('for those who cannot see it all, or have no pointer', () => {
	it.each<[string, (page: Page) => Promise<unknown>]>([
		[
			'a story and the question before it is deleted',
			async (page) => {
				await page.goto(`/admin/stories/${acorn._id}`);
				await page.getByRole('button', { name: 'Delete' }).click();
			},
		],
		[
			'a story',
			async (page) => {
				await page.goto(`/admin/stories/${acorn._id}`);
				await page.getByRole('heading', { name: 'Story content' }).waitFor();
			},
		],
		[
			'no story',
			async (page) => {
				await page.goto('/admin/stories/nowhere');
				await page.getByRole('heading', { name: 'Story not found' }).waitFor();
			},
		],
	])('%s has nothing in the way', async (_name, go) => {
		await expect.poll(() => library.faultsAt(go)).toEqual([]);
	});
});
