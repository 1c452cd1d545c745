import type { Page } from 'playwright';
import type { Session } from '../../shared/contract/user.ts';
import type { BrowserWorld } from './browser-world.ts';

/* The story form. */
export const beginButton = (page: Page) =>
	page.getByRole('button', { name: /^(Create My Story|Creating your story\.\.\.)$/ });

/** Opens the story form on a new device; `prepare` runs before the page is loaded. */
export async function openStoryForm(
	world: BrowserWorld,
	session: Session,
	{ prepare, ...options }: Parameters<BrowserWorld['pageFor']>[1] & { prepare?: (page: Page) => Promise<void> } = {},
): Promise<Page> {
	const page = await world.pageFor(session, options);
	await prepare?.(page);
	await page.goto('/create');
	await page.getByRole('heading', { name: 'Create Magic' }).waitFor();
	return page;
}

/** Fills in the form for a short story. */
export async function fillForm(page: Page, name = 'Pip'): Promise<void> {
	await page.getByRole('button', { name: 'Randomize Story' }).click();
	await page.getByLabel('Age group').selectOption('3-5');
	await page.getByLabel('Character name').fill(name);
}
