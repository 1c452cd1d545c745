import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ActiveSession } from '../../shared/contract/sessions.ts';
import { createStory } from '../e2e/stories.ts';
import { desktop, openApp, passwordOf, setUpServer } from '../testing/app-page.tsx';
import { changeAnswer, holdCall, refuseCall, resetNetwork } from '../testing/network.ts';

const server = setUpServer();

describe('an account that logs in after another one on the same page', () => {
	it('does not show the failed sync of the previous account', async () => {
		const rosa = await server.register('Rosa');
		const { title } = await createStory(server, rosa);
		refuseCall('GET /api/sync', 500);
		await openApp('/', { as: await server.register('Nila'), viewport: desktop });
		await expect.element(page.getByRole('heading', { name: 'Your stories could not be fetched' })).toBeVisible();
		await page.getByRole('button', { name: 'Logout' }).click();
		await page.getByLabelText('Email').fill(rosa.user.email ?? '');
		await page.getByLabelText('Password').fill(passwordOf('Rosa'));
		resetNetwork();
		const release = holdCall('GET /api/sync');
		const shown: string[] = [];
		const observer = new MutationObserver(() => shown.push(document.getElementById('main')?.innerText ?? ''));
		observer.observe(document, { subtree: true, childList: true, characterData: true });
		await page.getByRole('button', { name: 'Sign In' }).click();
		await expect.element(page.getByText('Loading stories…')).toBeVisible();
		release();
		await expect.element(page.getByRole('link', { name: title })).toBeVisible();
		observer.disconnect();
		expect(shown.filter((text) => text.includes('could not be fetched'))).toEqual([]);
	});

	// A shared tablet: what only the network has is kept by no database that a logout erases.
	it('does not show the sessions of the previous account', async () => {
		const rosa = await server.register('Rosa');
		const list = 'GET /api/auth/sessions';
		changeAnswer<ActiveSession[]>(list, (all) => all.map((one) => ({ ...one, device: 'The tablet of Nila' })));
		await openApp('/profile', { as: await server.register('Nila'), viewport: desktop });
		await expect.element(page.getByText('The tablet of Nila')).toBeVisible();
		await page.getByRole('button', { name: 'Logout' }).click();
		await page.getByLabelText('Email').fill(rosa.user.email ?? '');
		await page.getByLabelText('Password').fill(passwordOf('Rosa'));
		resetNetwork();
		holdCall(list);
		await page.getByRole('button', { name: 'Sign In' }).click();
		await page.getByRole('link', { name: 'Your Kingdom' }).click();
		await expect.element(page.getByText('Looking for your devices…')).toBeVisible();
		await expect.element(page.getByText('The tablet of Nila')).not.toBeInTheDocument();
	});
});
