import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AuditEntry } from '../../../shared/contract/admin.ts';
import type { User } from '../../../shared/contract/user.ts';
import { createStory } from '../../e2e/stories.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { setUpAdminServer } from '../../testing/admin-server.ts';
import { openApp, passwordOf, phone, reload, tablet } from '../../testing/app-page.tsx';
import { changeAnswer, holdAnswer, refuseCall, resetNetwork } from '../../testing/network.ts';

type Log = { entries: AuditEntry[]; pagination: { total: number; totalPages: number } };

const server = setUpAdminServer();
const log = 'GET /api/admin/audit';

describe('the audit log', () => {
	it('lists who changed what, with the values before and after, newest first', async () => {
		const rosa = await server.register('Rosa');
		const story = await createStory(server, rosa);
		// As its page does before a change: one entry an hour covers all reads.
		await server.request('GET', `/api/admin/stories/${story._id}`, { as: server.ada });
		await write('PUT', `/api/admin/stories/${story._id}`, { title: 'Milo and the Moon', isPublished: true });
		await write('PUT', `/api/admin/users/${rosa.user._id}`, {
			email: rosa.user.email,
			role: 'parent',
			profile: { name: 'Rosa', age: 37 },
			subscription: { status: 'expired', hasLifetimeAccess: false },
		});
		await open();
		const [newest, before] = [entries().nth(0), entries().nth(1)];
		await expect.element(newest.getByText(`ada@example.com changed the user ${rosa.user.email}`)).toBeVisible();
		await expect
			.poll(() => changesIn(newest))
			.toEqual({
				Age: 'was 36 became 37',
				'Has Lifetime Access': 'was Yes became No',
				'Subscription status': 'was active became expired',
			});
		await expect.element(before.getByText('ada@example.com changed the story Milo and the Moon')).toBeVisible();
		await expect
			.poll(() => changesIn(before))
			.toEqual({
				Title: `was ${story.title} became Milo and the Moon`,
				Published: 'was No became Yes',
			});
		const log = await server.request<Log>('GET', '/api/admin/audit', { as: server.ada });
		await expect.element(newest.getByRole('time')).toHaveAttribute('datetime', log.entries[0]!.at);
		await before.getByRole('link', { name: 'Milo and the Moon' }).click();
		await expect.element(page.getByRole('heading', { level: 1, name: 'Milo and the Moon' })).toBeVisible();
	});

	it('shows an empty value as a dash, and never a password', async () => {
		const nila = await addUser('nila@example.com');
		await open();
		await expect.element(entries().first().getByText('ada@example.com added the user nila@example.com')).toBeVisible();
		const changes = changesIn(entries().first());
		expect(changes.Email).toBe('was — became nila@example.com');
		expect(changes.Password).toBe('was — became changed');
		await expect.element(page.getByCss('main')).not.toHaveTextContent(passwordOf('Nila'));
		await write('DELETE', `/api/admin/users/${nila._id}`);
		await reload();
		await expect.element(entries().first().getByText(`ada@example.com deleted the user ${nila._id}`)).toBeVisible();
		await expect.element(entries().first().getByRole('link')).not.toBeInTheDocument();
	});

	it('shows ten entries a page, and keeps the page number in the address', async () => {
		for (let n = 0; n < 12; n += 1) {
			await write('POST', '/api/admin/settings', { textModel: n % 2 ? 'gpt-4o' : 'deepseek' });
		}
		await open();
		await expect.element(entries()).toHaveLength(10);
		await page.getByRole('button', { name: 'Page 2' }).click();
		await expect.element(page.getByText(/^Showing 11 to /)).toBeVisible();
		await reload();
		await expect.element(page.getByText(/^Showing 11 to /)).toBeVisible();
		const { entries: older } = await server.request<Log>('GET', '/api/admin/audit?page=2', { as: server.ada });
		const times = () => entries().getByRole('time').elements();
		await expect.poll(() => times().map((time) => time.getAttribute('datetime'))).toEqual(older.map(({ at }) => at));
		history.back();
		await expect.element(page.getByText(/^Showing 1 to 10 /)).toBeVisible();
	});

	it('shows changes made by a deleted account', async () => {
		await write('POST', '/api/admin/settings', { textModel: 'deepseek' });
		changeAnswer<Log>(log, ({ entries, pagination }) => ({
			entries: entries.map((entry) => ({ ...entry, actor: { ...entry.actor, email: null } })),
			pagination,
		}));
		await open();
		await expect.element(page.getByText('Somebody whose account is gone changed the settings').first()).toBeVisible();
	});

	it('shows its empty, loading and failed states', async () => {
		await write('POST', '/api/admin/settings', { textModel: 'deepseek' });
		const nothing: Log = { entries: [], pagination: { total: 0, totalPages: 0 } };
		changeAnswer<Log>(log, () => nothing);
		await open();
		await expect.element(page.getByRole('status').getByText('Nothing has been changed yet')).toBeVisible();
		resetNetwork();
		refuseCall(log, 500);
		await reload();
		await expect
			.element(page.getByRole('alert').getByText('Failed to load the audit log. Please try again.'))
			.toBeVisible();
		resetNetwork();
		const release = holdAnswer(log);
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect.element(page.getByRole('status').getByText('Loading...')).toBeVisible();
		release();
		await expect.element(entries().first()).toBeVisible();
	});

	it('does not overflow a phone with very long values', async () => {
		await write('POST', '/api/admin/settings', { textModel: 'deepseek' });
		const endless = 'W'.repeat(200);
		changeAnswer<Log>(log, ({ entries, pagination }) => ({
			entries: entries.map((entry) => ({
				...entry,
				actor: { ...entry.actor, email: `${endless}@example.com` },
				target: { ...entry.target, kind: 'story', name: endless },
				changes: { title: { before: endless, after: endless }, [endless]: { before: null, after: [endless] } },
			})),
			pagination,
		}));
		await open({ ...phone, width: 320 });
		await expect.element(entries().first()).toBeVisible();
		await expect.poll(() => document.documentElement.scrollWidth).toBe(320);
	});
});

describe('accessibility', () => {
	it.each<[string, () => Promise<unknown>]>([
		[
			'the audit log',
			async () => {
				await write('POST', '/api/admin/settings', { textModel: 'deepseek' });
				await open();
				await expect.element(entries().first()).toBeVisible();
			},
		],
		[
			'an audit log that could not be loaded',
			async () => {
				refuseCall(log, 500);
				await open();
				await expect.element(page.getByRole('alert')).toBeVisible();
			},
		],
	])('%s has nothing in the way', { tags: 'deep' }, async (_name, go) => {
		await go();
		await expectAccessible();
	});
});

function open(viewport = tablet): Promise<void> {
	return openApp('/admin/audit', { as: server.ada, viewport });
}

function entries() {
	return page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
}

/** By field, as a screen reader announces it. */
function changesIn(entry: ReturnType<typeof entries>): Record<string, string> {
	const lines = entry.getByCss('dl > div').elements();
	return Object.fromEntries(
		lines.map((line) => {
			const copy = line.cloneNode(true) as Element;
			for (const sign of copy.querySelectorAll('svg[aria-label]'))
				sign.replaceWith(sign.getAttribute('aria-label') ?? '');
			const words = (part: string) => copy.querySelector(part)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
			return [words('dt'), words('dd')];
		}),
	);
}

function write(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
	return server.request(method, path, { as: server.ada, body });
}

function addUser(email: string): Promise<User> {
	const subscription = { status: 'active', hasLifetimeAccess: true };
	const account = {
		email,
		role: 'parent',
		password: passwordOf('Nila'),
		profile: { name: 'Nila', age: 40 },
		subscription,
	};
	return server.request('POST', '/api/admin/users', { as: server.ada, body: account });
}
