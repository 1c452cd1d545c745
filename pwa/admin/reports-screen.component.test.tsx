import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Session, User } from '../../shared/user.ts';
import { childOf } from '../e2e/family.ts';
import { expectAccessible } from '../testing/accessibility.ts';
import { bringUpServerOfAda } from '../testing/admin.ts';
import { hold, recover, refuse } from '../testing/answers.ts';
import { desktop, openApp, reload, textOf } from '../testing/app-page.tsx';
import { shows } from '../testing/lists.ts';
import { reportAtServer, storyOfChild } from '../testing/reports.ts';

const server = bringUpServerOfAda();
let rosa: Session;
let milo: User;
beforeEach(async () => {
	rosa = await server.register('Rosa');
	milo = await childOf(server, rosa, 'Milo');
});

const list = 'GET /api/admin/reports';
const card = () => page.getByRole('list', { name: 'Reports' }).getByRole('article').first();

describe('the reports', () => {
	it('show the text and can be decided on; what was decided is kept, and may be changed', async () => {
		const { story, second, line } = await reportedStory();
		await open();
		for (const words of ['“It is mean, or somebody gets hurt”', line, 'Milo', rosa.user.email!]) {
			await expect.poll(() => textOf(card())).toContain(words);
		}
		refuse('PUT /api/admin/reports/*', 500);
		await card().getByRole('button', { name: 'Keep hidden' }).click();
		const alert = card().getByRole('alert');
		await expect.element(alert.getByText('Failed to save the decision. Please try again.')).toBeVisible();
		recover();
		await alert.getByRole('button', { name: 'Try again' }).click();
		await shows('Nothing waits for a decision');
		const atServer = () => reportAtServer(server, rosa, story, second._id);
		await expect.poll(atServer).toMatchObject({ state: 'hidden', isSeen: false });

		await page.getByLabelText('Show').selectOptions('decided');
		await expect.element(card().getByText('Kept hidden', { exact: true })).toBeVisible();
		await card().getByRole('button', { name: 'Show again' }).click();
		await expect.element(card().getByText('Shown again', { exact: true })).toBeVisible();
		await expect.poll(atServer).toMatchObject({ state: 'shown' });
		await page.getByRole('link', { name: 'Audit log' }).click();
		await expect.element(page.getByText('Report of chapter 2').first()).toBeVisible();
	});

	it('say when there are none, when they load, and when they could not be loaded', async () => {
		await open();
		await shows('Nothing waits for a decision');
		refuse(list, 500);
		await reload();
		const alert = page.getByRole('alert');
		await expect.element(alert.getByText('Failed to load the reports. Please try again.')).toBeVisible();
		recover();
		const release = hold(list);
		await page.getByRole('button', { name: 'Try again' }).click();
		await shows('Loading...');
		release();
		await shows('Nothing waits for a decision');
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
	const told = await storyOfChild(server, rosa, milo);
	const path = `/api/stories/${told.story._id}/report?selectedChildId=${milo._id}`;
	await server.ask('POST', path, { as: rosa, body: { nodeId: told.second._id, reason: 'unkind' } });
	return told;
}
