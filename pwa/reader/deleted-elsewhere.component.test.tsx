import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createStory } from '../e2e/stories.ts';
import { setUpServer } from '../testing/app-page.tsx';
import { holdCall } from '../testing/network.ts';
import { alertOf, openStory } from '../testing/story-page.ts';

const server = setUpServer();
let rosa: Session;
let story: Story;
beforeEach(async () => {
	rosa = await server.register('Rosa');
	// With a missing picture the story is polled each second, which would reveal the deletion.
	story = await createStory(server, rosa, { isDrawn: true });
});

const deleteAtServer = () => server.request('DELETE', `/api/stories/${story._id}`, { as: rosa });
const goneAlert = () => alertOf('This story is not there any more. It may have been deleted on another device.');

describe('a story that was deleted on another device, before this one has synced', () => {
	// covers: beyond-product/story-deleted-meanwhile
	it('says that it was deleted when its narration is requested', async () => {
		holdCall('GET /api/sync');
		await openStory(rosa, story);
		await deleteAtServer();
		await page.getByRole('button', { name: 'Play chapter 1' }).click();
		await expect.element(goneAlert()).toBeVisible();
	});

	it('says that it was deleted when it is opened again, and links to the dashboard', async () => {
		await openStory(rosa, story);
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await expect.element(page.getByRole('link', { name: story.title })).toBeVisible();
		holdCall('GET /api/sync');
		await deleteAtServer();
		await page.getByRole('link', { name: story.title }).click();
		await expect.element(goneAlert()).toBeVisible();
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await expect.element(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
	});
});
