import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createStory } from '../e2e/stories.ts';
import { openApp, phone, setUpServer } from '../testing/app-page.tsx';
import { boxOf } from '../testing/dashboard-page.ts';
import { changeSyncedUser } from '../testing/network.ts';

const server = setUpServer();
let rosa: Session;
let story: Story;
beforeEach(async () => {
	rosa = await server.register('Rosa');
	story = await createStory(server, rosa, { hero: 'Pip' });
});

const again = () => page.getByRole('button', { name: `Another story with Pip: ${story.title}` });

// covers: favourites/another-story-with-hero
it('opens the form with the hero of the card, and covers no other button of it', async () => {
	await openApp('/', { as: rosa, viewport: phone });
	await expect.element(again()).toBeVisible();
	const { y, height } = boxOf(again());
	expect(height).toBeGreaterThanOrEqual(48);
	expect(y + height).toBeLessThanOrEqual(boxOf(page.getByRole('button', { name: `Delete ${story.title}` })).y + 1);
	await again().click();
	await expect.element(page.getByText('Another story with Pip.')).toBeVisible();
	await expect.element(page.getByLabelText('Character name')).toHaveValue('Pip');
	await expect.element(page.getByRole('button', { name: 'Other', pressed: true })).toBeVisible();
	await page.getByLabelText('Character name').fill('Fern');
	await expect.element(page.getByText('Another story with')).not.toBeInTheDocument();
});

it('is not offered to those who may create no story', async () => {
	const over = { status: 'expired', hasLifetimeAccess: false, trialEndDate: null, trialEndsAt: null } as const;
	changeSyncedUser((user) => ({ ...user, subscription: over }));
	await openApp('/', { as: rosa });
	await expect.element(page.getByRole('button', { name: `Favourite: ${story.title}` })).toBeVisible();
	await expect.element(page.getByRole('button', { name: `Keep on this device: ${story.title}` })).toBeVisible();
	await expect.element(again()).not.toBeInTheDocument();
});
