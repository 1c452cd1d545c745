import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { setUpWorld } from './browser-world.ts';
import { untilInstalled } from './installed.ts';
import { createStory } from './stories.ts';

const world = setUpWorld();

const cardOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

describe('a server that stops', () => {
	it('leaves the stories on screen, also after a restart of the app', async () => {
		const rosa = await world.register('Rosa');
		const { title } = await createStory(world, rosa);
		const page = await world.pageFor(rosa, { serviceWorkers: 'allow' });
		await page.goto('/');
		await untilInstalled(page);
		await cardOf(page, title).waitFor();
		await world.stopServer();
		try {
			await page.reload();
			await cardOf(page, title).waitFor();
			await page.getByText('New stories could not be fetched. These are the ones on this device.').waitFor();
		} finally {
			await world.startServer();
		}
		await page.getByText('New stories could not be fetched.').waitFor({ state: 'detached' });
	});

	it('reaches the page again after its restart', async () => {
		const author = await world.register('Tove');
		const page = await world.pageFor(author);
		await page.goto('/');
		await page.getByText("You haven't created any stories yet").waitFor();
		await world.stopServer();
		await world.startServer();
		const story = await createStory(world, author);
		await cardOf(page, story.title).waitFor();
	});
});
