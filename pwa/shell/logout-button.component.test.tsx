import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { storyOf } from '../e2e/family.ts';
import { bringUpServer, desktop, openApp } from '../testing/app-page.tsx';
import { isAt } from '../testing/lists.ts';

const server = bringUpServer();

// covers: states-transitions/logout-clears-user-error
// covers: constants-each/token-local-storage-key
it('logging out drops the token, goes to the login and leaves nothing of the family on the device', async () => {
	const rosa = await server.register('Rosa');
	await storyOf(server, rosa);
	await openApp('/', { as: rosa, viewport: desktop });
	await expect.element(page.getByRole('article')).toBeVisible();
	const databases = async () => (await indexedDB.databases()).map(({ name }) => name ?? '');
	expect(await databases()).toContainEqual(expect.stringContaining(rosa.user._id));
	await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' }).click();
	await isAt('/login');
	await expect.poll(() => localStorage.getItem('token')).toBeNull();
	await expect.poll(databases).not.toContainEqual(expect.stringContaining(rosa.user._id));
	await expect(server.ask('GET', '/api/stories', { as: rosa })).rejects.toThrow('no-session');
});
