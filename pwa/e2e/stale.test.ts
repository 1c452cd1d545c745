import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Session, User } from '../../shared/contract/user.ts';
import { setUpWorld } from './browser-world.ts';
import { untilInstalled } from './installed.ts';
import { storedBy } from './stored-records.ts';
import { createChild, createStory } from './stories.ts';
import { alertOf, openStory, switchProfile } from './story-page.ts';
import { recordedToasts } from './toasts.ts';

/* What is changed on another device while this one shows what was before. */

const world = setUpWorld();

describe('a child that is acted as here and removed on another device', () => {
	it('is deselected at once while the server is reachable', async () => {
		const { page, rosa, milo } = await openAsMilo();
		await remove(rosa, milo);
		await miloIsMissed(page);
	});

	// covers: beyond-product/child-removed-while-acted-as
	it('stays selected while the server is unreachable, also after a restart', { tags: 'deep' }, async () => {
		const { page, rosa, milo } = await openAsMilo({ serviceWorkers: 'allow', isDeaf: true });
		await untilInstalled(page);
		// Otherwise a sync in between may tell the device that Milo is removed.
		await page.context().setOffline(true);
		await remove(rosa, milo);
		await world.stopServer();
		await page.context().setOffline(false);
		try {
			await page.reload();
			await page.getByRole('heading', { name: "Milo's Stories" }).waitFor();
		} finally {
			await world.startServer();
		}
		await page.reload();
		await miloIsMissed(page);
	});
});

describe('a story that is deleted on another device', () => {
	it('shows it at once while it is read, as the only error', async () => {
		const rosa = await world.register('Rosa');
		// While a picture is pending the story is polled each second, which would reveal the deletion.
		const story = await createStory(world, rosa, { isDrawn: true });
		const page = await openStory(world, rosa, story);
		await world.request('DELETE', `/api/stories/${story._id}`, { as: rosa });
		await alertOf(page, 'This story is not there any more. It may have been deleted on another device.').waitFor();
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await page.getByText("You haven't created any stories yet").waitFor();
	});
});

/** `isDeaf`: this device gets no socket events. */
type Options = Parameters<typeof world.pageFor>[1] & { isDeaf?: boolean };

/** Registers Rosa with her child Milo, and opens the dashboard acting as Milo. */
async function openAsMilo({ isDeaf = false, ...options }: Options = {}) {
	const rosa = await world.register('Rosa');
	const milo = await createChild(world, rosa, 'Milo');
	const page = await world.pageFor(rosa, options);
	if (isDeaf) await page.route('**/socket.io/**', (route) => route.abort());
	await page.goto('/');
	await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
	await switchProfile(page, 'Milo');
	await page.getByText("Milo hasn't created any stories yet").waitFor();
	await expect.poll(async () => (await storedBy<string>(page, rosa, 'kv')).selectedChildId).toBe(milo._id);
	return { page, rosa, milo };
}

async function miloIsMissed(page: Page): Promise<void> {
	await expect.poll(() => recordedToasts(page)).toContain('Milo is no longer in this family.');
	await page.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
}

function remove(parent: Session, child: User): Promise<unknown> {
	return world.request('DELETE', `/api/users/children/${child._id}`, { as: parent });
}
