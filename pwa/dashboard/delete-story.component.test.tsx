import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createStory } from '../e2e/stories.ts';
import { openApp, setUpServer, shownToasts } from '../testing/app-page.tsx';
import { cardOf, deleteFromCard } from '../testing/dashboard-page.ts';
import { refuseCall, setOnline } from '../testing/network.ts';

const server = setUpServer();
let rosa: Session;
let pips: Story;
beforeEach(async () => {
	rosa = await server.register('Rosa');
	pips = await createStory(server, rosa);
	await openApp('/', { as: rosa });
	await expect.element(cardOf(pips.title)).toBeVisible();
});

const storiesAtServer = () => server.request<Story[]>('GET', '/api/stories', { as: rosa });
const noStories = () => page.getByText("You haven't created any stories yet");

describe('deleting a story', () => {
	// covers: dashboard/delete-story-cancel-delete
	it('asks for confirmation, and keeps the story when it is cancelled', async () => {
		await page.getByRole('button', { name: `Delete ${pips.title}` }).click();
		const question = page.getByRole('dialog', { name: 'Delete Story?' });
		await question.getByRole('button', { name: 'Cancel' }).click();
		await expect.element(question).not.toBeInTheDocument();
		await expect.element(cardOf(pips.title)).toBeVisible();
	});

	it('deletes it on this device and on the server', async () => {
		await deleteFromCard(pips.title);
		await expect.element(noStories()).toBeVisible();
		await expect.poll(storiesAtServer).toEqual([]);
	});

	// covers: errors/story-list-delete-checkout
	it('keeps it when the server refuses the deletion', async () => {
		refuseCall(`DELETE /api/stories/${pips._id}`, 403);
		await deleteFromCard(pips.title);
		await expect.poll(shownToasts).toContain('Failed to delete story. Please try again.');
		await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
		await expect.element(cardOf(pips.title)).toBeVisible();
	});

	// covers: without-network/story-deleted
	it('deletes it on this device at once when offline, and on the server later', async () => {
		setOnline(false);
		await deleteFromCard(pips.title);
		await expect.poll(() => shownToasts().join()).toContain(`“${pips.title}” is gone from this device.`);
		await expect.element(noStories()).toBeVisible();
		expect(await storiesAtServer()).toHaveLength(1);
		setOnline(true);
		await expect.poll(storiesAtServer).toEqual([]);
	});

	// covers: beyond-product/story-deleted-meanwhile
	it('removes it without an error when it was deleted on another device', async () => {
		await server.request('DELETE', `/api/stories/${pips._id}`, { as: rosa });
		await deleteFromCard(pips.title);
		await expect.element(noStories()).toBeVisible();
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
	});
});
