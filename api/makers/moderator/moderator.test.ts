import { afterEach, describe, expect, it } from 'vitest';
import { openProvider } from '../providers/open-provider.ts';
import { type TestJobContext, testJobContext } from '../testing/job-context.ts';
import { openBareServer, openProviderDouble } from '../testing/provider-double.ts';
import { createModerator } from './moderator.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0)) await close();
});

const bounds = { rating: 8, disabledTopics: ['spiders'], heroName: 'Milo' };
const text = 'Milo met a dragon, and they fought until the moon came up.';
const picture = new TextEncoder().encode('a picture');

const providerAt = (baseUrl: string) =>
	openProvider({ name: 'openai', apiKey: 'k', baseUrl, model: 'omni-moderation-latest', backoff: 5 });

/** A moderator whose provider gives these scores to everything, and what it was asked. */
async function scoring(scores: Record<string, number>, flagged: Record<string, boolean> = {}) {
	const asked: unknown[] = [];
	const { baseUrl, close } = await openBareServer(async (request, response) => {
		let body = '';
		for await (const piece of request) body += piece;
		asked.push({ path: request.url, ...(JSON.parse(body) as object) });
		const results = [{ flagged: false, categories: flagged, category_scores: scores }];
		response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ results }));
	});
	closing.push(close);
	return { moderator: createModerator(providerAt(baseUrl)), asked };
}

async function answering(status: number, options: { isEndpointOptional?: boolean } = {}) {
	let asked = 0;
	const { baseUrl, close } = await openBareServer((_, response) => {
		asked += 1;
		response.writeHead(status).end('{}');
	});
	closing.push(close);
	return { moderator: createModerator(providerAt(baseUrl), options), asked: () => asked };
}

const alone = { what: 'stood-in', why: 'The check by openai could not be had, so the built-in one alone was made.' };

describe('a moderator without a provider', () => {
	it('reviews texts by the built-in word lists, and accepts every picture', async () => {
		const moderator = createModerator(null);
		const job = testJobContext();
		expect(moderator.name).toBe('built-in');
		expect(await moderator.reviewText('Two spiders came.', bounds, job)).toEqual({
			because: 'topic',
			word: 'spiders',
		});
		expect(await moderator.reviewText(text, bounds, job)).toBeNull();
		expect(await moderator.reviewPicture(picture, bounds, job)).toBeNull();
		expect(job.remarks).toEqual([]);
	});
});

describe('a moderator with a provider', () => {
	it('sends a text that passes the word lists, and nothing but the text', async () => {
		const { moderator, asked } = await scoring({});
		expect(await moderator.reviewText('Two spiders came.', bounds, testJobContext())).toMatchObject({
			because: 'topic',
		});
		expect(asked).toEqual([]);
		const job = testJobContext();
		expect(await moderator.reviewText(text, bounds, job)).toBeNull();
		expect(asked).toEqual([{ path: '/v1/moderations', model: 'omni-moderation-latest', input: text }]);
		expect(job.usages).toEqual([expect.objectContaining({ role: 'moderator', maker: 'openai' })]);
	});

	it('sends a picture unchanged', async () => {
		const { moderator, asked } = await scoring({ violence: 0.95 });
		expect(await moderator.reviewPicture(picture, bounds, testJobContext())).toEqual({
			because: 'rating',
			word: 'violence',
		});
		const url = `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`;
		expect(asked).toEqual([expect.objectContaining({ input: [{ type: 'image_url', image_url: { url } }] })]);
	});

	it('is stricter for younger readers', async () => {
		const { moderator } = await scoring({ violence: 0.5 });
		const at = (rating: number) => moderator.reviewText(text, { ...bounds, rating }, testJobContext());
		expect(await at(8)).toEqual({ because: 'rating', word: 'violence' });
		expect(await at(12)).toBeNull();
		expect(await at(18)).toBeNull();
	});

	it.each([
		['self-harm/intent', 0.1, 'self-harm'],
		['violence/graphic', 0.2, 'gore'],
		['sexual', 0.06, 'intimacy'],
		['harassment', 0.5, 'insults'],
	])('keeps a text with %s at %d from the young', async (category, score, word) => {
		const { moderator } = await scoring({ [category]: score });
		expect(await moderator.reviewText(text, bounds, testJobContext())).toEqual({ because: 'rating', word });
	});

	it('rejects some content at any age, without a word for it', async () => {
		const { moderator } = await scoring({ 'sexual/minors': 0.03 });
		const objection = await moderator.reviewText(text, { ...bounds, rating: 18 }, testJobContext());
		expect(objection).toEqual({ because: 'rating', word: '' });
	});

	it('follows the provider’s flag at any score', async () => {
		const { moderator } = await scoring({ illicit: 0.01 }, { illicit: true });
		const objection = await moderator.reviewText(text, { ...bounds, rating: 18 }, testJobContext());
		expect(objection).toEqual({ because: 'rating', word: 'crime' });
	});

	it('works with the provider double', async () => {
		const double = await openProviderDouble();
		closing.push(double.close);
		double.mock.onModerate(/dragon/, {
			flagged: true,
			categories: { violence: true },
			category_scores: { violence: 0.7 },
		});
		const moderator = createModerator(providerAt(double.baseUrl));
		expect(await moderator.reviewText(text, bounds, testJobContext())).toMatchObject({ word: 'violence' });
		expect(await moderator.reviewText('Milo slept.', bounds, testJobContext())).toBeNull();
	});
});

describe('a provider without a moderation endpoint', () => {
	const twice = async ({ reviewText }: ReturnType<typeof createModerator>, job: TestJobContext) => {
		expect(await reviewText(text, bounds, job)).toBeNull();
		expect(await reviewText(text, bounds, job)).toBeNull();
	};

	it.each([
		404, 400,
	])('is not asked again after a %i when it may lack one, and each job hears of it once', async (status) => {
		const { moderator, asked } = await answering(status, { isEndpointOptional: true });
		const [first, second] = [testJobContext(), testJobContext()];
		await twice(moderator, first);
		await twice(moderator, second);
		expect(asked()).toBe(1);
		expect([first.remarks, second.remarks]).toEqual([[alone], [alone]]);
		expect(await moderator.reviewText('Two spiders came.', bounds, first)).toMatchObject({ because: 'topic' });
	});

	it('is still sent texts when it only rejects pictures', async () => {
		const { moderator, asked } = await answering(400, { isEndpointOptional: true });
		await moderator.reviewPicture(picture, bounds, testJobContext());
		await moderator.reviewPicture(picture, bounds, testJobContext());
		expect(asked()).toBe(1);
		await moderator.reviewText(text, bounds, testJobContext());
		expect(asked()).toBe(2);
	});

	it('is called again when it is the provider’s own server', async () => {
		const { moderator, asked } = await answering(404);
		await twice(moderator, testJobContext());
		expect(asked()).toBe(2);
	});

	it.each([500, 429, 401])('that answers %i delays no story, and the job gets a remark', async (status) => {
		const { moderator } = await answering(status);
		const job = testJobContext();
		await twice(moderator, job);
		expect(job.remarks).toEqual([alone]);
	});

	it('that answers nonsense delays no story', async () => {
		for (const body of ['{"results": "yes"}', '{"results": [{"category_scores": {"violence": "much"}}]}', '[]']) {
			const { baseUrl, close } = await openBareServer((_, response) => {
				response.writeHead(200, { 'content-type': 'application/json' }).end(body);
			});
			closing.push(close);
			expect(await createModerator(providerAt(baseUrl)).reviewText(text, bounds, testJobContext())).toBeNull();
		}
	});

	it('rejects with the job’s reason when the job is aborted', async () => {
		const { baseUrl, close } = await openBareServer(() => {});
		closing.push(close);
		const job = testJobContext();
		setTimeout(() => job.abort(new Error('The server stops.')), 20);
		await expect(createModerator(providerAt(baseUrl)).reviewText(text, bounds, job)).rejects.toThrow(
			'The server stops.',
		);
	});
});
