import { it } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import { passwordOf, phone, setUpWorld } from './browser-world.ts';
import { openProfile } from './profile-page.ts';

const world = setUpWorld();

it('a device signed out from another device shows the login at once', async () => {
	const rosa = await world.register('Rosa');
	const body = { email: rosa.user.email, password: passwordOf('Rosa') };
	const tablet = await world.pageFor(await world.request<Session>('POST', '/api/auth/login', { body }));
	await tablet.goto('/');
	await tablet.getByRole('heading', { name: 'Welcome, Rosa' }).waitFor();
	const page = await openProfile(world, rosa, { viewport: phone });
	const part = page.getByRole('region', { name: 'Where you are signed in' });
	await part.getByRole('button', { name: /^Sign out Unknown/ }).click();
	await page.getByText('Unknown device has been signed out').waitFor();
	await tablet.getByText('Session expired. Please log in again.').waitFor();
});
