import { afterEach, describe, expect, it } from 'vitest';
import { createModerator } from './moderator.ts';
import { openProvider } from './providers/open.ts';
import { type TestDesk, testDesk } from './testing/desk.ts';
import { openProviderDouble, openWire } from './testing/provider-double.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0)) await close();
});

const bounds = { rating: 8, disabledTopics: ['spiders'], heroName: 'Milo' };
const text = 'Milo met a dragon, and they fought until the moon came up.';
const picture = new TextEncoder().encode('a picture');

const providerAt = (baseUrl: string) =>
	openProvider({ name: 'openai', apiKey: 'k', baseUrl, model: 'omni-moderation-latest', backOff: 5 });

/** A moderator whose provider gives these scores to everything, and what it was asked. */
async function scoring(scores: Record<string, number>, flagged: Record<string, boolean> = {}) {
	const asked: unknown[] = [];
	const { baseUrl, close } = await openWire(async (request, response) => {
		let body = '';
		for await (const piece of request) body += piece;
		asked.push({ path: request.url, ...(JSON.parse(body) as object) });
		const results = [{ flagged: false, categories: flagged, category_scores: scores }];
		response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ results }));
	});
	closing.push(close);
	return { moderator: createModerator(providerAt(baseUrl)), asked };
}

async function answering(status: number, options: { mayLack?: boolean } = {}) {
	let asked = 0;
	const { baseUrl, close } = await openWire((_, response) => {
		asked += 1;
		response.writeHead(status).end('{}');
	});
	closing.push(close);
	return { moderator: createModerator(providerAt(baseUrl), options), asked: () => asked };
}

const alone = { what: 'stood-in', why: 'The check by openai could not be had, so the built-in one alone was made.' };

describe('a moderator without a provider', () => {
	it('holds texts to the built-in list, and can say nothing against a picture', async () => {
		const moderator = createModerator(null);
		const desk = testDesk();
		expect(moderator.name).toBe('built-in');
		expect(await moderator.textObjection('Two spiders came.', bounds, desk)).toEqual({
			because: 'topic',
			word: 'spiders',
		});
		expect(await moderator.textObjection(text, bounds, desk)).toBeNull();
		expect(await moderator.pictureObjection(picture, bounds, desk)).toBeNull();
		expect(desk.remarks).toEqual([]);
	});
});

describe('a moderator with a provider', () => {
	it('asks it about a text that the built-in list lets pass, with nothing but the text', async () => {
		const { moderator, asked } = await scoring({});
		expect(await moderator.textObjection('Two spiders came.', bounds, testDesk())).toMatchObject({ because: 'topic' });
		expect(asked).toEqual([]);
		const desk = testDesk();
		expect(await moderator.textObjection(text, bounds, desk)).toBeNull();
		expect(asked).toEqual([{ path: '/v1/moderations', model: 'omni-moderation-latest', input: text }]);
		expect(desk.uses).toEqual([expect.objectContaining({ role: 'moderator', maker: 'openai' })]);
	});

	it('asks it about a picture, as it is', async () => {
		const { moderator, asked } = await scoring({ violence: 0.95 });
		expect(await moderator.pictureObjection(picture, bounds, testDesk())).toEqual({
			because: 'rating',
			word: 'violence',
		});
		const url = `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`;
		expect(asked).toEqual([expect.objectContaining({ input: [{ type: 'image_url', image_url: { url } }] })]);
	});

	it('is stricter the younger the reader', async () => {
		const { moderator } = await scoring({ violence: 0.5 });
		const at = (rating: number) => moderator.textObjection(text, { ...bounds, rating }, testDesk());
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
		expect(await moderator.textObjection(text, bounds, testDesk())).toEqual({ because: 'rating', word });
	});

	it('has no tolerance for some things at any age, nor a word for them', async () => {
		const { moderator } = await scoring({ 'sexual/minors': 0.03 });
		const objection = await moderator.textObjection(text, { ...bounds, rating: 18 }, testDesk());
		expect(objection).toEqual({ because: 'rating', word: '' });
	});

	it('takes the provider’s own verdict, whatever the score', async () => {
		const { moderator } = await scoring({ illicit: 0.01 }, { illicit: true });
		const objection = await moderator.textObjection(text, { ...bounds, rating: 18 }, testDesk());
		expect(objection).toEqual({ because: 'rating', word: 'crime' });
	});

	it('works with another house’s double', async () => {
		const double = await openProviderDouble();
		closing.push(double.close);
		double.mock.onModerate(/dragon/, {
			flagged: true,
			categories: { violence: true },
			category_scores: { violence: 0.7 },
		});
		const moderator = createModerator(providerAt(double.baseUrl));
		expect(await moderator.textObjection(text, bounds, testDesk())).toMatchObject({ word: 'violence' });
		expect(await moderator.textObjection('Milo slept.', bounds, testDesk())).toBeNull();
	});
});

describe('a provider without that check', () => {
	const twice = async ({ textObjection }: ReturnType<typeof createModerator>, desk: TestDesk) => {
		expect(await textObjection(text, bounds, desk)).toBeNull();
		expect(await textObjection(text, bounds, desk)).toBeNull();
	};

	it.each([
		404, 400,
	])('is not asked again after a %i when it may lack one, and each desk hears of it once', async (status) => {
		const { moderator, asked } = await answering(status, { mayLack: true });
		const [first, second] = [testDesk(), testDesk()];
		await twice(moderator, first);
		await twice(moderator, second);
		expect(asked()).toBe(1);
		expect([first.remarks, second.remarks]).toEqual([[alone], [alone]]);
		expect(await moderator.textObjection('Two spiders came.', bounds, first)).toMatchObject({ because: 'topic' });
	});

	it('is still asked about texts when it only will not look at pictures', async () => {
		const { moderator, asked } = await answering(400, { mayLack: true });
		await moderator.pictureObjection(picture, bounds, testDesk());
		await moderator.pictureObjection(picture, bounds, testDesk());
		expect(asked()).toBe(1);
		await moderator.textObjection(text, bounds, testDesk());
		expect(asked()).toBe(2);
	});

	it('at home is asked again: there it is only out of order', async () => {
		const { moderator, asked } = await answering(404);
		await twice(moderator, testDesk());
		expect(asked()).toBe(2);
	});

	it.each([500, 429, 401])('that answers %i holds no story up, and the desk hears of it', async (status) => {
		const { moderator } = await answering(status);
		const desk = testDesk();
		await twice(moderator, desk);
		expect(desk.remarks).toEqual([alone]);
	});

	it('gives nonsense and holds no story up', async () => {
		for (const body of ['{"results": "yes"}', '{"results": [{"category_scores": {"violence": "much"}}]}', '[]']) {
			const { baseUrl, close } = await openWire((_, response) => {
				response.writeHead(200, { 'content-type': 'application/json' }).end(body);
			});
			closing.push(close);
			expect(await createModerator(providerAt(baseUrl)).textObjection(text, bounds, testDesk())).toBeNull();
		}
	});

	it('does not keep a desk that was left', async () => {
		const { baseUrl, close } = await openWire(() => {});
		closing.push(close);
		const desk = testDesk();
		setTimeout(() => desk.leave(new Error('The server stops.')), 20);
		await expect(createModerator(providerAt(baseUrl)).textObjection(text, bounds, desk)).rejects.toThrow(
			'The server stops.',
		);
	});
});
