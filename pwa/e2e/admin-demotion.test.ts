import { expect, it } from 'vitest';
import { createAdmin } from './accounts.ts';
import { firstAdminEnv, loginAsAda } from './admin.ts';
import { desktop, setUpWorld } from './browser-world.ts';

const world = setUpWorld(firstAdminEnv);

it('an admin has to log in again on each device when another admin took the role away', async () => {
	const ada = await loginAsAda(world);
	const otto = await createAdmin(world, ada, 'otto');
	const [settings, users] = await Promise.all([world.pageFor(otto), world.pageFor(otto, { viewport: desktop })]);
	await settings.goto('/admin/settings');
	await users.goto('/admin/users');
	await expect.poll(() => settings.getByLabel('Text Generation Model').isEnabled()).toBe(true);
	await users.getByRole('status').filter({ hasText: 'Showing 1 to ' }).waitFor();
	const { role: _, ...rest } = otto.user;
	const demoted = { ...rest, role: 'parent', profile: { name: 'Otto' } };
	await world.request('PUT', `/api/admin/users/${otto.user._id}`, { as: ada, body: demoted });
	for (const page of [settings, users]) await page.getByText('Session expired. Please log in again.').waitFor();
});
