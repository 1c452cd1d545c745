import { beforeAll, describe, expect, it } from 'vitest';
import type { BackupState } from '../../shared/admin.ts';
import type { Session } from '../../shared/user.ts';
import { adaKeepsTheHouse, loginAsAda } from './admin.ts';
import { change, recover, refuse } from './answers.ts';
import { faultsOf } from './faults.ts';
import { bringUpWorld } from './world.ts';

const world = bringUpWorld(adaKeepsTheHouse);

let ada: Session;
beforeAll(async () => {
	ada = await loginAsAda(world);
});

describe('the backups', () => {
	it('are shown with their age and size, and one is made by a press', async () => {
		const page = await world.pageFor(ada);
		await page.goto('/admin/settings');
		const backups = page.getByRole('region', { name: 'Backups' });
		await backups.getByText('There is no backup yet.').waitFor();
		await backups.getByRole('button', { name: 'Make a backup now' }).click();
		await backups.getByText('(just now)').waitFor();
		await expect.poll(() => backups.locator('dl').innerText()).toMatch(/Size\s+\d+\.\d MB\s+Kept\s+1/);
		await expect.poll(() => backups.getByText('There is no backup yet.').count()).toBe(0);
		await expect.poll(() => faultsOf(page)).toEqual([]);
		await page.getByRole('link', { name: 'Audit log' }).click();
		await page.getByText('Backup asked for').waitFor();
	});

	it('that fail say why, and that could not be asked after are asked again', async () => {
		const page = await world.pageFor(ada);
		const failed = 'There is not enough room in data/backups.';
		await change<BackupState>(page, 'GET /api/admin/backups', (state) => ({ ...state, failed }));
		await page.goto('/admin/settings');
		await page.getByText(`The last attempt failed. ${failed}`).waitFor();
		await refuse(page, 'POST /api/admin/backups', 500);
		await page.getByRole('button', { name: 'Make a backup now' }).click();
		await page.getByRole('alert').getByText('The backups could not be asked after').waitFor();
		await recover(page);
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByRole('alert').waitFor({ state: 'detached' });
	});
});
