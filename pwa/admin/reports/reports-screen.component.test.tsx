import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Session, User } from '../../../shared/contract/user.ts';
import { createChild } from '../../e2e/stories.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { setUpAdminServer } from '../../testing/admin-server.ts';
import { desktop, openApp, reload, textOf } from '../../testing/app-page.tsx';
import { expectStatusText } from '../../testing/list-page.ts';
import { holdAnswer, refuseCall, resetNetwork } from '../../testing/network.ts';
import { createChildStory, fetchReport } from '../../testing/reports.ts';

const server = setUpAdminServer();
let rosa: Session;
let milo: User;
beforeEach(async () => {
	rosa = await server.register('Rosa');
	milo = await createChild(server, rosa, 'Milo');
});

const list = 'GET /api/admin/reports';
const card = () => page.getByRole('list', { name: 'Reports' }).getByRole('article').first();

describe('the reports', () => {
	it('show the chapter; an admin decides, and may decide otherwise later', async () => {
		const { story, second, line } = await reportedStory();
		await open();
		for (const words of ['“It is mean, or somebody gets hurt”', line, 'Milo', rosa.user.email!]) {
			await expect.poll(() => textOf(card())).toContain(words);
		}
		refuseCall('PUT /api/admin/reports/*', 500);
		await card().getByRole('button', { name: 'Keep hidden' }).click();
		const alert = card().getByRole('alert');
		await expect.element(alert.getByText('Failed to save the decision. Please try again.')).toBeVisible();
		resetNetwork();
		await alert.getByRole('button', { name: 'Try again' }).click();
		await expectStatusText('Nothing waits for a decision');
		const atServer = () => fetchReport(server, rosa, story, second._id);
		await expect.poll(atServer).toMatchObject({ state: 'hidden', isSeen: false });

		await page.getByLabelText('Show').selectOptions('decided');
		await expect.element(card().getByText('Kept hidden', { exact: true })).toBeVisible();
		await card().getByRole('button', { name: 'Show again' }).click();
		await expect.element(card().getByText('Shown again', { exact: true })).toBeVisible();
		await expect.poll(atServer).toMatchObject({ state: 'shown' });
		await page.getByRole('link', { name: 'Audit log' }).click();
		await expect.element(page.getByText('Report of chapter 2').first()).toBeVisible();
	});

	it('show their empty, loading and failed states', async () => {
		await open();
		await expectStatusText('Nothing waits for a decision');
		refuseCall(list, 500);
		await reload();
		const alert = page.getByRole('alert');
		await expect.element(alert.getByText('Failed to load the reports. Please try again.')).toBeVisible();
		resetNetwork();
		const release = holdAnswer(list);
		await page.getByRole('button', { name: 'Try again' }).click();
		await expectStatusText('Loading...');
		release();
		await expectStatusText('Nothing waits for a decision');
	});

	it('are accessible', { tags: 'deep' }, async () => {
		await reportedStory();
		await open();
		await expect.element(card()).toBeVisible();
		await expectAccessible();
	});
});

function open(): Promise<void> {
	return openApp('/admin/reports', { as: server.ada, viewport: desktop });
}

/** A story of Milo's, whose second chapter he reported as unkind. */
async function reportedStory() {
	const reported = await createChildStory(server, rosa, milo);
	const path = `/api/stories/${reported.story._id}/report?selectedChildId=${milo._id}`;
	await server.request('POST', path, { as: rosa, body: { nodeId: reported.second._id, reason: 'unkind' } });
	return reported;
}
