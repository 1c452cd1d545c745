import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { Session } from '../../shared/contract/user.ts';
import { address, openApp } from './app-page.tsx';

/* The story form. */

export const beginButton = () => page.getByRole('button', { name: /^(Create My Story|Creating your story\.\.\.)$/ });
export const heroName = () => page.getByLabelText('Character name');
export const fieldOf = (label: string): Locator => page.getByRole('button', { name: new RegExp(`^${label}`) });

export async function openForm(session: Session): Promise<void> {
	await openApp('/create', { as: session });
	await expect.element(page.getByRole('heading', { name: 'Create Magic' })).toBeVisible();
}

/** Fills in the form for a short story. */
export async function fillForm(name = 'Pip'): Promise<void> {
	await page.getByRole('button', { name: 'Randomize Story' }).click();
	await page.getByLabelText('Age group').selectOptions('3-5');
	await heroName().fill(name);
}

/** Picks one item in the dialog of a field. */
export async function pickItem(label: string, item: string): Promise<void> {
	await fieldOf(label).click();
	await page.getByRole('dialog').getByRole('button', { name: item, exact: true }).click();
	await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
}

/** Waits until a story is open, and returns its id. */
export async function untilStoryIsOpen(): Promise<string> {
	await expect.poll(address).toMatch(/^\/story\//);
	return location.pathname.split('/').at(-1) ?? '';
}
