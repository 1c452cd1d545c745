import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { bringUpWorld, desktop, passwordOf } from './world.ts';

const world = bringUpWorld();

it('a story is begun and continued without a pointer: login, create, choose, listen, look, and back', async () => {
	const { user } = await world.register('Rosa');
	const page = await (await world.newDevice({ viewport: desktop })).newPage();
	const { keyboard } = page;
	await page.goto('/');

	await tabTo(page, 'Email');
	await keyboard.type(user.email ?? '');
	await tabTo(page, 'Password');
	await keyboard.type(passwordOf('Rosa'));
	await keyboard.press('Enter');
	await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();

	await press(page, 'Create New Story');
	await page.getByRole('heading', { name: 'Create Magic' }).waitFor();
	await press(page, 'Genre Choose…');
	await tabTo(page, 'Search genre');
	await keyboard.type('dino');
	await press(page, 'Dinosaur');
	await press(page, 'Mood Choose…');
	await press(page, 'Cozy');
	await tabTo(page, 'Age group');
	await keyboard.press('Home');
	await tabTo(page, 'Character name');
	await keyboard.type('Pip');
	await press(page, 'Other', 'Space');
	await press(page, 'Character type Choose…');
	await tabTo(page, 'Search character type');
	await keyboard.type('robot');
	await press(page, 'Robot');
	await press(page, 'Character traits Choose…');
	await tabTo(page, 'Search character traits');
	await keyboard.type('kind');
	await press(page, 'Kind', 'Space');
	await press(page, 'Done');
	await expect.poll(() => page.getByLabel('Age group').inputValue()).toBe('3-5');
	await press(page, 'Create My Story');
	await page.waitForURL(/\/story\//);

	await page.getByRole('heading', { name: 'Chapter 1' }).waitFor();
	await press(page, 'Play chapter 1');
	await page.getByRole('button', { name: 'Pause chapter 1' }).waitFor();
	await keyboard.press('Enter');
	await page.getByRole('button', { name: 'Play chapter 1' }).waitFor();
	const [choice] = await page.getByRole('list', { name: 'What happens next?' }).getByRole('button').allInnerTexts();
	// Its letter stands on a line of its own.
	await press(page, choice?.split('\n').at(-1) ?? '');
	await page.getByRole('heading', { name: 'Chapter 2' }).waitFor();
	await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Chapter 2'));

	await page
		.getByRole('button', { name: /^Scene from/ })
		.first()
		.waitFor();
	await press(page, 'Scene from', 'Enter', 'Shift+Tab');
	await page.getByRole('dialog', { name: /^Picture:/ }).waitFor();
	await keyboard.press('+');
	await page.getByText('150%').waitFor();
	await keyboard.press('Escape');
	await page.getByRole('dialog').waitFor({ state: 'detached' });
	await press(page, 'Back to Dashboard', 'Enter', 'Shift+Tab');
	await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
});

/** Goes on by Tab until the control of that name has the focus; no screen may take more presses than a patient person has. */
async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
	for (let presses = 0; presses < 60; presses++) {
		await page.keyboard.press(key);
		const focused = await page.evaluate(() => {
			const at = document.activeElement;
			const labels = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? [...(at.labels ?? [])] : [];
			const named = at?.getAttribute('aria-labelledby')?.split(' ') ?? [];
			const parts = [...labels, ...named.map((id) => document.getElementById(id))].map((part) => part?.textContent);
			const picture = at?.querySelector('img')?.alt;
			return at?.getAttribute('aria-label') ?? (parts.join(' ') || picture || at?.textContent || '');
		});
		if (focused === name || (name.length > 8 && focused.includes(name))) return;
	}
	throw new Error(`The keyboard does not reach “${name}”`);
}

async function press(page: Page, name: string, key = 'Enter', way: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
	await tabTo(page, name, way);
	await page.keyboard.press(key);
}
