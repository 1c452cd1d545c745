import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { bringUpLibrary, confirmDeletion, expectTitles, patience, tick, titlesOf } from './admin-library.ts';
import { answer, countCalls, hold, recover, refuse } from './answers.ts';
import { hasFocus } from './kingdom.ts';

const library = bringUpLibrary();
const tales = [
	'Tale 12',
	'Tale 11',
	'Tale 10',
	'Tale 09',
	'Tale 08',
	'Tale 07',
	'Tale 06',
	'Tale 05',
	'Tale 04',
	'Tale 03',
];
beforeAll(async () => {
	await library.storiesCalled('Tale 01', 'Tale 02', ...tales.toReversed());
});

describe('deleting one story of the list', () => {
	const question = 'Are you sure you want to delete this story? This action cannot be undone.';

	it('asks first, leaves it when the answer is no, and takes it away when it is yes', async () => {
		await library.storiesCalled('Moss 1', 'Moss 2');
		const page = await library.openList('?search=moss');
		await page.getByRole('button', { name: 'Delete Moss 1' }).click();
		await page.getByRole('dialog').getByText(question).waitFor();
		await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
		await page.getByRole('dialog').waitFor({ state: 'detached' });
		await expectTitles(page, 'Moss 2', 'Moss 1');
		await page.getByRole('button', { name: 'Delete Moss 1' }).click();
		await confirmDeletion(page);
		await expectTitles(page, 'Moss 2');
		await page.getByText('Story deleted').waitFor();
		await page.waitForFunction(() => document.activeElement?.id === 'main');
		await expect.poll(() => library.titlesAtServer('moss')).toEqual(['Moss 2']);
	});

	it('keeps it when the server would not, and asks again', async () => {
		const [fern] = await library.storiesCalled('Fern');
		const page = await library.openList('?search=fern');
		await refuse(page, `DELETE /api/admin/stories/${fern?._id}`, 500);
		await page.getByRole('button', { name: 'Delete Fern' }).click();
		await confirmDeletion(page);
		await page.getByRole('alert').getByText('Failed to delete story. Please try again.').waitFor();
		await expectTitles(page, 'Fern');
		await recover(page);
		await page.getByRole('button', { name: 'Try again' }).click();
		await confirmDeletion(page);
		await page.getByText('No stories found').waitFor();
		await expect.poll(() => page.getByRole('alert').count()).toBe(0);
	});

	it('has nothing against somebody who was quicker', async () => {
		const [reed] = await library.storiesCalled('Reed');
		const page = await library.openList('?search=reed');
		await expectTitles(page, 'Reed');
		await library.deleteAtServer(reed!);
		await page.getByRole('button', { name: 'Delete Reed' }).click();
		await confirmDeletion(page);
		await page.getByText('Story deleted').waitFor();
		await page.getByText('No stories found').waitFor();
	});
});

describe('deleting many', () => {
	it('says how many are selected, of this page', async () => {
		const page = await library.openList('?search=tale');
		const all = page.getByRole('checkbox', { name: 'Select all stories on this page' });
		await expect.poll(() => page.getByRole('button', { name: /^Delete Selected/ }).count()).toBe(0);
		await tick(page, 'Select Tale 12');
		await page.getByRole('status').getByText('1 selected').waitFor();
		await expect.poll(() => all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
		await tick(page, 'Select all stories on this page');
		await page.getByRole('status').getByText('10 selected').waitFor();
		await page.getByRole('button', { name: 'Delete Selected (10)' }).waitFor();
		await expect
			.poll(() => all.evaluate((box: HTMLInputElement) => [box.checked, box.indeterminate]))
			.toEqual([true, false]);
		await tick(page, 'Select all stories on this page');
		await page.getByRole('status').getByText('None selected').waitFor();
	});

	it('begins with none selected on another page', async () => {
		const page = await library.openList('?search=tale');
		await tick(page, 'Select Tale 12');
		await page.getByRole('button', { name: 'Page 2' }).click();
		await page.getByRole('status').getByText('None selected').waitFor();
		await page.getByRole('button', { name: 'Page 1' }).click();
		await expectTitles(page, ...tales);
		await expect.poll(() => page.getByRole('button', { name: /^Delete Selected/ }).count()).toBe(0);
	});

	it('asks with their number, and sends one call for each', async () => {
		await library.storiesCalled('Bark 1', 'Bark 2', 'Bark 3');
		const page = await library.openList('?search=bark');
		const deletions = countCalls(page, 'DELETE /api/admin/stories/*');
		await tick(page, 'Select Bark 1');
		await page.getByRole('button', { name: 'Delete Selected (1)' }).click();
		await page
			.getByRole('dialog')
			.getByText('Are you sure you want to delete this story? This action cannot be undone.')
			.waitFor();
		await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
		await tick(page, 'Select Bark 3');
		await page.getByRole('button', { name: 'Delete Selected (2)' }).click();
		await page
			.getByRole('dialog')
			.getByText('Are you sure you want to delete 2 stories? This action cannot be undone.')
			.waitFor();
		await confirmDeletion(page);
		await page.getByText('2 stories deleted').waitFor();
		await expectTitles(page, 'Bark 2');
		expect(deletions.count).toBe(2);
		await page.waitForFunction(() => document.activeElement?.id === 'main');
		await expect.poll(() => library.titlesAtServer('bark')).toEqual(['Bark 2']);
	});

	it('keeps those selected that the server would not delete', async () => {
		const [, second] = await library.storiesCalled('Root 1', 'Root 2', 'Root 3');
		const page = await library.openList('?search=root');
		await refuse(page, `DELETE /api/admin/stories/${second?._id}`, 500);
		await tick(page, 'Select all stories on this page');
		await page.getByRole('button', { name: 'Delete Selected (3)' }).click();
		await confirmDeletion(page);
		await page.getByRole('alert').getByText('Failed to delete stories. Please try again.').waitFor();
		await expectTitles(page, 'Root 2');
		await expect.poll(() => page.getByRole('checkbox', { name: 'Select Root 2' }).isChecked()).toBe(true);
		await tick(page, 'Select Root 2');
		await page.getByRole('alert').waitFor({ state: 'detached' });
		await tick(page, 'Select Root 2');
		await page.getByRole('button', { name: 'Delete Selected (1)' }).click();
		await confirmDeletion(page);
		await page.getByRole('alert').waitFor();
		await recover(page);
		await page.getByRole('button', { name: 'Try again' }).click();
		await confirmDeletion(page);
		await page.getByText('No stories found').waitFor();
		await expect.poll(() => page.getByRole('alert').count()).toBe(0);
	});

	it('counts one as deleted that somebody else has deleted meanwhile', async () => {
		const [first] = await library.storiesCalled('Twig 1', 'Twig 2');
		const page = await library.openList('?search=twig');
		await tick(page, 'Select all stories on this page');
		await page.getByRole('status').getByText('2 selected').waitFor();
		await library.deleteAtServer(first!);
		await page.getByRole('button', { name: 'Delete Selected (2)' }).click();
		await confirmDeletion(page);
		await page.getByText('2 stories deleted').waitFor();
		await page.getByText('No stories found').waitFor();
	});

	it('says how far it is, and begins no further one after Cancel', async () => {
		await library.storiesCalled(...[1, 2, 3, 4, 5].map((n) => `Seed ${n}`));
		const page = await library.openList('?search=seed');
		const release = await hold(page, 'DELETE /api/admin/stories/*');
		await tick(page, 'Select all stories on this page');
		await page.getByRole('button', { name: 'Delete Selected (5)' }).click();
		const dialog = page.getByRole('dialog');
		await confirmDeletion(page);
		await dialog.getByRole('status').getByText('Deleting stories: 0 of 5 done').waitFor();
		await dialog.getByRole('button', { name: 'Cancel' }).click();
		await page.getByRole('status').getByText('Deleting stories: 0 of 5 done').waitFor();
		release();
		await page.getByText('3 stories deleted').waitFor();
		await expect.poll(async () => (await titlesOf(page)).length, patience).toBe(2);
		await page.getByRole('status').getByText('2 selected').waitFor();
	});

	it('goes to the page before when nothing is left of the last one', async () => {
		await library.storiesCalled(...Array.from({ length: 11 }, (_, n) => `Leaf ${String(n + 1).padStart(2, '0')}`));
		const page = await library.openList('?search=leaf&page=2');
		await tick(page, 'Select all stories on this page');
		await page.getByRole('button', { name: 'Delete Selected (1)' }).click();
		await confirmDeletion(page);
		await page.getByText('Showing 1 to 10 of 10 results').waitFor();
		expect(page.url()).not.toContain('page=');
	});
});

describe('for those who cannot see it all, or have no pointer', () => {
	it.each<[string, (page: Page) => Promise<unknown>]>([
		[
			'the list with two selected and a failure',
			async (page) => {
				await page.goto('/admin/stories?search=tale');
				await tick(page, 'Select Tale 12');
				await tick(page, 'Select Tale 11');
				await refuse(page, 'DELETE /api/admin/stories/*', 500);
				await page.getByRole('button', { name: 'Delete Selected (2)' }).click();
				await confirmDeletion(page);
				await page.getByRole('alert').waitFor();
			},
		],
		[
			'the question, while stories are deleted',
			async (page) => {
				await page.goto('/admin/stories?search=tale');
				await tick(page, 'Select Tale 12');
				await answer(page, 'DELETE /api/admin/stories/*', () => new Promise(() => {}));
				await page.getByRole('button', { name: 'Delete Selected (1)' }).click();
				await confirmDeletion(page);
				await page.getByText('0 of 1 done').first().waitFor();
			},
		],
	])('%s has nothing in the way', async (_name, go) => {
		await expect.poll(() => library.faultsAt(go)).toEqual([]);
	});

	it('stories are selected and deleted with the keyboard', async () => {
		await library.storiesCalled('Hazel');
		const page = await library.openList('?search=hazel');
		await page.getByRole('checkbox', { name: 'Select Hazel' }).focus();
		await page.keyboard.press('Space');
		await page.getByRole('button', { name: 'Delete Selected (1)' }).focus();
		await page.keyboard.press('Enter');
		await page.getByRole('dialog').waitFor();
		await page.keyboard.press('Escape');
		await page.getByRole('dialog').waitFor({ state: 'detached' });
		await hasFocus(page.getByRole('button', { name: 'Delete Selected (1)' }));
		await page.keyboard.press('Enter');
		await hasFocus(page.getByRole('dialog').getByRole('button', { name: 'Cancel' }));
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await page.getByText('No stories found').waitFor();
	});
});
