import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { chapterCountFor } from '../../shared/ages.ts';
import { bringUpWorld, moving } from './world.ts';

const world = bringUpWorld();

/** By age at registration: the group is the one that the form proposes. */
const readers = [
	{ name: 'Milo', age: 4, group: '3-5' },
	{ name: 'Juno', age: 7, group: '6-8' },
	{ name: 'Ines', age: 10, group: '9-11' },
	{ name: 'Rosa', age: 36, group: '12+' },
] as const;

describe('a whole story, from registration to The End', () => {
	it.each(readers)('for $group, told, drawn and read aloud', async ({ name, age, group }) => {
		const page = await (await world.newDevice({ ...moving, serviceWorkers: 'allow' })).newPage();
		await registerBy(page, name, age);
		await page.getByRole('link', { name: 'Create New Story' }).first().click();
		await expect.poll(() => page.getByLabel('Age group').inputValue()).toBe(group);
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await page.getByRole('button', { name: 'Create My Story' }).click();
		await page.waitForURL(/\/story\//);

		const chapters = chapterCountFor(group);
		for (let number = 1; number <= chapters; number++) {
			await page.getByRole('heading', { name: `Chapter ${number}` }).waitFor();
			await seePicture(page, number);
			await hear(page, number);
			if (number < chapters) await choose(page, number % 3);
		}
		await page.getByRole('heading', { name: 'The End', exact: true }).waitFor();
		await expect.poll(() => page.getByRole('link', { name: 'Create A New Story' }).isVisible()).toBe(true);

		await page.getByRole('link', { name: 'Back to Dashboard' }).last().click();
		await page.getByRole('img', { name: 'Completed' }).waitFor();
	});
});

async function registerBy(page: Page, name: string, age: number): Promise<void> {
	await page.goto('/');
	await page.getByRole('link', { name: 'Create an account' }).click();
	await page.getByLabel('Name').fill(name);
	await page.getByLabel('Age').fill(String(age));
	await page.getByLabel('Email').fill(`${name}@example.com`);
	await page.getByLabel('Password', { exact: true }).fill(`${name}-has-a-key`);
	await page.getByLabel('Confirm password').fill(`${name}-has-a-key`);
	await page.getByRole('checkbox').check({ force: true });
	await page.locator('button[type=submit]').click();
	await page.getByRole('heading', { name: `Welcome, ${name}` }).waitFor();
}

/** A picture is there when its pixels are, not when its element is. */
async function seePicture(page: Page, number: number): Promise<void> {
	await page.waitForFunction((count) => {
		const pictures = [...document.querySelectorAll<HTMLImageElement>('article img[src^="/api/media/"]')];
		return pictures.filter((picture) => picture.complete && picture.naturalWidth > 0).length >= count;
	}, number);
}

async function hear(page: Page, number: number): Promise<void> {
	const narration = page.getByRole('region', { name: `Narration of chapter ${number}` });
	await narration.getByRole('button', { name: `Play chapter ${number}` }).click();
	await narration.getByRole('slider').waitFor();
	await page.waitForFunction((index) => {
		const audio = document.querySelectorAll('audio')[index];
		return audio && !audio.paused && audio.currentTime > 0.2 && audio.duration > 5;
	}, number - 1);
	await narration.getByRole('button', { name: `Pause chapter ${number}` }).click();
	await expect.poll(() => narration.getByText('Built-in voice').isVisible()).toBe(true);
}

async function choose(page: Page, index: number): Promise<void> {
	const choices = page.getByRole('list', { name: 'What happens next?' }).last().getByRole('button');
	await expect.poll(() => choices.count()).toBe(3);
	await choices.nth(index).click();
}
