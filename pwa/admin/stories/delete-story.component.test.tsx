import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/accessibility.ts';
import {
	confirmDeletion,
	expectTitles,
	setUpAdminStories,
	titlesInList,
	toggleSelection,
} from '../../testing/admin-stories.ts';
import { address, shownToasts } from '../../testing/app-page.tsx';
import { expectStatusText } from '../../testing/list-page.ts';
import { answerCall, countCalls, holdAnswer, refuseCall, resetNetwork } from '../../testing/network.ts';

const library = setUpAdminStories();
const deletion = 'DELETE /api/admin/stories/*';
const ofOneStory = 'Are you sure you want to delete this story? This action cannot be undone.';

const dialog = () => page.getByRole('dialog');
const alert = () => page.getByRole('alert');
const deleteSelected = (count: number) => page.getByRole('button', { name: `Delete Selected (${count})` });
const selectAll = 'Select all stories on this page';

describe('deleting one story of the list', () => {
	// covers: admin-area/stories-view-new-tab
	// covers: validation-rules/confirmations-story
	it('asks for confirmation, and deletes only when it is confirmed', async () => {
		await library.createStories('Moss 1', 'Moss 2');
		await library.openList('?search=moss');
		await page.getByRole('button', { name: 'Delete Moss 1' }).click();
		await expect.element(dialog().getByText(ofOneStory)).toBeVisible();
		await dialog().getByRole('button', { name: 'Cancel' }).click();
		await expect.element(dialog()).not.toBeInTheDocument();
		await expectTitles('Moss 2', 'Moss 1');
		await page.getByRole('button', { name: 'Delete Moss 1' }).click();
		await confirmDeletion();
		await expectTitles('Moss 2');
		expect(shownToasts()).toContain('Story deleted');
		await expect.poll(() => document.activeElement?.id).toBe('main');
		expect(await library.fetchTitles('moss')).toEqual(['Moss 2']);
	});

	it('keeps the story when the server refuses, and asks again on Try again', async () => {
		const [fern] = await library.createStories('Fern');
		await library.openList('?search=fern');
		refuseCall(`DELETE /api/admin/stories/${fern?._id}`, 500);
		await page.getByRole('button', { name: 'Delete Fern' }).click();
		await confirmDeletion();
		await expect.element(alert().getByText('Failed to delete story. Please try again.')).toBeVisible();
		await expectTitles('Fern');
		resetNetwork();
		await page.getByRole('button', { name: 'Try again' }).click();
		await confirmDeletion();
		await expect.element(page.getByText('No stories found')).toBeVisible();
		await expect.element(alert()).not.toBeInTheDocument();
	});

	it('treats a story that is gone already as deleted', async () => {
		const [reed] = await library.createStories('Reed');
		await library.openList('?search=reed');
		await expectTitles('Reed');
		await library.deleteOnServer(reed!);
		await page.getByRole('button', { name: 'Delete Reed' }).click();
		await confirmDeletion();
		await expect.element(page.getByText('No stories found')).toBeVisible();
		expect(shownToasts()).toContain('Story deleted');
	});
});

describe('deleting the selected stories', () => {
	// covers: admin-area/stories-row-checkboxes-select
	it('shows the number of selected stories of this page', async () => {
		const tales = Array.from({ length: 11 }, (_, n) => `Tale ${n + 10}`);
		await library.createStories(...tales);
		await library.openList('?search=tale');
		await expectTitles(...tales.toReversed().slice(0, 10));
		const offer = page.getByRole('button', { name: /^Delete Selected/ });
		const all = page.getByRole('checkbox', { name: selectAll });
		await expect.element(offer).not.toBeInTheDocument();
		await toggleSelection('Select Tale 20');
		await expectStatusText('1 selected');
		await expect.element(all).toBePartiallyChecked();
		await toggleSelection(selectAll);
		await expectStatusText('10 selected');
		await expect.element(deleteSelected(10)).toBeVisible();
		await expect.element(all).toBeChecked();
		await expect.element(all).not.toBePartiallyChecked();
		await toggleSelection(selectAll);
		await expectStatusText('None selected');
		await toggleSelection('Select Tale 20');
		await expectStatusText('1 selected');
		await page.getByRole('button', { name: 'Page 2' }).click();
		await expectStatusText('None selected');
		await page.getByRole('button', { name: 'Page 1' }).click();
		await expectTitles(...tales.toReversed().slice(0, 10));
		await expect.element(offer).not.toBeInTheDocument();
	});

	// covers: validation-rules/confirmations-n-stories
	it('asks with their number, and sends one request for each', async () => {
		await library.createStories('Bark 1', 'Bark 2', 'Bark 3');
		await library.openList('?search=bark');
		const deletions = countCalls(deletion);
		await toggleSelection('Select Bark 1');
		await deleteSelected(1).click();
		await expect.element(dialog().getByText(ofOneStory)).toBeVisible();
		await dialog().getByRole('button', { name: 'Cancel' }).click();
		await toggleSelection('Select Bark 3');
		await deleteSelected(2).click();
		await expect
			.element(dialog().getByText('Are you sure you want to delete 2 stories? This action cannot be undone.'))
			.toBeVisible();
		await confirmDeletion();
		await expectTitles('Bark 2');
		expect(shownToasts()).toContain('2 stories deleted');
		expect(deletions.count).toBe(2);
		await expect.poll(() => document.activeElement?.id).toBe('main');
		expect(await library.fetchTitles('bark')).toEqual(['Bark 2']);
	});

	// covers: errors/failed-delete-stories-please
	it('keeps the stories selected that the server refuses to delete', async () => {
		const [, second] = await library.createStories('Root 1', 'Root 2', 'Root 3');
		await library.openList('?search=root');
		refuseCall(`DELETE /api/admin/stories/${second?._id}`, 500);
		await toggleSelection(selectAll);
		await deleteSelected(3).click();
		await confirmDeletion();
		await expect.element(alert().getByText('Failed to delete stories. Please try again.')).toBeVisible();
		await expectTitles('Root 2');
		await expect.element(page.getByRole('checkbox', { name: 'Select Root 2' })).toBeChecked();
		await toggleSelection('Select Root 2');
		await expect.element(alert()).not.toBeInTheDocument();
		await toggleSelection('Select Root 2');
		await deleteSelected(1).click();
		await confirmDeletion();
		await expect.element(alert()).toBeVisible();
		resetNetwork();
		await page.getByRole('button', { name: 'Try again' }).click();
		await confirmDeletion();
		await expect.element(page.getByText('No stories found')).toBeVisible();
		await expect.element(alert()).not.toBeInTheDocument();
	});

	it('counts a story that is gone already as deleted', async () => {
		const [first] = await library.createStories('Twig 1', 'Twig 2');
		await library.openList('?search=twig');
		await toggleSelection(selectAll);
		await expectStatusText('2 selected');
		await library.deleteOnServer(first!);
		await deleteSelected(2).click();
		await confirmDeletion();
		await expect.element(page.getByText('No stories found')).toBeVisible();
		expect(shownToasts()).toContain('2 stories deleted');
	});

	it('shows its progress, and starts no further deletion after Cancel', async () => {
		await library.createStories(...[1, 2, 3, 4, 5].map((n) => `Seed ${n}`));
		await library.openList('?search=seed');
		const release = holdAnswer(deletion);
		await toggleSelection(selectAll);
		await deleteSelected(5).click();
		await confirmDeletion();
		const progress = 'Deleting stories: 0 of 5 done';
		await expect.element(dialog().getByRole('status').getByText(progress)).toBeVisible();
		await dialog().getByRole('button', { name: 'Cancel' }).click();
		await expect.element(dialog()).not.toBeInTheDocument();
		await expectStatusText(progress);
		release();
		await expectStatusText('2 selected');
		await expect.poll(() => titlesInList().length).toBe(2);
		expect(shownToasts()).toContain('3 stories deleted');
	});

	it('goes to the previous page when the last page is empty', async () => {
		await library.createStories(...Array.from({ length: 11 }, (_, n) => `Leaf ${n + 10}`));
		await library.openList('?search=leaf&page=2');
		await toggleSelection(selectAll);
		await deleteSelected(1).click();
		await confirmDeletion();
		await expect.element(page.getByText('Showing 1 to 10 of 10 results')).toBeVisible();
		expect(address()).toBe('/admin/stories?search=leaf');
	});

	it('works with the keyboard alone', async () => {
		await library.createStories('Hazel');
		await library.openList('?search=hazel');
		await focus(page.getByRole('checkbox', { name: 'Select Hazel' }));
		await userEvent.keyboard(' ');
		await focus(deleteSelected(1));
		await userEvent.keyboard('{Enter}');
		await expect.element(dialog()).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect.element(dialog()).not.toBeInTheDocument();
		await expect.element(deleteSelected(1)).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
		await userEvent.keyboard('{Tab}{Enter}');
		await expect.element(page.getByText('No stories found')).toBeVisible();
	});
});

describe('accessibility', () => {
	it.each<[string, () => Promise<void>]>([
		[
			'a list with two selected stories that could not be deleted',
			async () => {
				refuseCall(deletion, 500);
				await toggleSelection('Select Tale 3');
				await toggleSelection('Select Tale 2');
				await deleteSelected(2).click();
				await confirmDeletion();
				await expect.element(alert()).toBeVisible();
			},
		],
		[
			'the question while stories are deleted',
			async () => {
				answerCall(deletion, () => new Promise(() => {}));
				await toggleSelection('Select Tale 1');
				await deleteSelected(1).click();
				await confirmDeletion();
				await expect.element(page.getByText('0 of 1 done').first()).toBeVisible();
			},
		],
	])('%s has no accessibility violations', { tags: 'deep' }, async (_name, go) => {
		await library.createStories('Tale 1', 'Tale 2', 'Tale 3');
		await library.openList('?search=tale');
		await go();
		await expectAccessible();
	});
});

async function focus(element: Locator): Promise<void> {
	await expect.element(element).toBeVisible();
	element.element().focus();
}
