/** @module-tag deep */
import { describe, expect, it } from 'vitest';
import { chapterCountFor } from '../../shared/rules/ages.ts';
import { setUpWorld, withMotion } from './browser-world.ts';
import { listenToChapter, registerByForm, takeChoice, untilPicturePainted } from './by-screens.ts';

const world = setUpWorld();

/** By age at registration: the group is the one that the form proposes. Motion more than doubles the work, so one has it. */
const readers = [
	{ name: 'Milo', age: 4, group: '3-5', motion: withMotion },
	{ name: 'Juno', age: 7, group: '6-8', motion: {} },
	{ name: 'Ines', age: 10, group: '9-11', motion: {} },
	{ name: 'Rosa', age: 36, group: '12+', motion: {} },
] as const;

describe('a whole story, from registration to The End', () => {
	it.each(readers)('is written, drawn and narrated for $group', async ({ name, age, group, motion }) => {
		const page = await (await world.newDevice({ ...motion, serviceWorkers: 'allow' })).newPage();
		await registerByForm(page, name, age);
		await page.getByRole('link', { name: 'Create New Story' }).first().click();
		await expect.poll(() => page.getByLabel('Age group').inputValue()).toBe(group);
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await page.getByRole('button', { name: 'Create My Story' }).click();
		await page.waitForURL(/\/story\//);

		const chapters = chapterCountFor(group);
		for (let number = 1; number <= chapters; number++) {
			await page.getByRole('heading', { name: `Chapter ${number}` }).waitFor();
			await untilPicturePainted(page, number);
			await listenToChapter(page, number);
			if (number < chapters) await takeChoice(page, number % 3);
		}
		await page.getByRole('heading', { name: 'The End', exact: true }).waitFor();
		await expect.poll(() => page.getByRole('link', { name: 'Create A New Story' }).isVisible()).toBe(true);

		await page.getByRole('link', { name: 'Back to Dashboard' }).last().click();
		await page.getByRole('img', { name: 'Completed' }).waitFor();
	});
});
