import { afterEach, describe, expect, it } from 'vitest';
import { testJobContext } from '../testing/job-context.ts';
import { openProviderDouble, type ProviderDouble } from '../testing/provider-double.ts';
import { openProvider } from './open-provider.ts';

let double: ProviderDouble;
afterEach(() => double.close());

const enforced = { match: { responseFormat: 'json_schema' }, response: { content: '{"tree": "juniper"}' } };
const json = { match: { responseFormat: 'json_object' }, response: { content: '{"greeting": "hello"}' } };
const chatter = { match: { userMessage: /./ }, response: { content: 'Hello to you!' } };

async function wayAt(...fixtures: Parameters<typeof openProviderDouble>) {
	double = await openProviderDouble(...fixtures);
	return openProvider({ name: 'openai', apiKey: null, baseUrl: double.baseUrl, model: 'fox-1', backoff: 5 });
}

describe('a server that nobody knows', () => {
	it('holds its model to a schema when the answer shows it', async () => {
		const provider = await wayAt([enforced, chatter]);
		expect(await provider.jsonWay(testJobContext())).toBe('schema');
	});

	it('only knows JSON when it takes a schema and does as it pleases', async () => {
		const provider = await wayAt([json, chatter]);
		expect(await provider.jsonWay(testJobContext())).toBe('object');
	});

	it('must be asked in words when it gives no JSON either', async () => {
		const provider = await wayAt([chatter]);
		expect(await provider.jsonWay(testJobContext())).toBe('prompt');
	});

	it('must be asked in words when it refuses both', async () => {
		const refused = { response: { error: { message: 'response_format?' }, status: 400 } };
		const provider = await wayAt([
			{ match: { responseFormat: 'json_schema' }, ...refused },
			{ match: { responseFormat: 'json_object' }, ...refused },
		]);
		expect(await provider.jsonWay(testJobContext())).toBe('prompt');
	});

	it('is asked once, however many want to know at the same time, and its tokens are counted once', async () => {
		const provider = await wayAt([enforced]);
		const desks = [testJobContext(), testJobContext(), testJobContext()];
		await Promise.all(desks.map((desk) => provider.jsonWay(desk)));
		await provider.jsonWay(testJobContext());
		expect(double.journal()).toHaveLength(1);
		expect(desks.flatMap(({ usages }) => usages)).toEqual([
			expect.objectContaining({ role: 'storyteller', maker: 'openai', model: 'fox-1' }),
		]);
	});

	it('goes on being asked when the first desk is left', async () => {
		const provider = await wayAt([enforced]);
		const [first, second] = [testJobContext(), testJobContext()];
		const ways = [provider.jsonWay(first), provider.jsonWay(second)];
		first.abort(new Error('The server stops.'));
		await expect(ways[0]).rejects.toThrow('The server stops.');
		expect(await ways[1]).toBe('schema');
	});

	it('is asked again when it could not answer', async () => {
		const provider = await wayAt([enforced]);
		double.mock.nextRequestError(401, { message: 'No' });
		await expect(provider.jsonWay(testJobContext())).rejects.toMatchObject({ kind: 'refused' });
		expect(await provider.jsonWay(testJobContext())).toBe('schema');
	});

	it('that breaks over a schema is asked in another way, and tried again later', async () => {
		const provider = await wayAt([
			{ match: { responseFormat: 'json_schema' }, response: { error: { message: 'panic' }, status: 500 } },
			json,
		]);
		expect(await provider.jsonWay(testJobContext())).toBe('object');
		double.mock.prependFixture(enforced);
		expect(await provider.jsonWay(testJobContext())).toBe('schema');
	});
});

it('a provider at home is not asked: its documents say', async () => {
	double = await openProviderDouble([]);
	const provider = openProvider({ name: 'deepseek', apiKey: 'k', baseUrl: null, model: 'deepseek-flash' });
	expect(await provider.jsonWay(testJobContext())).toBe('object');
});
