import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { day } from '../../../shared/rules/durations.ts';
import { expectAccessible } from '../../testing/accessibility.ts';
import { setUpAdminServer } from '../../testing/admin-server.ts';
import { desktop, openApp, phone, reload } from '../../testing/app-page.tsx';
import { changeAnswer, holdAnswer, refuseCall, resetNetwork } from '../../testing/network.ts';
import type { Line } from './usage-sums.ts';

type Usage = { lines: Line[] };

const server = setUpAdminServer();
const load = 'GET /api/admin/usage';

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

describe('the usage', () => {
	it('is empty before the first request to a provider', async () => {
		await arrive();
		await expect.element(page.getByRole('heading', { name: 'Nothing was used in the last 31 days' })).toBeVisible();
	});

	// covers: makers-provider/admin-sees-use-day
	it('is shown by maker and by day, with totals, in order', async () => {
		await openWith(lines);
		await expect
			.poll(() => rowsOf('What each maker was asked for'))
			.toEqual([
				['Storyteller openai, gpt-4o', '42', '124,500', '30,800', '0', '0'],
				['Storyteller deepseek, deepseek-flash', '2', '500', '0', '0', '0'],
				['Illustrator openai, gpt-image-2.5-flare', '11', '0', '0', '11', '0'],
				['Narrator openai, gpt-4o-mini-tts', '4', '0', '0', '0', '6.5'],
				['Total', '59', '125,000', '30,800', '11', '6.5'],
			]);
		await expect
			.poll(() => rowsOf('What was used on each day').map((row) => row.slice(1)))
			.toEqual([
				['27', '34,500', '9,800', '11', '6.5'],
				['30', '90,000', '21,000', '0', '0'],
				['2', '500', '0', '0', '0'],
				['59', '125,000', '30,800', '11', '6.5'],
			]);
	});

	it('can be filtered by one maker', async () => {
		await openWith(lines);
		await page.getByLabelText('Maker', { exact: true }).selectOptions('Storyteller: openai, gpt-4o');
		await expect.poll(() => rowsOf('What was used on each day').map((row) => row[1])).toEqual([...['12', '30', '42']]);
	});

	it('is in the navigation, after the settings', async () => {
		await openApp('/admin/settings', { as: server.ada });
		await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Usage' }).click();
		await expect.element(page.getByRole('heading', { level: 1, name: 'Usage' })).toBeVisible();
	});

	it('shows its loading and failed states, and loads again', async () => {
		changeAnswer<Usage>(load, () => ({ lines }));
		const release = holdAnswer(load);
		await arrive();
		await expect.element(page.getByRole('status').getByText('Loading...')).toBeVisible();
		release();
		await expect.element(page.getByRole('heading', { name: 'By maker' })).toBeVisible();
		refuseCall(load, 500);
		await reload();
		await expect
			.element(page.getByRole('alert').getByText('Failed to load the usage. Please try again.'))
			.toBeVisible();
		resetNetwork();
		changeAnswer<Usage>(load, () => ({ lines }));
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect.element(page.getByRole('heading', { name: 'By maker' })).toBeVisible();
	});

	it('hides zero values on a phone', async () => {
		await openWith(lines, phone);
		const oldest = page.getByRole('table', { name: 'What was used on each day' }).getByCss('tbody tr').nth(2);
		const shown = () =>
			oldest
				.getByCss('td')
				.elements()
				.filter((cell) => cell.checkVisibility());
		await expect
			.poll(() => shown().map((cell) => (cell as HTMLElement).innerText))
			.toEqual([expect.any(String), '2', '500']);
	});

	it('does not overflow a phone', async () => {
		await openWith(
			lines.map((line) => ({ ...line, model: 'W'.repeat(120), inputTokens: 987_654_321_000 })),
			{ ...phone, width: 320 },
		);
		await expect.element(page.getByRole('heading', { name: 'By maker' })).toBeVisible();
		await expect.poll(() => document.documentElement.scrollWidth).toBe(320);
	});

	it('has no accessibility violations', { tags: 'deep' }, async () => {
		await openWith(lines);
		await expect.element(page.getByRole('heading', { name: 'By maker' })).toBeVisible();
		await expectAccessible();
	});
});

function arrive(): Promise<void> {
	return openApp('/admin/usage', { as: server.ada });
}

function openWith(lines: Line[], viewport = desktop): Promise<void> {
	changeAnswer<Usage>(load, () => ({ lines }));
	return openApp('/admin/usage', { as: server.ada, viewport });
}

/** The cells of a table's rows, its heading left out. */
function rowsOf(caption: string): string[][] {
	const rows = page.getByRole('table', { name: caption }).getByCss('tbody tr').elements();
	return rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText.replace(/\s+/g, ' ').trim()));
}
