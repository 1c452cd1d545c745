import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Figure } from '../figures.ts';
import { onDevice, slowDown, untilShellCached } from '../offline/device.ts';
import { register, startServer } from '../server.ts';
import { figuresOf, type Told } from './figures.ts';
import { type Moments, watchMoments } from './moments.ts';

const stories = 5;
const choicesEach = 2;
/** Milliseconds for which a page is left alone before a press, as a reader leaves it. */
const rest = 2_000;
/** Milliseconds for a step on a busy machine, slowed down. */
const slowestMs = 120_000;

/** Stories told in Chromium on a device that has the optional part and whose server is gone. The first one is not counted. */
export async function measureChromium(slowness: 1 | 4): Promise<Figure[]> {
	const folder = await mkdtemp(join(tmpdir(), 'everbranch-bench-'));
	try {
		const server = await startServer();
		const { token } = await register(server, 'Rosa');
		return await onDevice(join(folder, 'device'), async (page) => {
			page.setDefaultTimeout(slowestMs);
			await page.addInitScript(watchMoments);
			await page.addInitScript((own) => localStorage.setItem('token', own), token);
			await bringOptionalPart(page, server.url);
			await server[Symbol.asyncDispose]();
			await page.goto(`${server.url}/create`);
			await tellStory(page);
			await slowDown(page, slowness);
			const told: Told = { wishes: [], choices: [] };
			for (let story = 0; story < stories; story++) {
				const { wish, choices } = await tellStory(page);
				told.wishes.push(wish);
				told.choices.push(...choices);
			}
			return figuresOf(told, slowness, slowness === 1 ? '' : `, processor × ${slowness} slower`);
		});
	} finally {
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
	}
}

async function bringOptionalPart(page: Page, url: string): Promise<void> {
	await page.goto(`${url}/profile`);
	await untilShellCached(page);
	const device = page.getByRole('region', { name: 'This device' });
	const part = device.getByLabel(/^Stories without network/);
	// It may have come by itself.
	if (!(await device.getByText('ready', { exact: true }).isVisible())) {
		// The tick over the box takes the press, and passes it on.
		await part.uncheck({ force: true });
		await part.check();
	}
	await device.getByText('ready', { exact: true }).waitFor();
	await page.goto(url);
	await page.getByRole('link', { name: 'Create Magic' }).first().waitFor();
	await page.waitForLoadState('networkidle');
}

/** From the form to its choices, and back to an empty form. */
async function tellStory(page: Page): Promise<{ wish: Moments; choices: Moments[] }> {
	await page.getByRole('heading', { name: 'Create Magic' }).waitFor();
	await page.getByRole('button', { name: 'Randomize Story' }).click();
	await page.getByLabel('Age group').selectOption('6-8');
	await page.getByLabel('Character name').fill('Pip');
	const wish = await momentsOf(page, () => page.getByRole('button', { name: 'Create My Story' }).click());
	const choices: Moments[] = [];
	for (let number = 0; number < choicesEach; number++) {
		const choice = page.getByRole('list', { name: 'What happens next?' }).last().getByRole('button').first();
		choices.push(await momentsOf(page, () => choice.click()));
	}
	await page.getByRole('link', { name: 'Back to Dashboard' }).first().click();
	await page.getByRole('link', { name: 'Create Magic' }).first().click();
	return { wish, choices };
}

async function momentsOf(page: Page, press: () => Promise<void>): Promise<Moments> {
	await page.waitForTimeout(rest);
	const moments = page.evaluate(() => window.nextMoments());
	await press();
	return moments;
}
