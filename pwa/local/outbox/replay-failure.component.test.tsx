import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Session, User } from '../../../shared/contract/user.ts';
import { createChild, createStory } from '../../e2e/stories.ts';
import { openApp, reload, setUpServer, shownToasts } from '../../testing/app-page.tsx';
import { expectAddress } from '../../testing/list-page.ts';
import { refuseCall } from '../../testing/network.ts';
import { reloadAndRetry } from '../../testing/outbox.ts';
import { failWrites } from '../../testing/storage.ts';
import { chapter, choices, openStory } from '../../testing/story-page.ts';

/* An unexpected error on the device while the outbox is sent: each waiting screen shows it, and offers a next step. */

const server = setUpServer();
let rosa: Session;
beforeEach(async () => {
	rosa = await server.register('Rosa');
});
const sentence = 'Something went wrong on this device.';
const alertWith = (text: string) => page.getByRole('alert').filter({ hasText: text });

describe('an error inside a replay', () => {
	it('ends the wait for a new story, which is kept and retried', async () => {
		await openApp('/create', { as: rosa });
		await page.getByRole('button', { name: 'Randomize Story' }).click();
		await page.getByLabelText('Age group').selectOptions('3-5');
		await page.getByLabelText('Character name').fill('Pip');
		const repair = breakEffects();
		await page.getByRole('button', { name: 'Create My Story' }).click();
		await expectAddress('/');
		await expect
			.poll(() => shownToasts())
			.toContain(`${sentence} Your story is kept, and will be tried again by itself.`);
		await reloadAndRetry();
		await page.getByRole('button', { name: 'Show' }).click();
		await expect.element(page.getByText(`${sentence} It will be tried again by itself.`)).toBeVisible();
		repair();
		await page.getByRole('button', { name: /^Try again: A new/ }).click();
		await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
		await expect.poll(() => server.request('GET', '/api/stories', { as: rosa })).toHaveLength(1);
	});

	// covers: without-network/fails-device-while-sent
	it('is shown at the choice and at the narration, also after a restart', async () => {
		await openStory(rosa, await createStory(server, rosa));
		// Otherwise a sync would bring the server's result.
		refuseCall('GET /api/sync', 503);
		refuseCall('GET /api/stories/*', 503);
		const repair = breakEffects();
		await choices().first().click();
		const choiceFailed = alertWith(`${sentence} Failed to generate the next part of the story.`);
		await expect.element(choiceFailed).toBeVisible();
		await page.getByRole('button', { name: 'Play chapter 1' }).click();
		const narrationFailed = alertWith(`${sentence} Failed to generate audio`);
		await expect.element(narrationFailed).toBeVisible();
		await reloadAndRetry();
		await expect.element(choiceFailed.getByRole('button', { name: 'Take it back' })).toBeVisible();
		await expect.element(narrationFailed).toBeVisible();
		repair();
		await choiceFailed.getByRole('button', { name: 'Try again' }).click();
		await expect.element(chapter(2)).toBeVisible();
	});

	it('is shown on the profile, and the changes are kept', async () => {
		await openProfile();
		const repair = breakEffects();
		await ownName().fill('Rosalind');
		await page.getByRole('button', { name: 'Save All Changes' }).click();
		const kept = 'It is kept on this device, and will be sent by itself.';
		await expect.element(page.getByText(`${sentence} Failed to update profile. ${kept}`)).toBeVisible();
		repair();
		await reload();
		await expect.element(ownName()).toHaveValue('Rosalind');
		const nameAtServer = async () =>
			(await server.request<User>('GET', '/api/auth/profile', { as: rosa })).profile.name;
		await expect.poll(nameAtServer).toBe('Rosalind');
	});

	it('is shown when a child is added', async () => {
		await openProfile();
		breakEffects();
		await page.getByRole('button', { name: 'Add a child' }).click();
		await page.getByRole('dialog').getByLabelText('Name').fill('Milo');
		await page.getByRole('dialog').getByLabelText('Age').fill('7');
		await page.getByRole('button', { name: 'Add child' }).click();
		const words = expect.stringContaining(`${sentence} Failed to add child profile.`);
		await expect.poll(() => shownToasts()).toContainEqual(words);
	});

	it('is said when the settings of a child are saved, which are kept', async () => {
		await createChild(server, rosa, 'Milo', { age: 7 });
		await openProfile();
		await page.getByRole('button', { name: 'Settings of Milo' }).click();
		const card = page.getByRole('article', { name: 'Milo' });
		await card.getByLabelText('Maximum age rating').selectOptions('3');
		const repair = breakEffects();
		await card.getByRole('button', { name: 'Save settings' }).click();
		const words = expect.stringContaining(`${sentence} Failed to update child settings.`);
		await expect.poll(() => shownToasts()).toContainEqual(words);
		await expect.element(card.getByText(/rated up to 3/)).toBeVisible();
		repair();
		await reload();
		const ratings = async () =>
			(await server.request<User[]>('GET', '/api/users/children', { as: rosa })).map(
				({ settings }) => settings.contentRestrictions.maxAgeRating,
			);
		await expect.poll(ratings).toEqual([3]);
	});

	it('is said when a child is deleted', async () => {
		await createChild(server, rosa, 'Milo', { age: 7 });
		await openProfile();
		const button = page.getByRole('button', { name: 'Delete Milo' });
		await expect.element(button).toBeVisible();
		breakEffects();
		await button.click();
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
		const words = expect.stringContaining(`${sentence} Failed to delete child profile.`);
		await expect.poll(() => shownToasts()).toContainEqual(words);
	});

	it('is shown when a story is deleted', async () => {
		const { title } = await createStory(server, rosa);
		await openApp('/', { as: rosa });
		const button = page.getByRole('button', { name: `Delete ${title}` });
		await expect.element(button).toBeVisible();
		breakEffects();
		await button.click();
		await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
		const words = expect.stringContaining(`${sentence} “${title}” is gone from this device.`);
		await expect.poll(() => shownToasts()).toContainEqual(words);
	});
});

describe('an outbox that cannot be written', () => {
	it('is reported when a report is marked as seen', async () => {
		const { _id: childId } = await createChild(server, rosa, 'Milo');
		const story = await createStory(server, rosa, { childId });
		const body = { nodeId: story.startNode, reason: 'scary' };
		await server.request('POST', `/api/stories/${story._id}/report?selectedChildId=${childId}`, { as: rosa, body });
		await openStory(rosa, story);
		const button = page.getByRole('button', { name: 'I have seen this' });
		await expect.element(button).toBeVisible();
		breakOutbox();
		await button.click();
		await expect.element(alertWith('Failed to save that you have seen this.')).toBeVisible();
	});

	it('is reported at the choice and at the narration', async () => {
		await openStory(rosa, await createStory(server, rosa));
		breakOutbox();
		await choices().first().click();
		await expect.element(alertWith('Failed to generate the next part of the story.')).toBeVisible();
		await page.getByRole('button', { name: 'Play chapter 1' }).click();
		await expect.element(alertWith('Failed to generate audio')).toBeVisible();
	});
});

/** Makes the write of each effect fail until the returned function is called. */
function breakEffects(): () => void {
	return failWrites('put', (_store, key) => key === 'effects', new TypeError('broken'));
}

function breakOutbox(): void {
	failWrites('add', () => true, new TypeError('broken'));
}

async function openProfile(): Promise<void> {
	await openApp('/profile', { as: rosa });
	await expect.element(page.getByRole('heading', { level: 1, name: 'Your Kingdom' })).toBeVisible();
}

function ownName() {
	return page.getByLabelText('Name', { exact: true }).first();
}
