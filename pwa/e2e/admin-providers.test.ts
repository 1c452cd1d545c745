/** @module-tag deep */
import type { RequestListener } from 'node:http';
import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { listModels, openBareServer, openProviderDouble } from '../../api/makers/testing/provider-double.ts';
import { day } from '../../shared/rules/durations.ts';
import type { Line } from '../admin/usage/usage-sums.ts';
import { firstAdminEnv, loginAsAda } from './admin.ts';
import { setUpWorld } from './browser-world.ts';
import { createStory } from './stories.ts';

const fromToday = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
const sentence = 'A small fox found a lantern that hummed.';

/**
 * OpenAI is well, but writes no story, so the built-in storyteller steps in; it moderates, and that is counted. Anthropic answers
 * as it is written, and no server listens where DeepSeek should be.
 */
const double = await openProviderDouble([{ match: { userMessage: /lantern/ }, response: { content: sentence } }]);
listModels(double, [{ id: 'gpt-4o', shutdown_date: fromToday(30) }]);
let answersWith = failing(401);
const wire = await openBareServer((request, response) => answersWith(request, response));
afterAll(() => Promise.all([double.close(), wire.close()]));

const world = setUpWorld({
	...firstAdminEnv,
	...{ OPENAI_API_KEY: 'sk-of-this-journey', OPENAI_BASE_URL: double.baseUrl },
	...{ ANTHROPIC_API_KEY: 'sk-of-this-journey', ANTHROPIC_BASE_URL: wire.baseUrl },
	DEEPSEEK_BASE_URL: 'http://127.0.0.1:9/v1',
	...{ IMAGE_PROVIDER: 'built-in', SPEECH_PROVIDER: 'built-in' },
});

// covers: makers-provider/admin-sees-how-each
it('an admin sees the status of each provider, tries each model, and sees one recover', async () => {
	const page = await world.pageFor(await loginAsAda(world));
	await page.goto('/admin/settings');
	const modelOf = (id: string) =>
		page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: id }) });
	const tryModel = (id: string) => page.getByRole('button', { name: `Try it: ${id}` }).click();
	await page.getByText('Stories are told by openai now.').waitFor();
	const ending = /^Its provider ends this model on .*, in (29|30) days/;
	for (const words of ['Tells now', 'Configured', 'Reachable', ending])
		await modelOf('gpt-4o').getByText(words, { exact: true }).waitFor();
	for (const other of ['claude-4-sonnet', 'deepseek'])
		await modelOf(other).getByText('Cannot be reached, or does not take the key.').waitFor();
	await tryModel('gpt-4o');
	await modelOf('gpt-4o').getByRole('status').getByText(sentence).waitFor();
	await expect.poll(() => modelOf('gpt-4o').getByRole('status').innerText()).toMatch(/gpt-4o, [\d,.]+ ms/);
	await tryModel('deepseek');
	await modelOf('deepseek').getByText('The server in DEEPSEEK_BASE_URL could not be reached.').waitFor();
	const claude = modelOf('claude-4-sonnet');
	await tryModel('claude-4-sonnet');
	await claude.getByText('The server in ANTHROPIC_BASE_URL does not accept the key in ANTHROPIC_API_KEY.').waitFor();
	expect(await page.locator('main').innerText()).not.toContain('sk-of-this-journey');
	answersWith = telling(sentence);
	await tryModel('claude-4-sonnet');
	await claude.getByText(sentence).waitFor();
	await claude.getByText('Reachable', { exact: true }).waitFor();
});

it('the usage counts the requests of a story to a provider', async () => {
	await createStory(world, await world.register('Rosa'));
	const ada = await loginAsAda(world);
	const page = await world.pageFor(ada);
	await page.goto('/admin/usage');
	const { lines } = await world.request<{ lines: Line[] }>('GET', '/api/admin/usage', { as: ada });
	const checks = lines.find(({ role }) => role === 'moderator');
	await expect
		.poll(() => rowsOf(page, 'What each maker was asked for'))
		.toContainEqual(['Moderator openai, omni-moderation-latest', ...[`${checks?.calls}`, '0', '0', '0', '0']]);
	await expect.poll(async () => (await rowsOf(page, 'What was used on each day')).length).toBe(2);
});

/** The cells of a table's rows, its heading left out. */
function rowsOf(page: Page, caption: string): Promise<string[][]> {
	return page
		.getByRole('table', { name: caption })
		.locator('tbody tr')
		.evaluateAll((rows) =>
			rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText.replace(/\s+/g, ' ').trim())),
		);
}

function failing(status: number): RequestListener {
	return (_request, response) => {
		response.writeHead(status, { 'content-type': 'application/json' });
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
