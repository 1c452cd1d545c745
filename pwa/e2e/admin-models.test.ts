import type { RequestListener } from 'node:http';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listModels, openProviderDouble, openWire } from '../../api/makers/testing/provider-double.ts';
import type { Session } from '../../shared/user.ts';
import { adaKeepsTheHouse, loginAsAda } from './admin.ts';
import { hold, recover, refuse } from './answers.ts';
import { faultsOf } from './faults.ts';
import { bringUpWorld, phone } from './world.ts';

const day = 24 * 60 * 60 * 1000;
const fromToday = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
const sentence = 'A small fox found a lantern that hummed.';

/** OpenAI is well, Anthropic answers as it is told, and nobody is where DeepSeek should be. */
const double = await openProviderDouble([{ match: { userMessage: /lantern/ }, response: { content: sentence } }]);
listModels(double, [{ id: 'gpt-4o', shutdown_date: fromToday(30) }]);
let answersWith: RequestListener;
const wire = await openWire((request, response) => answersWith(request, response));
afterAll(() => Promise.all([double.close(), wire.close()]));

const world = bringUpWorld({
	...adaKeepsTheHouse,
	...{ OPENAI_API_KEY: 'sk-of-this-journey', OPENAI_BASE_URL: double.baseUrl },
	...{ ANTHROPIC_API_KEY: 'sk-of-this-journey', ANTHROPIC_BASE_URL: wire.baseUrl },
	DEEPSEEK_BASE_URL: 'http://127.0.0.1:9/v1',
});
const attempt = 'POST /api/admin/settings/try';

let ada: Session;
beforeAll(async () => {
	answersWith = failing(401);
	ada = await loginAsAda(world);
});

describe('how each model stands', () => {
	it('is who tells, whether it can be reached, and when it ends', async () => {
		const page = await arrive();
		await page.getByText('Stories are told by openai now.').waitFor();
		const gpt = modelOf(page, 'gpt-4o');
		for (const words of [
			'Tells now',
			'Configured',
			'Reachable',
			/^Its provider ends this model on .*, in (29|30) days/,
		]) {
			await gpt.getByText(words, { exact: true }).waitFor();
		}
		for (const other of ['claude-4-sonnet', 'deepseek']) {
			await modelOf(page, other).getByText('Cannot be reached, or does not take the key.').waitFor();
			await expect.poll(() => modelOf(page, other).getByText('Tells now').count()).toBe(0);
		}
		await expect.poll(() => page.locator('main').innerText()).not.toContain('sk-of-this-journey');
	});
});

describe('a trial', () => {
	it('shows one sentence of the model’s, by which model and in how long', async () => {
		const page = await arrive();
		const release = await hold(page, attempt);
		await tryOf(page, 'gpt-4o').click();
		const result = modelOf(page, 'gpt-4o').getByRole('status');
		await result.getByText('Asking for a sentence...').waitFor();
		await expect.poll(() => tryOf(page, 'gpt-4o').getAttribute('aria-disabled')).toBe('true');
		release();
		await result.getByText(sentence).waitFor();
		await expect.poll(() => result.innerText()).toMatch(/gpt-4o, [\d,.]+ ms/);
	});

	it('is started with the keyboard, which then stays where it was', async () => {
		const page = await arrive();
		await tryOf(page, 'gpt-4o').focus();
		await page.keyboard.press('Enter');
		await modelOf(page, 'gpt-4o').getByText(sentence).waitFor();
		await expect.poll(() => tryOf(page, 'gpt-4o').evaluate((own) => own === document.activeElement)).toBe(true);
	});

	it.each([
		[401, 'does not accept the key in ANTHROPIC_API_KEY.'],
		[404, 'does not know the model claude-sonnet-5. Check ANTHROPIC_MODEL.'],
		[503, 'has a fault of its own, three times. Try again later.'],
	])('that ends in %i says what to look at', async (status, words) => {
		answersWith = failing(status);
		const page = await arrive();
		await tryOf(page, 'claude-4-sonnet').click();
		const result = modelOf(page, 'claude-4-sonnet').getByRole('status');
		await result.getByText(`The server in ANTHROPIC_BASE_URL ${words}`).waitFor();
	});

	it('that reaches nobody says so', async () => {
		const page = await arrive();
		await tryOf(page, 'deepseek').click();
		const result = modelOf(page, 'deepseek').getByRole('status');
		await result.getByText('The server in DEEPSEEK_BASE_URL could not be reached.').waitFor();
	});

	it('that never came back says so, and may be started again', async () => {
		const page = await arrive();
		await refuse(page, attempt, 500, { error: 'Something went wrong here.' });
		await tryOf(page, 'gpt-4o').click();
		await modelOf(page, 'gpt-4o').getByText('Something went wrong here.').waitFor();
		await recover(page);
		await tryOf(page, 'gpt-4o').click();
		await modelOf(page, 'gpt-4o').getByText(sentence).waitFor();
	});

	it('finds a model that is well again', async () => {
		answersWith = failing(401);
		const page = await arrive();
		const claude = modelOf(page, 'claude-4-sonnet');
		await claude.getByText('Cannot be reached, or does not take the key.').waitFor();
		answersWith = telling(sentence);
		await tryOf(page, 'claude-4-sonnet').click();
		await claude.getByText(sentence).waitFor();
		await claude.getByText('Reachable', { exact: true }).waitFor();
	});
});

describe('for those who cannot see it all', () => {
	it('the models and what came of trials have nothing in the way', async () => {
		const page = await world.pageFor(ada, { viewport: phone });
		await page.goto('/admin/settings');
		await tryOf(page, 'gpt-4o').click();
		await modelOf(page, 'gpt-4o').getByText(sentence).waitFor();
		await tryOf(page, 'deepseek').click();
		await modelOf(page, 'deepseek').getByText('could not be reached').waitFor();
		await expect.poll(() => faultsOf(page)).toEqual([]);
		await page.setViewportSize({ ...phone, width: 320 });
		await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	});
});

async function arrive(): Promise<Page> {
	const page = await world.pageFor(ada);
	await page.goto('/admin/settings');
	return page;
}

function modelOf(page: Page, id: string) {
	const heading = page.getByRole('heading', { level: 3, name: id });
	return page.getByRole('listitem').filter({ has: heading });
}

function tryOf(page: Page, id: string) {
	return page.getByRole('button', { name: `Try it: ${id}` });
}

function failing(status: number): RequestListener {
	return (_request, response) => {
		response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '5' });
		response.end('{"error": {"message": "no"}}');
	};
}

function telling(content: string): RequestListener {
	const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }];
	return (request, response) => {
		response.writeHead(200, { 'content-type': 'application/json' });
		response.end(JSON.stringify(request.url?.endsWith('/models') ? { object: 'list', data: [] } : { choices }));
	};
}
