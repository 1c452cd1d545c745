import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createStory } from '../e2e/stories.ts';
import { desktop, openApp, setUpServer } from '../testing/app-page.tsx';
import { expectAddress } from '../testing/list-page.ts';

const server = setUpServer();

// covers: states-transitions/logout-clears-user-error
// covers: constants-each/token-local-storage-key
it('a logout removes the token, goes to the login and leaves no data of the family on the device', async () => {
	const rosa = await server.register('Rosa');
	await createStory(server, rosa);
	await openApp('/', { as: rosa, viewport: desktop });
	await expect.element(page.getByRole('article')).toBeVisible();
	const databases = async () => (await indexedDB.databases()).map(({ name }) => name ?? '');
	expect(await databases()).toContainEqual(expect.stringContaining(rosa.user._id));
	await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' }).click();
	await expectAddress('/login');
	await expect.poll(() => localStorage.getItem('token')).toBeNull();
	await expect.poll(databases).not.toContainEqual(expect.stringContaining(rosa.user._id));
	await expect(server.request('GET', '/api/stories', { as: rosa })).rejects.toThrow('no-session');
});
