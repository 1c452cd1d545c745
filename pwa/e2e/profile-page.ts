import type { Page } from 'playwright';
import type { Session } from '../../shared/contract/user.ts';
import type { BrowserWorld } from './browser-world.ts';

type Options = Parameters<BrowserWorld['pageFor']>[1];

/** Opens the profile screen of an account on a new device. */
export async function openProfile(world: BrowserWorld, session: Session, options: Options = {}): Promise<Page> {
	const page = await world.pageFor(session, options);
	await page.goto('/profile');
	await page.getByRole('heading', { level: 1, name: 'Your Kingdom' }).waitFor();
	return page;
}

const saveAll = (page: Page) => page.getByRole('button', { name: 'Save All Changes' });

/** Saves the screen, and waits for its toast and its reload. */
export async function saveAndReload(page: Page): Promise<void> {
	const reloaded = page.waitForEvent('load');
	await saveAll(page).click();
	await page.getByText('Profile updated successfully').waitFor();
	await reloaded;
	await saveAll(page).waitFor();
}
