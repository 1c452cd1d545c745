import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { About } from '../../shared/contract/about.ts';
import { openApp, phone, setUpServer } from '../testing/app-page.tsx';
import { answerCall, changeAnswer, countCalls, failCall, holdAnswer } from '../testing/network.ts';

setUpServer({ SIGNUP_ACCESS: 'trial', TRIAL_DAYS: '3' });

const about = 'GET /api/about';
const top = () => page.getByLabelText('Name').element().getBoundingClientRect().y;

describe('the offer on the register screen', () => {
	// covers: states-transitions/both-readings-registration-lifetime
	it('is this server’s trial, and causes no layout shift when it loads', async () => {
		const release = holdAnswer(about);
		await openApp('/register', { viewport: phone });
		await expect.element(page.getByLabelText('Name')).toBeVisible();
		const before = top();
		await expect.element(page.getByText(/free|Lifetime access/)).not.toBeInTheDocument();
		release();
		await expect.element(page.getByText('3 days free, no payment required')).toBeVisible();
		await expect.poll(() => top()).toBe(before);
	});

	it.each([
		[{ access: 'trial', trialDays: 1 }, true, '1 day free, then $4.99 once'],
		[{ access: 'trial', trialDays: 30 }, true, '30 days free, then $4.99 once'],
		[{ access: 'lifetime', trialDays: 7 }, false, 'Lifetime access, no payment required'],
	] as const)('with %o and payment %o is: %s', async (signup, payment, promise) => {
		changeAnswer<About>(about, (usual) => ({ ...usual, signup, payment }));
		await openApp('/register', { viewport: phone });
		await expect.element(page.getByText(promise, { exact: true })).toBeVisible();
	});

	it.each([
		['cannot be reached', () => failCall(about)],
		['says something else', () => answerCall(about, () => new Response('Wi-Fi login'))],
	])('is nothing when the server %s', async (_what, goWrong) => {
		goWrong();
		const calls = countCalls(about);
		await openApp('/register', { viewport: phone });
		await expect.element(page.getByRole('button', { name: 'Create account' })).toBeVisible();
		await expect.poll(() => calls.settled).toBe(1);
		await expect.element(page.getByText(/free|Lifetime access/)).not.toBeInTheDocument();
	});
});
