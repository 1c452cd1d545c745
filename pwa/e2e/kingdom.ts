import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Session } from '../../shared/user.ts';
import type { World } from './world.ts';

type Options = Parameters<World['pageFor']>[1];

/** Somebody's profile screen, on a new device. */
export async function kingdomOf(world: World, session: Session, options: Options = {}): Promise<Page> {
	const page = await world.pageFor(session, options);
	await page.goto('/profile');
	await page.getByRole('heading', { level: 1, name: 'Your Kingdom' }).waitFor();
	return page;
}

export const saveAll = (page: Page) => page.getByRole('button', { name: 'Save All Changes' });

/** Saves the screen, which says so and loads anew. */
export async function saveAndReload(page: Page): Promise<void> {
	const reloaded = page.waitForEvent('load');
	await saveAll(page).click();
	await page.getByText('Profile updated successfully').waitFor();
	await reloaded;
	await saveAll(page).waitFor();
}

/** Waits until the element has the focus. */
export async function hasFocus(element: Locator): Promise<void> {
	await expect.poll(() => element.evaluate((it) => it === document.activeElement)).toBe(true);
}
