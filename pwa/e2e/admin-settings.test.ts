import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Session, User } from '../../shared/user.ts';
import type { Settings } from '../admin/settings/model-words.ts';
import { adaKeepsTheHouse, loginAsAda, refuseAsNoAdmin } from './admin.ts';
import { change, hold, recover, refuse } from './answers.ts';
import { faultsOf } from './faults.ts';
import { noticesOf } from './notices.ts';
import { bringUpWorld, passwordOf } from './world.ts';

const world = bringUpWorld(adaKeepsTheHouse);
/** A machine may be slow; one that is not waits no longer for it. */
const patience = { timeout: 20_000 };
const load = 'GET /api/admin/settings';
const save = 'POST /api/admin/settings';
const log = 'GET /api/admin/audit';

let ada: Session;
beforeAll(async () => {
	ada = await loginAsAda(world);
});

describe('the settings', () => {
	it('name three models to choose from, and say which could serve here', async () => {
		const page = await arrive('settings');
		await expect.poll(() => modelOf(page).inputValue(), patience).toBe('gpt-4o');
		await expect
			.poll(() => modelOf(page).locator('option').allInnerTexts())
			.toEqual(['gpt-4o', 'claude-4-sonnet', 'deepseek']);
		await page.getByText('No model is configured: the built-in storyteller serves.').waitFor();
		const toSet = 'Set ANTHROPIC_API_KEY, or ANTHROPIC_BASE_URL for a server in the house, and start the server again.';
		await page.getByText(`Not configured. ${toSet}`).waitFor();
		const tryIt = page.getByRole('button', { name: 'Try it: claude-4-sonnet' });
		await expect.poll(() => tryIt.isDisabled()).toBe(true);
		await expect.poll(() => descriptionOf(tryIt)).toContain('Set ANTHROPIC_API_KEY');
		const { models } = await settingsAtServer();
		for (const { modelId } of models) await page.getByText(`Model id: ${modelId}`).waitFor();
		await page.getByText('Image generation is not affected.').waitFor();
	});

	it('say who draws and who speaks', async () => {
		const page = await arrive('settings');
		const makers = page.getByRole('region', { name: 'Pictures and voice' });
		await expect.poll(() => makers.getByText('built-in', { exact: true }).count(), patience).toBe(2);
		await change<Settings>(page, load, (settings) => ({
			...settings,
			illustrator: 'openai',
			ends: { illustrator: '2026-10-23', narrator: null },
		}));
		await page.reload();
		await makers.getByText('IMAGE_PROVIDER=built-in').waitFor();
		await makers.getByText('Retired on October 23, 2026. Set IMAGE_MODEL to another model.').waitFor();
		await expect.poll(() => makers.getByText('openai', { exact: true }).count()).toBe(1);
	});

	it('say who serves when a model is configured', async () => {
		const page = await world.pageFor(ada);
		await change<Settings>(page, load, (settings) => ({
			...settings,
			textModel: 'deepseek',
			storyteller: 'deepseek',
			models: settings.models.map((model) => ({ ...model, configured: model.id === 'deepseek' })),
		}));
		await page.goto('/admin/settings');
		await page.getByText('Stories are told by deepseek now.').waitFor();
		await page.getByText('Configured', { exact: true }).waitFor();
		await expect.poll(() => page.getByText('is not configured on this server').count()).toBe(0);
		await modelOf(page).selectOption('gpt-4o');
		await page.getByText('gpt-4o is not configured on this server.').waitFor();
	});

	it('show no model before they are loaded, and nothing can be chosen until then', async () => {
		const page = await world.pageFor(ada);
		const release = await hold(page, load);
		await page.goto('/admin/settings');
		await page.getByRole('status').getByText('Loading...').waitFor();
		await expect.poll(() => modelOf(page).isDisabled()).toBe(true);
		await expect
			.poll(() => modelOf(page).evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.text))
			.toBe('Loading...');
		await expect.poll(() => saveButton(page).isDisabled()).toBe(true);
		release();
		await expect.poll(() => modelOf(page).isEnabled(), patience).toBe(true);
		await expect.poll(() => modelOf(page).locator('option').count()).toBe(3);
	});

	it('are saved, and say so', async () => {
		const page = await arrive('settings');
		await modelOf(page).selectOption('claude-4-sonnet');
		await page.getByText('claude-4-sonnet is not configured on this server.').waitFor();
		const release = await hold(page, save);
		await saveButton(page).click();
		await page.getByRole('button', { name: 'Saving...' }).waitFor();
		await expect.poll(() => modelOf(page).isDisabled()).toBe(true);
		release();
		await expect.poll(() => noticesOf(page)).toContain('Settings saved');
		await page.getByRole('status').getByText('All changes are saved.').waitFor();
		await expect.poll(async () => (await settingsAtServer()).textModel).toBe('claude-4-sonnet');
		await modelOf(page).selectOption('gpt-4o');
		await page.getByText('All changes are saved.').waitFor({ state: 'detached' });
		await page.reload();
		await expect.poll(() => modelOf(page).inputValue(), patience).toBe('claude-4-sonnet');
	});

	it('keep what was chosen when they could not be saved, and try again', async () => {
		const page = await arrive('settings');
		await refuse(page, save, 500);
		await modelOf(page).selectOption('deepseek');
		await saveButton(page).click();
		await page.getByRole('alert').getByText('Failed to save settings').waitFor();
		await expect.poll(() => modelOf(page).inputValue()).toBe('deepseek');
		await recover(page);
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByRole('status').getByText('All changes are saved.').waitFor();
		await expect.poll(() => page.getByRole('alert').count()).toBe(0);
		await expect.poll(async () => (await settingsAtServer()).textModel).toBe('deepseek');
	});

	it('say so when they could not be loaded, and try again', async () => {
		const page = await world.pageFor(ada);
		await refuse(page, load, 500);
		await page.goto('/admin/settings');
		await page.getByRole('alert').getByText('Failed to load settings').waitFor();
		await expect.poll(() => modelOf(page).count()).toBe(0);
		await recover(page);
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect.poll(() => modelOf(page).isEnabled(), patience).toBe(true);
	});
});

it('the backups are shown with their age and size, one is made by a press, and again if that failed', async () => {
	const page = await arrive('settings');
	const backups = page.getByRole('region', { name: 'Backups' });
	await backups.getByText('There is no backup yet.').waitFor();
	await refuse(page, 'POST /api/admin/backups', 500);
	await backups.getByRole('button', { name: 'Make a backup now' }).click();
	await backups.getByRole('alert').getByText('The backups could not be asked after').waitFor();
	await recover(page);
	await backups.getByRole('button', { name: 'Try again' }).click();
	await backups.getByText('(just now)').waitFor();
	await expect.poll(() => backups.locator('dl').innerText()).toMatch(/Size\s+\d+\.\d MB\s+Kept\s+1/);
	await page.getByRole('link', { name: 'Audit log' }).click();
	await page.getByText('Backup asked for').waitFor();
});

describe('an admin who is none any more', () => {
	it('is told so, with a way out', async () => {
		const page = await arrive('settings');
		await refuseAsNoAdmin(page, save);
		await refuseAsNoAdmin(page, log);
		await saveButton(page).click();
		await page.getByRole('alert').getByText('Only an admin can do this.').waitFor();
		await page.getByRole('link', { name: 'Audit log' }).click();
		await page.getByRole('alert').getByText('Only an admin can do this.').waitFor();
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
	});

	it('has to log in again when another admin took the role away', async () => {
		const otto = await addUser('otto@example.com', 'admin');
		const body = { email: otto.email, password: passwordOf('Otto-the-admin') };
		const page = await world.pageFor(await world.ask<Session>('POST', '/api/auth/login', { body }));
		await page.goto('/admin/settings');
		await expect.poll(() => modelOf(page).isEnabled(), patience).toBe(true);
		await write('PUT', `/api/admin/users/${otto._id}`, { ...otto, role: 'parent' });
		await page.getByText('Session expired. Please log in again.').waitFor();
	});
});

describe('for those who cannot see it all', () => {
	it.each<[string, (page: Page) => Promise<unknown>]>([
		['the settings', (page) => page.goto('/admin/settings')],
		[
			'settings that load',
			async (page) => {
				await hold(page, load);
				await page.goto('/admin/settings');
			},
		],
		[
			'settings that could not be saved',
			async (page) => {
				await refuse(page, save, 500);
				await page.goto('/admin/settings');
				await saveButton(page).click();
				await page.getByRole('alert').waitFor();
			},
		],
		[
			'settings that could not be loaded',
			async (page) => {
				await refuse(page, load, 500);
				await page.goto('/admin/settings');
				await page.getByRole('alert').waitFor();
			},
		],
	])('%s has nothing in the way', async (_name, go) => {
		const page = await world.pageFor(ada);
		await go(page);
		await expect.poll(() => faultsOf(page)).toEqual([]);
	});

	it('a model is chosen and saved with the keyboard', async () => {
		await write('POST', '/api/admin/settings', { textModel: 'gpt-4o' });
		const page = await arrive('settings');
		await expect.poll(() => modelOf(page).isEnabled(), patience).toBe(true);
		await modelOf(page).focus();
		await page.keyboard.press('End');
		await page.keyboard.press('Tab');
		await expect.poll(() => saveButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
		await page.keyboard.press('Enter');
		await page.getByRole('status').getByText('All changes are saved.').waitFor();
		await expect.poll(async () => (await settingsAtServer()).textModel).toBe('deepseek');
	});
});

async function arrive(screen: 'settings' | 'audit'): Promise<Page> {
	const page = await world.pageFor(ada);
	await page.goto(`/admin/${screen}`);
	return page;
}

function modelOf(page: Page) {
	return page.getByLabel('Text Generation Model');
}

function saveButton(page: Page) {
	return page.getByRole('button', { name: 'Save Changes' });
}

/** What a screen reader says after the name. */
function descriptionOf(button: ReturnType<typeof saveButton>): Promise<string | null | undefined> {
	return button.evaluate((element) => {
		const id = element.getAttribute('aria-describedby');
		return id && document.getElementById(id)?.textContent;
	});
}

function settingsAtServer(): Promise<Settings> {
	return world.ask('GET', '/api/admin/settings', { as: ada });
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
