import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { Session } from '../../shared/contract/user.ts';
import { openApp, reloads, shownToasts } from './app-page.tsx';

type Options = Omit<NonNullable<Parameters<typeof openApp>[1]>, 'as'>;

/** Opens the profile screen of an account on an empty device. */
export async function openProfile(session: Session, options: Options = {}): Promise<void> {
	await openApp('/profile', { as: session, ...options });
	await expect.element(page.getByRole('heading', { level: 1, name: 'Your Kingdom' })).toBeVisible();
}

export const saveAll = () => page.getByRole('button', { name: 'Save All Changes' });

/** Saves the screen, and waits for its toast. The app reloads after a second. */
export async function saveProfile(): Promise<void> {
	await saveAll().click();
	await expect.poll(() => shownToasts()).toContain('Profile updated successfully');
}

/** Saves the screen, and waits until it has reloaded. */
export async function saveAndReload(): Promise<void> {
	const before = reloads();
	await saveProfile();
	await expect.poll(() => reloads()).toBe(before + 1);
	await expect.element(saveAll()).toBeVisible();
}
