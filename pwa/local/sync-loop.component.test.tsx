import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desktop, openApp, passwordOf, setUpServer } from '../testing/app-page.tsx';
import { answerCall, countCalls } from '../testing/network.ts';
import { untilPainted } from '../testing/timers.ts';

const server = setUpServer();

it('a sync that fails after its session ended does not affect the next session', async () => {
	const [rosa, ida] = [await server.register('Rosa'), await server.register('Ida')];
	const calls = countCalls('GET /api/sync');
	const late = Promise.withResolvers<Response>();
	answerCall('GET /api/sync', () => late.promise);
	await openApp('/', { as: rosa, viewport: desktop });
	await expect.poll(() => calls.count).toBe(1);
	await page.getByRole('button', { name: 'Logout' }).click();

	answerCall('GET /api/sync', () => new Promise(() => {}));
	await page.getByLabelText('Email').fill(ida.user.email ?? '');
	await page.getByLabelText('Password').fill(passwordOf('Ida'));
	await page.getByRole('button', { name: 'Sign In' }).click();
	await expect.element(page.getByText('Loading stories…')).toBeVisible();
	late.resolve(Response.json({ error: 'No.', message: 'No.', code: 'internal' }, { status: 500 }));
	await expect.poll(() => calls.settled).toBe(1);
	await untilPainted();
	await expect.element(page.getByText('Loading stories…')).toBeVisible();
	await expect.element(page.getByText('Your stories could not be fetched')).not.toBeInTheDocument();
});
