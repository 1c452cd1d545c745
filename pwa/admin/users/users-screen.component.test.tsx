import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Session } from '../../../shared/contract/user.ts';
import { createFamilyAccount } from '../../e2e/accounts.ts';
import { createChild } from '../../e2e/stories.ts';
import { setUpAdminServer } from '../../testing/admin-server.ts';
import { address, desktop, goTo, openApp, reload, textOf, textsOf } from '../../testing/app-page.tsx';
import { enterText, expectAddress, expectStatusText } from '../../testing/list-page.ts';
import { answerCall, countCalls, failCall, holdAnswer, refuseCall, resetNetwork } from '../../testing/network.ts';
import { switchProfile } from '../../testing/story-page.ts';
import { withFakeTimers } from '../../testing/timers.ts';

const server = setUpAdminServer();
const statuses = ['trial', 'active', 'expired'] as const;
let rosa: Session;
beforeEach(async () => {
	rosa = await server.register('Rosa');
	await createChild(server, rosa, 'Milo');
	for (let number = 1; number <= 24; number += 1) {
		const status = statuses[number % 3] ?? 'trial';
		await createFamilyAccount(server, server.ada, String(number).padStart(2, '0'), { status });
	}
});

const rowsOf = () => page.getByCss('tbody tr');
const rowOf = (text: string) => rowsOf().filter({ hasText: text });
const emailsOf = () => textsOf(page.getByCss('tbody td:first-child'));
const search = () => page.getByRole('searchbox', { name: 'Search users' });
const families = '/admin/users?search=family-';

async function open(path = families): Promise<void> {
	await openApp(path, { as: server.ada, viewport: desktop });
	await expect.element(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
}

describe('access to the admin area', () => {
	it('is denied without a login', async () => {
		await openApp('/admin/users');
		await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
	});

	// covers: route-access/admin-admins-others-sent
	// covers: roles-permissions/admin-admin-entry-only
	it('is denied to parents and children', async () => {
		await openApp('/admin/users', { as: rosa, viewport: desktop });
		await expect.element(page.getByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
		await expect.element(page.getByText('Admin Settings')).not.toBeInTheDocument();
	});

	// covers: route-access/admin-admins-others-sent
	// covers: roles-permissions/admin-admin-entry-only
	// covers: roles-permissions/child-mode-hides-your
	it('is denied to an admin who acts as a child', async () => {
		await createChild(server, server.ada, 'Juno');
		await open();
		await switchProfile('Juno');
		await expect.element(page.getByRole('heading', { name: "Juno's Stories" })).toBeVisible();
		await expect.element(page.getByText('Admin Settings')).not.toBeInTheDocument();
		await goTo('/admin/settings');
		await expect.element(page.getByRole('heading', { name: "Juno's Stories" })).toBeVisible();
	});

	// covers: shell-navigation/any-admin-path-highlights
	// covers: admin-area/index-leads-admin-users
	it('opens the users from the menu, and marks the current section', async () => {
		await open('/admin');
		await expectAddress('/admin/users');
		const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Admin Settings/ });
		const parts = page.getByRole('navigation', { name: 'Admin' });
		for (const [part, path] of [
			['Stories', '/admin/stories'],
			['Reports', '/admin/reports'],
			['Settings', '/admin/settings'],
			['Usage', '/admin/usage'],
			['Audit log', '/admin/audit'],
			['Users', '/admin/users'],
		] as const) {
			await parts.getByRole('link', { name: part, exact: true }).click();
			await expectAddress(path);
			await expect.poll(() => textOf(parts.getByCss('[aria-current=page]'))).toBe(part);
			await expect.element(entry).toHaveAttribute('aria-current', 'page');
		}
		await page.getByRole('link', { name: 'Back to Everbranch' }).click();
		await expect.element(page.getByRole('heading', { name: 'Welcome, Admin' })).toBeVisible();
		await entry.click();
		await expectAddress('/admin/users');
	});
});

describe('the list of users', () => {
	// covers: admin-area/users-email-role-badge
	// covers: constants-each/admin-lists-10-page
	it('shows ten a page, newest first, with role and status', async () => {
		await open();
		await expectStatusText('Showing 1 to 10 of 24 results');
		await expect.poll(() => emailsOf()).toEqual(numbers(24, 15).map((number) => `family-${number}@example.com`));
		const year = new Date().getFullYear().toString();
		const words = textOf(rowOf('family-23'));
		for (const word of ['Parent', 'Expired', year, 'Edit', 'Delete']) expect(words).toContain(word);
		await expect.poll(() => textOf(rowOf('family-22'))).toContain('Active');
		await expect.poll(() => textOf(rowOf('family-24'))).toContain('Trial');
	});

	// covers: admin-area/users-previous-next-showing
	it('changes pages, and keeps its page over a reload and on return', async () => {
		await open();
		await expectStatusText('Showing 1 to 10');
		const previous = page.getByRole('button', { name: 'Previous' });
		const next = page.getByRole('button', { name: 'Next' });
		await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
		await next.click();
		await expectStatusText('Showing 11 to 20 of 24 results');
		await next.click();
		await expectStatusText('Showing 21 to 24 of 24 results');
		await expect.element(next).toHaveAttribute('aria-disabled', 'true');
		await next.click({ force: true });
		await expectAddress(`${families.replace('?', '?page=3&')}`);
		await reload();
		await expectStatusText('Showing 21 to 24 of 24 results');
		await previous.click();
		await expectStatusText('Showing 11 to 20 of 24 results');
		history.back();
		await expectStatusText('Showing 21 to 24 of 24 results');
	});

	// covers: admin-area/users-search-500-ms
	// covers: validation-rules/searches-wait-500-ms
	// covers: constants-each/admin-lists-10-page
	it('searches half a second after the last key, from page 1, and the field follows the history', async () => {
		await openApp('/admin/users?page=2', { as: server.ada, viewport: desktop });
		await expectStatusText('Showing 11 to 20');
		const calls = countCalls('GET /api/admin/users');
		await withFakeTimers(async ({ advance }) => {
			for (const typed of ['R', 'RO', 'ROS', 'ROSA']) enterText(search(), typed);
			await advance(499);
			expect(calls.count).toBe(0);
			await advance(1);
			expect(address()).toBe('/admin/users?search=ROSA');
		});
		await expectStatusText('Showing 1 to 1 of 1 results');
		expect(calls.count).toBe(1);
		await expect.poll(() => emailsOf()[0]).toMatch(/^rosa-/);
		await page.getByLabelText('Status').selectOptions('expired');
		await expectStatusText('No users found');
		await search().fill('nobody at all');
		await userEvent.keyboard('{Enter}');
		await expectAddress('/admin/users?search=nobody+at+all&status=expired');
		await expect.poll(() => calls.count).toBe(3);
		history.back();
		await expectAddress('/admin/users?search=ROSA');
		await expect.element(search()).toHaveValue('ROSA');
	});

	// covers: admin-area/users-filters-role-status
	it('filters by role and by status, from page 1', async () => {
		await open('/admin/users?page=2');
		await expect
			.poll(() => textsOf(page.getByLabelText('Role').getByCss('option')))
			.toEqual(['All Roles', 'Admin', 'Parent']);
		const offered = textsOf(page.getByLabelText('Status').getByCss('option'));
		expect(offered).toEqual(['All Statuses', 'Trial', 'Active', 'Expired']);
		await page.getByLabelText('Role').selectOptions('Admin');
		await expectAddress('/admin/users?role=admin');
		await expect.poll(() => emailsOf()).toEqual(['ada@example.com']);
		await page.getByLabelText('Role').selectOptions('Parent');
		await page.getByLabelText('Status').selectOptions('Expired');
		await expectStatusText('Showing 1 to 8 of 8 results');
		history.back();
		await expectStatusText('Showing 1 to 10 of 25 results');
		await expect.element(page.getByLabelText('Status')).toHaveValue('');
	});

	// covers: admin-area/users-four-sortable-columns
	it('sorts by each column, ascending first, then descending', async () => {
		await open();
		const heading = (name: string) => page.getByRole('columnheader', { name, exact: true });
		await expect.element(heading('Created')).toHaveAttribute('aria-sort', 'descending');
		await heading('Email').getByRole('button').click();
		await expect.poll(() => emailsOf()[0]).toBe('family-01@example.com');
		await expect.element(heading('Email')).toHaveAttribute('aria-sort', 'ascending');
		await expect.element(heading('Created')).not.toHaveAttribute('aria-sort');
		(heading('Email').getByRole('button').element() as HTMLElement).focus();
		await userEvent.keyboard('{Enter}');
		await expect.poll(() => emailsOf()[0]).toBe('family-24@example.com');
		await expectAddress('/admin/users?search=family-&sortField=email');
		await heading('Status').getByRole('button').click();
		await expect.poll(() => textOf(rowsOf().first())).toContain('Active');
		await heading('Created').getByRole('button').click();
		await expect.poll(() => emailsOf()[0]).toBe('family-01@example.com');
		await heading('Role').getByRole('button').click();
		await expect.element(heading('Role')).toHaveAttribute('aria-sort', 'ascending');
	});

	it('ignores invalid values in the address, and links back from a page beyond the end', async () => {
		await open(`${families}&role=queen&sortField=password&sortOrder=up&limit=1000&page=zero`);
		await expectStatusText('Showing 1 to 10 of 24 results');
		await goTo(`${families}&page=77`);
		await expectStatusText('There is no page 77.');
		await page.getByRole('button', { name: 'Go to page 3' }).click();
		await expectStatusText('Showing 21 to 24 of 24 results');
	});

	// covers: admin-area/users-no-users-found
	it('shows that it loads, keeps the former rows meanwhile, and drops a late answer', async () => {
		const release = holdAnswer('GET /api/admin/users');
		await openApp(families, { as: server.ada, viewport: desktop });
		await expectStatusText('Loading...');
		release();
		await expectStatusText('Showing 1 to 10');
		resetNetwork();
		const late = Promise.withResolvers<void>();
		answerCall('GET /api/admin/users', async ({ url, proceed }) => {
			const response = await proceed();
			if (url.searchParams.get('page') === '2') await late.promise;
			return response;
		});
		const calls = countCalls('GET /api/admin/users');
		await page.getByRole('button', { name: 'Next' }).click();
		await expect.element(page.getByCss('[aria-busy=true]')).toBeVisible();
		await expect.poll(() => emailsOf()[0]).toBe('family-24@example.com');
		history.back();
		await expectStatusText('Showing 1 to 10 of 24 results');
		late.resolve();
		await expect.poll(() => calls.count > 1 && calls.settled === calls.count).toBe(true);
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		await expect.poll(() => emailsOf()[0]).toBe('family-24@example.com');
		await expectStatusText('Showing 1 to 10 of 24 results');
	});

	// covers: errors/failed-fetch-users-please
	it.each(['refused', 'cut off'])('shows that a request was %s, and loads again', async (how) => {
		if (how === 'refused') refuseCall('GET /api/admin/users', 500);
		else failCall('GET /api/admin/users');
		await openApp(families, { as: server.ada, viewport: desktop });
		const alert = page.getByRole('alert');
		await expect.element(alert.getByText('Failed to fetch users. Please try again.')).toBeVisible();
		await expect.element(rowsOf()).not.toBeInTheDocument();
		resetNetwork();
		(alert.getByRole('button', { name: 'Try again' }).element() as HTMLElement).focus();
		await userEvent.keyboard('{Enter}');
		await expectStatusText('Showing 1 to 10 of 24 results');
		await expect.element(alert).not.toBeInTheDocument();
	});
});

/** `24`, `23` … down to `15`, in two digits. */
function numbers(from: number, to: number): string[] {
	return Array.from({ length: from - to + 1 }, (_, step) => String(from - step).padStart(2, '0'));
}
