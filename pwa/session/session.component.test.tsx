import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Session } from '../../shared/contract/user.ts';
import { openApp, reload, setUpServer } from '../testing/app-page.tsx';
import { expectAddress } from '../testing/list-page.ts';
import { countCalls, holdAnswer, refuseCall } from '../testing/network.ts';

const server = setUpServer();
let rosa: Session;
beforeEach(async () => {
	rosa = await server.register('Rosa');
});

const me = 'GET /api/auth/profile';
const welcome = () => page.getByRole('heading', { name: 'Welcome, Rosa' });
const expired = () => page.getByText('Session expired. Please log in again.');
const token = () => localStorage.getItem('token');

describe('the session of this device', () => {
	// covers: route-access/splash-logo-spinner-while
	it('shows a splash while it loads', async () => {
		const release = holdAnswer(me);
		await openApp('/', { as: rosa });
		await expect.element(page.getByRole('status').getByText('Loading Everbranch…')).toBeVisible();
		await expect.element(page.getByCss('.splash img')).toBeVisible();
		release();
		await expect.element(welcome()).toBeVisible();
	});

	// covers: states-transitions/session-loading-then-user
	// covers: errors/start-session-expired-please
	it('ends when the server rejects its token, and the token is removed', async () => {
		await openApp('/', { as: { ...rosa, token: `${rosa.token}x` } });
		await expectAddress('/login');
		await expect.element(expired()).toBeVisible();
		await expect.poll(token).toBeNull();
	});

	it('ends when a later request is answered with 401', async () => {
		await openApp('/', { as: rosa });
		await expect.element(page.getByText("You haven't created any stories yet")).toBeVisible();
		await server.request('POST', '/api/auth/logout', { as: rosa });
		window.dispatchEvent(new Event('online'));
		await expect.element(expired()).toBeVisible();
		await expect.poll(token).toBeNull();
	});

	// covers: errors/other-request-errors-logged
	it('stays when the server fails at the start', async () => {
		await openApp('/', { as: rosa });
		await expect.element(welcome()).toBeVisible();
		refuseCall(me, 500);
		const calls = countCalls(me);
		await reload();
		await expect.poll(() => calls.settled).toBeGreaterThan(0);
		await expect.element(welcome()).toBeVisible();
		await expect.poll(token).toBe(rosa.token);
	});
});
