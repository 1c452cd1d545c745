import { it } from 'vitest';
import { setUpWorld } from './browser-world.ts';
import { createStory } from './stories.ts';

const world = setUpWorld();

// covers: favourites/star-belongs-family
// covers: favourites/lists-work-offline
it('a star that was given without a network is on the other tablet afterwards, and its list has it alone', async () => {
	const rosa = await world.register('Rosa');
	await createStory(world, rosa, { hero: 'Fern' });
	const { title } = await createStory(world, rosa, { hero: 'Pip' });
	const star = { name: `Favourite: ${title}` };
	const [here, there] = [await world.pageFor(rosa), await world.pageFor(rosa)];
	for (const page of [here, there]) {
		await page.goto('/');
		await page.getByRole('button', { ...star, pressed: false }).waitFor();
	}
	await here.context().setOffline(true);
	await here.getByRole('button', star).click();
	await here.getByRole('button', { ...star, pressed: true }).waitFor();
	await here.getByRole('combobox', { name: 'Show' }).selectOption('Favourites');
	await here.getByRole('heading', { name: /^Fern/ }).waitFor({ state: 'detached' });
	await here.context().setOffline(false);
	await there.getByRole('button', { ...star, pressed: true }).waitFor();
	await there.getByRole('combobox', { name: 'Show' }).selectOption('Favourites');
	await there.getByRole('heading', { name: /^Fern/ }).waitFor({ state: 'detached' });
	await there.getByRole('heading', { name: title }).waitFor();
});
