import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Story } from '../../shared/contract/story.ts';
import { chapterCountFor } from '../../shared/rules/ages.ts';
import { phone, setUpWorld } from './browser-world.ts';
import { createChild, createNarratedStory } from './stories.ts';
import { chapter, choices, skipToEnd, switchProfile } from './story-page.ts';

const world = setUpWorld();

// covers: choices-as-pictures/cards
it('a child of four goes to The End by pictures and ears alone, and takes one press back', async () => {
	const rosa = await world.register('Rosa');
	const milo = await createChild(world, rosa, 'Milo', { age: 4 });
	// Already narrated: what is heard while it is made has no end to skip to, until most of it has been played.
	const { _id, title } = await createNarratedStory(world, rosa, { ageGroup: '3-5', childId: milo._id });
	const page = await world.pageFor(rosa, { viewport: phone });
	await page.goto('/');
	await switchProfile(page, 'Milo');
	await page.getByRole('link', { name: title }).click();
	const chapters = chapterCountFor('3-5');
	for (let number = 1; number < chapters; number++) {
		await chapter(page, number).waitFor();
		const pictures = choices(page).locator('img');
		await expect.poll(() => pictures.count()).toBe(3);
		const arePainted = () =>
			pictures.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0));
		await expect.poll(arePainted).toBe(true);
		if (number === 1) {
			const spoken = await recordSpoken(page);
			await page.getByRole('button', { name: 'Play chapter 1' }).click();
			await page.getByRole('button', { name: 'Pause chapter 1' }).waitFor();
			await skipToEnd(page);
			const words = await choices(page).allTextContents();
			await expect.poll(spoken).toContain(words[0]);
			await skipToEnd(page);
			await expect.poll(spoken).toContain(words.at(-1));
			await page.locator('[data-spoken]').waitFor({ state: 'detached' });
			await choices(page).first().click();
			await page.getByRole('button', { name: 'Not this one' }).click();
			await page.getByRole('button', { name: 'Not this one' }).waitFor({ state: 'detached' });
		}
		await choices(page)
			.nth(number % 3)
			.click();
	}
	await chapter(page, chapters).waitFor();
	await page.getByRole('heading', { name: 'The End', exact: true }).waitFor();
	const { nodes } = await world.request<Story>('GET', `/api/stories/${_id}`, { as: rosa });
	expect(nodes).toHaveLength(chapters);
});

/** Returns a function that gives the words of all choices so far that were lifted while they were spoken, the last ones shortly. */
async function recordSpoken(page: Page): Promise<() => Promise<string[]>> {
	const record = await page.evaluateHandle(() => {
		const spoken: string[] = [];
		const options = { subtree: true, childList: true, attributeFilter: ['data-spoken'] };
		new MutationObserver(() => {
			for (const card of document.querySelectorAll('[data-spoken]')) spoken.push(card.textContent);
		}).observe(document, options);
		return spoken;
	});
	return () => record.jsonValue();
}
