import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Session, Subscription, User } from '../../shared/contract/user.ts';
import { createChild } from '../e2e/stories.ts';
import { getValue } from '../local/library/key-value.ts';
import { desktop, openApp, shownToasts, type TestServer } from './app-page.tsx';
import { fieldOf } from './story-form.ts';
import { switchProfile } from './story-page.ts';

/* Changes on another device while this one shows the former state: without sockets a component test learns of them by requests only. */

export const noStories = () => page.getByText("You haven't created any stories yet");

/** Opens the dashboard as Rosa. */
export async function openStories(rosa: Session): Promise<void> {
	await openApp('/', { as: rosa, viewport: desktop });
	await expect.element(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
}

/** Registers Rosa with her child Milo, and opens the dashboard acting as Milo. */
export async function openAsMilo(server: TestServer): Promise<{ rosa: Session; milo: User }> {
	const rosa = await server.register('Rosa');
	const milo = await createChild(server, rosa, 'Milo');
	await openStories(rosa);
	await switchProfile('Milo');
	await expect.element(page.getByText("Milo hasn't created any stories yet")).toBeVisible();
	await expect.poll(() => getValue('selectedChildId')).toBe(milo._id);
	return { rosa, milo };
}

/** Waits until the app reports that Milo was removed, and shows the parent view. */
export async function expectMiloRemoved(): Promise<void> {
	await expect.poll(shownToasts).toContain('Milo is no longer in this family.');
	await expect.element(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
}

export async function openStoryForm(): Promise<void> {
	await page.getByRole('link', { name: 'Create Magic' }).click();
	await expect.element(page.getByRole('heading', { name: 'Create Magic' })).toBeVisible();
}

/** The genres in the form's dialog. */
export async function offeredGenres(): Promise<string[]> {
	await fieldOf('Genre').click();
	const dialog = page.getByRole('dialog');
	await expect.element(dialog).toBeVisible();
	const names = dialog.getByRole('listitem').elements();
	const texts = names.map(({ textContent }) => textContent ?? '');
	await dialog.getByRole('button', { name: 'Close' }).click();
	await expect.element(dialog).not.toBeInTheDocument();
	return texts;
}

/** Saves a user as an admin does. */
export function saveAsAdmin(
	server: TestServer & { ada: Session },
	user: User,
	subscription: Pick<Subscription, 'status' | 'hasLifetimeAccess'> = user.subscription,
	password?: string,
): Promise<unknown> {
	const { email, role, parentId, profile } = user;
	const body = { email, role, parentId, profile, subscription, ...(password && { password }) };
	return server.request('PUT', `/api/admin/users/${user._id}`, { as: server.ada, body });
}
