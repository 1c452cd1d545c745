import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../shared/admin.ts';
import type { Session, User } from '../../shared/user.ts';
import { adaKeepsTheHouse, loginAsAda } from './admin.ts';
import { change, hold, recover, refuse } from './answers.ts';
import { storyOf } from './family.ts';
import { faultsOf } from './faults.ts';
import { bringUpWorld, passwordOf, phone } from './world.ts';

type Log = { entries: AuditEntry[]; pagination: { total: number; totalPages: number } };

const world = bringUpWorld(adaKeepsTheHouse);
const log = 'GET /api/admin/audit';

let ada: Session;
beforeAll(async () => {
	ada = await loginAsAda(world);
});

describe('the audit log', () => {
	it('tells who changed what, from what to what, newest first', async () => {
		const rosa = await world.register('Rosa');
		const story = await storyOf(world, rosa);
		await write('PUT', `/api/admin/stories/${story._id}`, { title: 'Milo and the Moon', isPublished: true });
		await write('PUT', `/api/admin/users/${rosa.user._id}`, {
			email: rosa.user.email,
			role: 'parent',
			profile: { name: 'Rosa', age: 37 },
			subscription: { status: 'expired', hasLifetimeAccess: false },
		});
		const page = await arrive();
		const [newest, before] = [entries(page).nth(0), entries(page).nth(1)];
		await newest.getByText(`ada@example.com changed the user ${rosa.user.email}`).waitFor();
		await expect
			.poll(() => changesIn(newest))
			.toEqual({
				Age: 'was 36 became 37',
				'Has Lifetime Access': 'was Yes became No',
				'Subscription status': 'was active became expired',
			});
		await before.getByText('ada@example.com changed the story Milo and the Moon').waitFor();
		await expect
			.poll(() => changesIn(before))
			.toEqual({
				Title: `was ${story.title} became Milo and the Moon`,
				Published: 'was No became Yes',
			});
		const told = await world.ask<Log>('GET', '/api/admin/audit', { as: ada });
		await expect.poll(() => newest.getByRole('time').getAttribute('datetime')).toBe(told.entries[0]?.at);
		await before.getByRole('link', { name: 'Milo and the Moon' }).click();
		await page.getByRole('heading', { level: 1, name: 'Milo and the Moon' }).waitFor();
	});

	it('shows nothing as a dash, and never a password', async () => {
		const nila = await addUser('nila@example.com', 'parent');
		const page = await arrive();
		await entries(page).first().getByText('ada@example.com added the user nila@example.com').waitFor();
		const changes = await changesIn(entries(page).first());
		expect(changes.Email).toBe('was — became nila@example.com');
		expect(changes.Password).toBe('was — became changed');
		await expect.poll(() => page.locator('main').innerText()).not.toContain(passwordOf('Nila'));
		await write('DELETE', `/api/admin/users/${nila._id}`);
		await page.reload();
		await entries(page).first().getByText(`ada@example.com deleted the user ${nila._id}`).waitFor();
		await expect.poll(() => entries(page).first().getByRole('link').count()).toBe(0);
	});

	it('has ten entries to a page, and keeps the page in the address', async () => {
		for (let n = 0; n < 12; n += 1) {
			await write('POST', '/api/admin/settings', { textModel: n % 2 ? 'gpt-4o' : 'deepseek' });
		}
		const page = await arrive();
		await expect.poll(() => entries(page).count(), { timeout: 20_000 }).toBe(10);
		await page.getByRole('button', { name: 'Page 2' }).click();
		await page.getByText(/^Showing 11 to /).waitFor();
		await page.reload();
		await page.getByText(/^Showing 11 to /).waitFor();
		const { entries: older } = await world.ask<Log>('GET', '/api/admin/audit?page=2', { as: ada });
		const times = entries(page).getByRole('time');
		await expect
			.poll(() => times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime'))))
			.toEqual(older.map(({ at }) => at));
		await page.goBack();
		await page.getByText(/^Showing 1 to 10 /).waitFor();
	});

	it('tells what somebody did whose account is gone', async () => {
		const page = await world.pageFor(ada);
		await change<Log>(page, log, ({ entries, pagination }) => ({
			entries: entries.map((entry) => ({ ...entry, actor: { ...entry.actor, email: null } })),
			pagination,
		}));
		await page.goto('/admin/audit');
		await page.getByText('Somebody whose account is gone changed the settings').first().waitFor();
	});

	it('says so when nothing was changed, when it loads, and when it could not be loaded', async () => {
		const page = await world.pageFor(ada);
		const nothing: Log = { entries: [], pagination: { total: 0, totalPages: 0 } };
		await change<Log>(page, log, () => nothing);
		await page.goto('/admin/audit');
		await page.getByRole('status').getByText('Nothing has been changed yet').waitFor();
		await recover(page);
		await refuse(page, log, 500);
		await page.reload();
		await page.getByRole('alert').getByText('Failed to load the audit log. Please try again.').waitFor();
		await recover(page);
		const release = await hold(page, log);
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByRole('status').getByText('Loading...').waitFor();
		release();
		await entries(page).first().waitFor();
	});

	it('has nothing wider than a phone, however long the words', async () => {
		const page = await world.pageFor(ada, { viewport: { ...phone, width: 320 } });
		const endless = 'W'.repeat(200);
		await change<Log>(page, log, ({ entries, pagination }) => ({
			entries: entries.map((entry) => ({
				...entry,
				actor: { ...entry.actor, email: `${endless}@example.com` },
				target: { ...entry.target, kind: 'story', name: endless },
				changes: { title: { before: endless, after: endless }, [endless]: { before: null, after: [endless] } },
			})),
			pagination,
		}));
		await page.goto('/admin/audit');
		await entries(page).first().waitFor();
		await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	});
});

describe('for those who cannot see it all', () => {
	it.each<[string, (page: Page) => Promise<unknown>]>([
		[
			'the audit log',
			async (page) => {
				await page.goto('/admin/audit');
				await entries(page).first().waitFor();
			},
		],
		[
			'an audit log that could not be loaded',
			async (page) => {
				await refuse(page, log, 500);
				await page.goto('/admin/audit');
				await page.getByRole('alert').waitFor();
			},
		],
	])('%s has nothing in the way', async (_name, go) => {
		const page = await world.pageFor(ada);
		await go(page);
		await expect.poll(() => faultsOf(page)).toEqual([]);
	});
});

async function arrive(): Promise<Page> {
	const page = await world.pageFor(ada);
	await page.goto('/admin/audit');
	return page;
}

function entries(page: Page) {
	return page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
}

/** By field, as a screen reader tells it. */
async function changesIn(entry: ReturnType<typeof entries>): Promise<Record<string, string>> {
	const lines = await entry.locator('dl > div').evaluateAll((all) =>
		all.map((line) => {
			for (const sign of line.querySelectorAll('svg[aria-label]'))
				sign.replaceWith(sign.getAttribute('aria-label') ?? '');
			const words = (part: string) => line.querySelector(part)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
			return [words('dt'), words('dd')] as const;
		}),
	);
	return Object.fromEntries(lines);
}

function write(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
	return world.ask(method, path, { as: ada, body });
}

function addUser(email: string, role: 'parent' | 'admin'): Promise<User> {
	const password = role === 'admin' ? passwordOf('Otto-the-admin') : passwordOf('Nila');
	const subscription = { status: 'active', hasLifetimeAccess: true };
	const body = { email, role, password, profile: { name: email.split('@')[0], age: 40 }, subscription };
	return world.ask('POST', '/api/admin/users', { as: ada, body });
}
