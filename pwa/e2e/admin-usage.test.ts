import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProviderDouble } from '../../api/makers/testing/provider-double.ts';
import type { Session } from '../../shared/user.ts';
import type { Line } from '../admin/usage/sums.ts';
import { adaKeepsTheHouse, loginAsAda } from './admin.ts';
import { change, hold, recover, refuse } from './answers.ts';
import { storyOf } from './family.ts';
import { faultsOf } from './faults.ts';
import { bringUpWorld, phone } from './world.ts';

type Usage = { lines: Line[] };

/** It writes nothing, so the built-in storyteller steps in; but it moderates, and that is counted. */
const double = await openProviderDouble();
afterAll(() => double.close());
const world = bringUpWorld({
	...adaKeepsTheHouse,
	...{ OPENAI_API_KEY: 'sk-of-this-journey', OPENAI_BASE_URL: double.baseUrl },
	...{ IMAGE_PROVIDER: 'built-in', SPEECH_PROVIDER: 'built-in' },
});
const load = 'GET /api/admin/usage';

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString().slice(0, 10);
const nothing = { calls: 0, inputTokens: 0, outputTokens: 0, pictures: 0, seconds: 0 };
const writing = { ...nothing, role: 'storyteller', maker: 'openai', model: 'gpt-4o' } as const;
const drawing = { ...nothing, role: 'illustrator', maker: 'openai', model: 'gpt-image-2.5-flare' } as const;
const speaking = { ...nothing, role: 'narrator', maker: 'openai', model: 'gpt-4o-mini-tts' } as const;
const lines: Line[] = [
	{ ...writing, day: daysAgo(0), calls: 12, inputTokens: 34_500, outputTokens: 9_800 },
	{ ...drawing, day: daysAgo(0), calls: 11, pictures: 11 },
	{ ...speaking, day: daysAgo(0), calls: 4, inputTokens: 6_000, seconds: 390 },
	{ ...writing, day: daysAgo(3), calls: 30, inputTokens: 90_000, outputTokens: 21_000 },
	{ ...writing, maker: 'deepseek', model: 'deepseek-flash', day: daysAgo(30), calls: 2, inputTokens: 500 },
];

let ada: Session;
beforeAll(async () => {
	ada = await loginAsAda(world);
});

describe('the usage', () => {
	it('is nothing before a provider was asked, and says so', async () => {
		const page = await arrive();
		await page.getByRole('heading', { name: 'Nothing was used in the last 31 days' }).waitFor();
	});

	it('counts what a story asked of a provider', async () => {
		await storyOf(world, await world.register('Rosa'));
		const page = await arrive();
		const told = await world.ask<Usage>('GET', '/api/admin/usage', { as: ada });
		const checks = told.lines.find(({ role }) => role === 'moderator');
		await expect
			.poll(() => rowsOf(page, 'What each maker was asked for'))
			.toContainEqual(['Moderator openai, omni-moderation-latest', ...[`${checks?.calls}`, '0', '0', '0', '0']]);
		await expect.poll(async () => (await rowsOf(page, 'What was used on each day')).length).toBe(2);
	});

	it('is told by maker and by day, with its sums, in order', async () => {
		const page = await arriveWith(lines);
		await expect
			.poll(() => rowsOf(page, 'What each maker was asked for'))
			.toEqual([
				['Storyteller openai, gpt-4o', '42', '124,500', '30,800', '0', '0'],
				['Storyteller deepseek, deepseek-flash', '2', '500', '0', '0', '0'],
				['Illustrator openai, gpt-image-2.5-flare', '11', '0', '0', '11', '0'],
				['Narrator openai, gpt-4o-mini-tts', '4', '0', '0', '0', '6.5'],
				['Total', '59', '125,000', '30,800', '11', '6.5'],
			]);
		await expect
			.poll(async () => (await rowsOf(page, 'What was used on each day')).map((row) => row.slice(1)))
			.toEqual([
				['27', '34,500', '9,800', '11', '6.5'],
				['30', '90,000', '21,000', '0', '0'],
				['2', '500', '0', '0', '0'],
				['59', '125,000', '30,800', '11', '6.5'],
			]);
	});

	it('is told of one maker alone', async () => {
		const page = await arriveWith(lines);
		await page.getByLabel('Maker', { exact: true }).selectOption('Storyteller: openai, gpt-4o');
		await expect
			.poll(async () => (await rowsOf(page, 'What was used on each day')).map((row) => row[1]))
			.toEqual([...['12', '30', '42']]);
	});

	it('is found in the menu, beside the settings', async () => {
		const page = await world.pageFor(ada);
		await page.goto('/admin/settings');
		await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Usage' }).click();
		await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor();
	});

	it('says so when it loads, and when it could not be loaded, and is tried again', async () => {
		const page = await world.pageFor(ada);
		const release = await hold(page, load);
		await page.goto('/admin/usage');
		await page.getByRole('status').getByText('Loading...').waitFor();
		release();
		await page.getByRole('heading', { name: 'By maker' }).waitFor();
		await refuse(page, load, 500);
		await page.reload();
		await page.getByRole('alert').getByText('Failed to load the usage. Please try again.').waitFor();
		await recover(page);
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByRole('heading', { name: 'By maker' }).waitFor();
	});

	it('leaves out on a phone what there was none of', async () => {
		const page = await arriveWith(lines, phone);
		const oldest = page.getByRole('table', { name: 'What was used on each day' }).locator('tbody tr').nth(2);
		await expect.poll(() => oldest.locator('td:visible').allInnerTexts()).toEqual([expect.any(String), '2', '500']);
	});

	it('has nothing wider than a phone', async () => {
		const page = await arriveWith(
			lines.map((line) => ({ ...line, model: 'W'.repeat(120), inputTokens: 987_654_321_000 })),
			{ ...phone, width: 320 },
		);
		await page.getByRole('heading', { name: 'By maker' }).waitFor();
		await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	});

	it('has nothing in the way of those who cannot see it all', async () => {
		const page = await arriveWith(lines);
		await page.getByRole('heading', { name: 'By maker' }).waitFor();
		await expect.poll(() => faultsOf(page)).toEqual([]);
	});
});

async function arrive(): Promise<Page> {
	const page = await world.pageFor(ada);
	await page.goto('/admin/usage');
	return page;
}

async function arriveWith(told: Line[], viewport = { width: 1280, height: 800 }): Promise<Page> {
	const page = await world.pageFor(ada, { viewport, locale: 'en-US' });
	await change<Usage>(page, load, () => ({ lines: told }));
	await page.goto('/admin/usage');
	return page;
}

/** The cells of a table's rows, its heading left out. */
function rowsOf(page: Page, caption: string): Promise<string[][]> {
	return page
		.getByRole('table', { name: caption })
		.locator('tbody tr')
		.evaluateAll((rows) =>
			rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText.replace(/\s+/g, ' ').trim())),
		);
}
