import type { Page } from 'playwright';
import { expect } from 'vitest';

/* Steps of a whole story on screen, from registration on. */

let registered = 0;

/** Registers by the form with a unique email, and returns it. */
export async function registerByForm(page: Page, name: string, age: number): Promise<string> {
	registered += 1;
	const email = `${name.toLowerCase()}-by-form-${registered}@example.com`;
	await page.goto('/');
	await page.getByRole('link', { name: 'Create an account' }).click();
	await page.getByLabel('Name').fill(name);
	await page.getByLabel('Age').fill(String(age));
	await page.getByLabel('Email').fill(email);
	await page.getByLabel('Password', { exact: true }).fill(`${name}-has-a-key`);
	await page.getByLabel('Confirm password').fill(`${name}-has-a-key`);
	await page.getByRole('checkbox').check({ force: true });
	await page.locator('button[type=submit]').click();
	await page.getByRole('heading', { name: `Welcome, ${name}` }).waitFor();
	return email;
}

/** Waits until a picture's pixels are loaded, not only its element. */
export async function untilPicturePainted(page: Page, number: number): Promise<void> {
	await page.waitForFunction((count) => {
		const pictures = [...document.querySelectorAll<HTMLImageElement>('article img[src^="/api/media/"]')];
		return pictures.filter((picture) => picture.complete && picture.naturalWidth > 0).length >= count;
	}, number);
}

/** Plays a chapter's narration until it is audible, and pauses it. */
export async function listenToChapter(page: Page, number: number): Promise<void> {
	const narration = page.getByRole('region', { name: `Narration of chapter ${number}` });
	await narration.getByRole('button', { name: `Play chapter ${number}` }).click();
	await narration.getByRole('slider').waitFor();
	await page.waitForFunction(() => {
		const audio = document.querySelector('audio');
		return audio && !audio.paused && audio.currentTime > 0.2 && audio.duration > 5;
	});
	await narration.getByRole('button', { name: `Pause chapter ${number}` }).click();
	await expect.poll(() => narration.getByText('Built-in voice').isVisible()).toBe(true);
}

/** Takes one of the three choices after the last chapter. */
export async function takeChoice(page: Page, index: number): Promise<void> {
	const choices = page.getByRole('list', { name: 'What happens next?' }).last().getByRole('button');
	await expect.poll(() => choices.count()).toBe(3);
	await choices.nth(index).click();
}
