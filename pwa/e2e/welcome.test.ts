import { describe, expect, it } from 'vitest';
import { setUpWorld } from './browser-world.ts';
import { createStory } from './stories.ts';

const world = setUpWorld();

describe('the session of a device', () => {
	it('ends during a visit as soon as the server has ended it', async () => {
		const { page, session } = await world.pageOf('Ida');
		await page.goto('/');
		await page.getByText("You haven't created any stories yet").waitFor();
		await world.request('POST', '/api/auth/logout', { as: session });
		await page.getByText('Session expired. Please log in again.').waitFor();
		await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
	});

	// covers: policies-toasts/service-worker-registered-load
	it('shows the stories without a server once they were loaded with one', async () => {
		const { page, session } = await world.pageOf('Rosa', { serviceWorkers: 'allow' });
		const { title } = await createStory(world, session, { hero: 'Fern' });
		await page.goto('/');
		await page.getByRole('link', { name: title }).waitFor();
		await page.evaluate(async () => void (await navigator.serviceWorker.ready));
		await world.stopServer();
		try {
			await page.reload();
			await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
			await page.getByRole('link', { name: title }).waitFor();
			await page.getByText('New stories could not be fetched.').waitFor();
		} finally {
			await world.startServer();
		}
	});
});
