import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BackupStatus } from '../../../shared/contract/admin.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { refuseAsNonAdmin, setUpAdminServer } from '../../testing/admin-server.ts';
import { openApp, reload, shownToasts, textsOf } from '../../testing/app-page.tsx';
import { changeAnswer, holdAnswer, refuseCall, resetNetwork } from '../../testing/network.ts';
import type { Settings } from './model-text.ts';

const server = setUpAdminServer();
const load = 'GET /api/admin/settings';
const save = 'POST /api/admin/settings';
const log = 'GET /api/admin/audit';

describe('the settings', () => {
	// covers: admin-area/settings-text-generation-model
	it('offer three models, and show which are configured', async () => {
		await open();
		await expect.element(modelOf()).toHaveValue('gpt-4o');
		await expect.poll(() => textsOf(modelOf().getByCss('option'))).toEqual(['gpt-4o', 'claude-4-sonnet', 'deepseek']);
		await expect.element(page.getByText('No model is configured: the built-in storyteller serves.')).toBeVisible();
		const toSet = 'Set ANTHROPIC_API_KEY, or ANTHROPIC_BASE_URL for a server in the house, and start the server again.';
		await expect.element(page.getByText(`Not configured. ${toSet}`)).toBeVisible();
		const tryIt = page.getByRole('button', { name: 'Try it: claude-4-sonnet' });
		await expect.element(tryIt).toBeDisabled();
		await expect.element(tryIt).toHaveAccessibleDescription(/Set ANTHROPIC_API_KEY/);
		const { models } = await settingsAtServer();
		for (const { modelId } of models) await expect.element(page.getByText(`Model id: ${modelId}`)).toBeVisible();
		await expect.element(page.getByText('Image generation is not affected.')).toBeVisible();
	});

	it('show the illustrator and the narrator', async () => {
		await open();
		const makers = page.getByRole('region', { name: 'Pictures and voice' });
		await expect.element(makers.getByText('built-in', { exact: true })).toHaveLength(2);
		changeAnswer<Settings>(load, (settings) => ({
			...settings,
			illustrator: 'openai',
			ends: { illustrator: '2026-10-23', narrator: null },
		}));
		await reload();
		await expect.element(makers.getByText('IMAGE_PROVIDER=built-in')).toBeVisible();
		await expect
			.element(makers.getByText('Retired on October 23, 2026. Set IMAGE_MODEL to another model.'))
			.toBeVisible();
		await expect.element(makers.getByText('openai', { exact: true })).toHaveLength(1);
	});

	it('show the storyteller in use when a model is configured', async () => {
		changeAnswer<Settings>(load, (settings) => ({
			...settings,
			textModel: 'deepseek',
			storyteller: 'deepseek',
			models: settings.models.map((model) => ({ ...model, configured: model.id === 'deepseek' })),
		}));
		await open();
		await expect.element(page.getByText('Stories are told by deepseek now.')).toBeVisible();
		await expect.element(page.getByText('Configured', { exact: true })).toBeVisible();
		await expect.element(page.getByText('is not configured on this server')).not.toBeInTheDocument();
		await modelOf().selectOptions('gpt-4o');
		await expect.element(page.getByText('gpt-4o is not configured on this server.')).toBeVisible();
	});

	it('show no model and take no choice until they are loaded', async () => {
		const release = holdAnswer(load);
		await open();
		await expect.element(page.getByRole('status').getByText('Loading...')).toBeVisible();
		await expect.element(modelOf()).toBeDisabled();
		await expect.element(modelOf()).toHaveDisplayValue('Loading...');
		await expect.element(saveButton()).toBeDisabled();
		release();
		await expect.element(modelOf()).toBeEnabled();
		await expect.element(modelOf().getByCss('option')).toHaveLength(3);
	});

	// covers: admin-area/settings-text-generation-model
	it('are saved, and the screen confirms it', async () => {
		await open();
		await modelOf().selectOptions('claude-4-sonnet');
		await expect.element(page.getByText('claude-4-sonnet is not configured on this server.')).toBeVisible();
		const release = holdAnswer(save);
		await saveButton().click();
		await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
		await expect.element(modelOf()).toBeDisabled();
		release();
		await expect.poll(() => shownToasts()).toContain('Settings saved');
		await expect.element(page.getByRole('status').getByText('All changes are saved.')).toBeVisible();
		await expect.poll(async () => (await settingsAtServer()).textModel).toBe('claude-4-sonnet');
		await modelOf().selectOptions('gpt-4o');
		await expect.element(page.getByText('All changes are saved.')).not.toBeInTheDocument();
		await reload();
		await expect.element(modelOf()).toHaveValue('claude-4-sonnet');
	});

	// covers: errors/failed-save-settings
	it('keep the choice when saving fails, and can be saved again', async () => {
		await open();
		refuseCall(save, 500);
		await modelOf().selectOptions('deepseek');
		await saveButton().click();
		await expect.element(page.getByRole('alert').getByText('Failed to save settings')).toBeVisible();
		await expect.element(modelOf()).toHaveValue('deepseek');
		resetNetwork();
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect.element(page.getByRole('status').getByText('All changes are saved.')).toBeVisible();
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
		await expect.poll(async () => (await settingsAtServer()).textModel).toBe('deepseek');
	});

	// covers: errors/failed-load-settings
	it('show that loading failed, and load again', async () => {
		refuseCall(load, 500);
		await open();
		await expect.element(page.getByRole('alert').getByText('Failed to load settings')).toBeVisible();
		await expect.element(modelOf()).not.toBeInTheDocument();
		resetNetwork();
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect.element(modelOf()).toBeEnabled();
	});
});

it('the backups name the tool of Postgres where the server makes none', async () => {
	changeAnswer<BackupStatus>('GET /api/admin/backups', (status) => ({ ...status, isPostgres: true }));
	await open();
	const backups = page.getByRole('region', { name: 'Backups' });
	await expect.element(backups.getByText('This server’s database is Postgres: use pg_dump.')).toBeVisible();
	await expect.element(backups.getByRole('button')).not.toBeInTheDocument();
});

it('the backups show age and size; a button makes one, and tries again after a failure', async () => {
	await open();
	const backups = page.getByRole('region', { name: 'Backups' });
	await expect.element(backups.getByText('There is no backup yet.')).toBeVisible();
	refuseCall('POST /api/admin/backups', 500);
	await backups.getByRole('button', { name: 'Make a backup now' }).click();
	await expect.element(backups.getByRole('alert').getByText('The backups could not be asked after')).toBeVisible();
	resetNetwork();
	await backups.getByRole('button', { name: 'Try again' }).click();
	await expect.element(backups.getByText('(just now)')).toBeVisible();
	await expect.poll(() => textsOf(backups.getByCss('dl'))[0]).toMatch(/Size\s+\d+\.\d MB\s+Kept\s+1/);
	await page.getByRole('link', { name: 'Audit log' }).click();
	await expect.element(page.getByText('Backup asked for')).toBeVisible();
});

describe('a former admin', () => {
	it('sees that the role is gone, with a link to the dashboard', async () => {
		await open();
		refuseAsNonAdmin(save);
		refuseAsNonAdmin(log);
		await saveButton().click();
		await expect.element(page.getByRole('alert').getByText('Only an admin can do this.')).toBeVisible();
		await page.getByRole('link', { name: 'Audit log' }).click();
		await expect.element(page.getByRole('alert').getByText('Only an admin can do this.')).toBeVisible();
		await page.getByRole('link', { name: 'Back to Dashboard' }).click();
		await expect.element(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
	});
});

describe('accessibility', () => {
	it.each<[string, () => Promise<void>]>([
		['the settings', open],
		[
			'settings that load',
			async () => {
				holdAnswer(load);
				await open();
			},
		],
		[
			'settings that could not be saved',
			async () => {
				refuseCall(save, 500);
				await open();
				await saveButton().click();
				await expect.element(page.getByRole('alert')).toBeVisible();
			},
		],
		[
			'settings that could not be loaded',
			async () => {
				refuseCall(load, 500);
				await open();
				await expect.element(page.getByRole('alert')).toBeVisible();
			},
		],
	])('%s has nothing in the way', { tags: 'deep' }, async (_name, go) => {
		await go();
		await expectAccessible();
	});

	it('a model is chosen and saved with the keyboard', async () => {
		await open();
		await expect.element(modelOf()).toBeEnabled();
		modelOf().element().focus();
		await userEvent.keyboard('{End}{Tab}');
		await expect.element(saveButton()).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect.element(page.getByRole('status').getByText('All changes are saved.')).toBeVisible();
		await expect.poll(async () => (await settingsAtServer()).textModel).toBe('deepseek');
	});
});

function open(): Promise<void> {
	return openApp('/admin/settings', { as: server.ada });
}

function modelOf() {
	return page.getByLabelText('Text Generation Model');
}

function saveButton() {
	return page.getByRole('button', { name: 'Save Changes' });
}

function settingsAtServer(): Promise<Settings> {
	return server.request('GET', '/api/admin/settings', { as: server.ada });
}
