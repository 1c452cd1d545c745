import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hour } from '../../shared/rules/durations.ts';
import { type Config, readConfig } from '../app/config.ts';
import { listModels, openBareServer, openProviderDouble, type ProviderDouble } from './testing/provider-double.ts';
import { textModelStates, tryModelSentence } from './text-models.ts';

let double: ProviderDouble;
let clock: number;
const now = () => clock;

beforeEach(async () => {
	double = await openProviderDouble([
		{
			match: { userMessage: /lantern/ },
			response: { content: '  “A fox,” said **nobody**,\n\u0007found a <b>lantern</b>.  ' },
		},
	]);
	clock = Date.UTC(2026, 10, 21);
});
afterEach(() => double.close());

const servers = (env: Record<string, string>): Config['storytellers'] => readConfig(env).storytellers;
const atDouble = () => servers({ OPENAI_API_KEY: 'sk-of-this-test', OPENAI_BASE_URL: double.baseUrl });

async function gpt4o(storytellers: Config['storytellers']) {
	const [first] = await textModelStates(storytellers, now);
	return first;
}

describe('the text model states', () => {
	it('have model ids, and no request is sent for models that are not configured', async () => {
		expect(await textModelStates(servers({ DEEPSEEK_MODEL: 'deepseek-deep' }), now)).toEqual([
			{ id: 'gpt-4o', configured: false, modelId: 'gpt-4o', reachable: null, retiresOn: null },
			{ id: 'claude-4-sonnet', configured: false, modelId: 'claude-sonnet-5', reachable: null, retiresOn: null },
			{ id: 'deepseek', configured: false, modelId: 'deepseek-deep', reachable: null, retiresOn: null },
		]);
	});

	it('name the successor when a default model has retired', async () => {
		clock = Date.UTC(2027, 0, 14);
		expect((await gpt4o(servers({})))?.modelId).toBe('gpt-6-luna');
	});

	it.each([
		['2027-01-14', '2027-01-14'],
		['2027-01-14T00:00:00Z', '2027-01-14'],
		[null, null],
		['soon', null],
	])('have the retirement that the provider lists: %s', async (shutdown_date, retiresOn) => {
		listModels(double, [{ id: 'gpt-4o', shutdown_date }]);
		expect(await gpt4o(atDouble())).toEqual({
			...{ id: 'gpt-4o', configured: true, modelId: 'gpt-4o' },
			...{ reachable: true, retiresOn },
		});
	});

	it('are requested once a day', async () => {
		const storytellers = atDouble();
		const { requestCount } = listModels(double, []);
		await Promise.all([gpt4o(storytellers), gpt4o(storytellers)]);
		clock += 23 * hour;
		await gpt4o(storytellers);
		expect(requestCount()).toBe(1);
		clock += 2 * hour;
		await gpt4o(storytellers);
		expect(requestCount()).toBe(2);
	});

	it('are not reachable without an answer or an accepted key, and are then requested again after a minute', async () => {
		for (const status of [401, 403, 500]) {
			let answers = status;
			const { baseUrl, close } = await openBareServer(
				(_, response) => void response.writeHead(answers).end('{"data": []}'),
			);
			const storytellers = servers({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: baseUrl });
			expect((await gpt4o(storytellers))?.reachable).toBe(false);
			answers = 200;
			expect((await gpt4o(storytellers))?.reachable).toBe(false);
			clock += 61_000;
			expect((await gpt4o(storytellers))?.reachable).toBe(true);
			await close();
		}
		const gone = servers({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' });
		expect((await gpt4o(gone))?.reachable).toBe(false);
	});

	it('are reachable at a server without a list of models', async () => {
		const { baseUrl, close } = await openBareServer((_, response) => void response.writeHead(404).end());
		expect((await gpt4o(servers({ OPENAI_BASE_URL: baseUrl })))?.reachable).toBe(true);
		await close();
	});
});

describe('trying a text model', () => {
	it('returns one sentence as plain text, and the milliseconds that it took', async () => {
		expect(await tryModelSentence(atDouble(), 'gpt-4o', now)).toEqual({
			sentence: '“A fox,” said nobody, found a lantern.',
			modelId: 'gpt-4o',
			milliseconds: expect.any(Number),
		});
	});

	it('requests the list of models again, even right after the last request', async () => {
		const storytellers = atDouble();
		const { requestCount } = listModels(double, []);
		await gpt4o(storytellers);
		await tryModelSentence(storytellers, 'gpt-4o', now);
		expect(requestCount()).toBe(2);
	});

	it('names the variable when the model has no key', async () => {
		await expect(tryModelSentence(servers({}), 'claude-4-sonnet', now)).rejects.toMatchObject({
			...{ status: 409, code: 'not-configured', message: 'Set ANTHROPIC_API_KEY to use this model.' },
		});
	});

	it.each([
		[401, '', 'The server in OPENAI_BASE_URL does not accept the key in OPENAI_API_KEY.'],
		[404, '', 'The server in OPENAI_BASE_URL does not know the model gpt-4o. Check OPENAI_MODEL.'],
		[429, 'insufficient_quota', 'The server in OPENAI_BASE_URL says that the account has no credit left.'],
		[400, '', 'The server in OPENAI_BASE_URL refused the request (status 400). Check OPENAI_MODEL.'],
		[400, 'content_filter', 'The server in OPENAI_BASE_URL answered that it would not write this.'],
		[429, '', 'The server in OPENAI_BASE_URL is too busy: it turned the request away, three times. Try again later.'],
		[503, '', 'The server in OPENAI_BASE_URL has a fault of its own, three times. Try again later.'],
	])('that fails with %i %s says so in words', async (status, code, message) => {
		const { baseUrl, close } = await openBareServer((_, response) => {
			const error = { message: 'no: sk-of-this-test', code };
			response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '5' });
			response.end(JSON.stringify({ error }));
		});
		const storytellers = servers({ OPENAI_API_KEY: 'sk-of-this-test', OPENAI_BASE_URL: baseUrl });
		await expect(tryModelSentence(storytellers, 'gpt-4o', now)).rejects.toMatchObject({
			...{ status: 502, code: 'maker-failed', message },
		});
		await close();
	});

	it.each([
		[401, 'The server in ANTHROPIC_BASE_URL does not accept the key in ANTHROPIC_API_KEY.'],
		[404, 'The server in ANTHROPIC_BASE_URL does not know the model claude-sonnet-5. Check ANTHROPIC_MODEL.'],
		[503, 'The server in ANTHROPIC_BASE_URL has a fault of its own, three times. Try again later.'],
	])('that fails with %i names the variables of its own provider', async (status, message) => {
		const { baseUrl, close } = await openBareServer((_, response) => {
			response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '5' });
			response.end('{"error": {"message": "no"}}');
		});
		const storytellers = servers({ ANTHROPIC_API_KEY: 'sk-of-this-test', ANTHROPIC_BASE_URL: baseUrl });
		await expect(tryModelSentence(storytellers, 'claude-4-sonnet', now)).rejects.toMatchObject({
			...{ status: 502, code: 'maker-failed', message },
		});
		await close();
	});

	it('says so in words when the sentence is blank or the server unreachable', async () => {
		double.mock.prependFixture({ match: { userMessage: /lantern/ }, response: { content: ' \n ' } });
		await expect(tryModelSentence(atDouble(), 'gpt-4o', now)).rejects.toThrow(
			'The server in OPENAI_BASE_URL answered, but without a sentence. Check that gpt-4o is a model that writes.',
		);
		await expect(
			tryModelSentence(servers({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }), 'gpt-4o', now),
		).rejects.toThrow(/^The server in OPENAI_BASE_URL could not be reached\./);
	});
});
