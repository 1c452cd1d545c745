import { afterEach, describe, expect, it } from 'vitest';
import { testJobContext } from '../testing/job-context.ts';
import { openProviderDouble, type ProviderDouble } from '../testing/provider-double.ts';
import { openProvider } from './open-provider.ts';

let double: ProviderDouble;
afterEach(() => double.close());

const enforced = { match: { responseFormat: 'json_schema' }, response: { content: '{"tree": "juniper"}' } };
const json = { match: { responseFormat: 'json_object' }, response: { content: '{"greeting": "hello"}' } };
const chatter = { match: { userMessage: /./ }, response: { content: 'Hello to you!' } };

async function providerWith(...fixtures: Parameters<typeof openProviderDouble>) {
	double = await openProviderDouble(...fixtures);
	return openProvider({ name: 'openai', apiKey: null, baseUrl: double.baseUrl, model: 'fox-1', backoff: 5 });
}

describe('the JSON mode of an unknown server', () => {
	it('is schema when the answer fits an impossible schema', async () => {
		const provider = await providerWith([enforced, chatter]);
		expect(await provider.jsonMode(testJobContext())).toBe('schema');
	});

	it('is object when a schema is ignored but JSON comes', async () => {
		const provider = await providerWith([json, chatter]);
		expect(await provider.jsonMode(testJobContext())).toBe('object');
	});

	it('is prompt when no JSON comes either', async () => {
		const provider = await providerWith([chatter]);
		expect(await provider.jsonMode(testJobContext())).toBe('prompt');
	});

	it('is prompt when both formats are rejected', async () => {
		const refused = { response: { error: { message: 'response_format?' }, status: 400 } };
		const provider = await providerWith([
			{ match: { responseFormat: 'json_schema' }, ...refused },
			{ match: { responseFormat: 'json_object' }, ...refused },
		]);
		expect(await provider.jsonMode(testJobContext())).toBe('prompt');
	});

	it('is detected once for concurrent jobs, and its tokens are recorded once', async () => {
		const provider = await providerWith([enforced]);
		const jobs = [testJobContext(), testJobContext(), testJobContext()];
		await Promise.all(jobs.map((job) => provider.jsonMode(job)));
		await provider.jsonMode(testJobContext());
		expect(double.journal()).toHaveLength(1);
		expect(jobs.flatMap(({ usages }) => usages)).toEqual([
			expect.objectContaining({ role: 'storyteller', maker: 'openai', model: 'fox-1' }),
		]);
	});

	it('is still detected for other jobs when the first job is aborted', async () => {
		const provider = await providerWith([enforced]);
		const [first, second] = [testJobContext(), testJobContext()];
		const modes = [provider.jsonMode(first), provider.jsonMode(second)];
		first.abort(new Error('The server stops.'));
		await expect(modes[0]).rejects.toThrow('The server stops.');
		expect(await modes[1]).toBe('schema');
	});

	it('is detected again after a failed call', async () => {
		const provider = await providerWith([enforced]);
		double.mock.nextRequestError(401, { message: 'No' });
		await expect(provider.jsonMode(testJobContext())).rejects.toMatchObject({ kind: 'refused' });
		expect(await provider.jsonMode(testJobContext())).toBe('schema');
	});

	it('is detected again after a server error on the schema', async () => {
		const provider = await providerWith([
			{ match: { responseFormat: 'json_schema' }, response: { error: { message: 'panic' }, status: 500 } },
			json,
		]);
		expect(await provider.jsonMode(testJobContext())).toBe('object');
		double.mock.prependFixture(enforced);
		expect(await provider.jsonMode(testJobContext())).toBe('schema');
	});
});

it('the JSON mode of a provider’s own server is known without a request', async () => {
	double = await openProviderDouble([]);
	const provider = openProvider({ name: 'deepseek', apiKey: 'k', baseUrl: null, model: 'deepseek-flash' });
	expect(await provider.jsonMode(testJobContext())).toBe('object');
});
