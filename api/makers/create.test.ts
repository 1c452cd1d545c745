import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../app/config.ts';
import { builtInMakers, createMakers } from './create.ts';
import type { ChapterRequest, Makers } from './makers.ts';
import { allMakers } from './makers.ts';
import { testJobContext } from './testing/job-context.ts';
import { openProviderDouble } from './testing/provider-double.ts';

const opened: Makers[] = [];
afterEach(async () => {
	for (const makers of opened.splice(0)) await Promise.all(allMakers(makers).map((maker) => maker.close?.()));
});

const november = Date.UTC(2026, 10, 21);
const january = Date.UTC(2027, 0, 6);
/** No server listens there. */
const unreachableUrl = 'http://127.0.0.1:9/v1';

async function makersFor(env: Record<string, string>, now = november): Promise<Makers> {
	const makers = await createMakers(readConfig(env), { now: () => now });
	opened.push(makers);
	return makers;
}
const namesOf = (makers: Makers) => allMakers(makers).map(({ name }) => name);

const telling: ChapterRequest = {
	brief: {
		...{ seed: 'milo', genre: 'fantasy', mood: 'cheerful', ageGroup: '6-8', rating: 7, disabledTopics: [] },
		hero: { name: 'Milo', gender: 'Male', type: 'Fox', traits: ['brave'] },
	},
	...{ priorChapters: [], last: false, storyPlan: null, issues: [] },
};

describe('the makers', () => {
	it('are built in without configuration, or where the operator says so', async () => {
		const builtIn = ['built-in', 'built-in', 'built-in', 'built-in'];
		expect(namesOf(await makersFor({}))).toEqual(builtIn);
		opened.push(builtInMakers());
		expect(namesOf(opened.at(-1)!)).toEqual(builtIn);
		const disabled = await makersFor({ OPENAI_API_KEY: 'k', IMAGE_PROVIDER: 'built-in', SPEECH_PROVIDER: 'built-in' });
		expect(namesOf(disabled)).toEqual(['openai', 'built-in', 'built-in', 'openai']);
	});

	it('are the configured providers', async () => {
		expect(namesOf(await makersFor({ OPENAI_API_KEY: 'k' }))).toEqual(['openai', 'openai', 'openai', 'openai']);
		expect(namesOf(await makersFor({ OPENAI_BASE_URL: unreachableUrl }))).toEqual([
			'openai',
			'openai',
			'openai',
			'openai',
		]);
		expect(namesOf(await makersFor({ DEEPSEEK_API_KEY: 'k' }))).toEqual([
			'deepseek',
			'built-in',
			'built-in',
			'built-in',
		]);
	});

	it('narrate with the built-in voice after OpenAI’s speech model has retired', async () => {
		expect((await makersFor({ OPENAI_API_KEY: 'k' }, january)).narrator.name).toBe('built-in');
		expect((await makersFor({ OPENAI_API_KEY: 'k', SPEECH_MODEL: 'gpt-voice' }, january)).narrator.name).toBe('openai');
	});

	// covers: makers-provider/voice-without-model-any
	it('change to the built-in voice on the day of the retirement, without a restart', async () => {
		let now = january - 1;
		const makers = await createMakers(readConfig({ OPENAI_API_KEY: 'k' }), { now: () => now });
		opened.push(makers);
		expect(makers.narrator.name).toBe('openai');
		now = january;
		expect(makers.narrator.name).toBe('built-in');
		const { madeBy } = await makers.narrator.narrate({ text: 'A fox.', mood: 'cheerful' }, testJobContext());
		expect(madeBy).toEqual({ maker: 'built-in', model: null, standsIn: false });
	});
});

describe('the storyteller', () => {
	it('changes as soon as another text model is selected', async () => {
		const { storyteller, setTextModel } = await makersFor({ ANTHROPIC_API_KEY: 'a', DEEPSEEK_API_KEY: 'd' });
		const nameAfter = (chosen: Parameters<Makers['setTextModel']>[0]) => {
			setTextModel(chosen);
			return storyteller.name;
		};
		expect(storyteller.name).toBe('anthropic');
		expect(nameAfter('deepseek')).toBe('deepseek');
		expect(nameAfter('gpt-4o')).toBe('built-in');
		expect(nameAfter('deepseek')).toBe('deepseek');
		expect(nameAfter(null)).toBe('anthropic');
	});

	it('falls back on the built-in one, which is named, when the provider fails', async () => {
		const { storyteller } = await makersFor({ OPENAI_BASE_URL: unreachableUrl });
		const job = testJobContext();
		const { madeBy, draft } = await storyteller.writeChapter(telling, job);
		expect(madeBy).toEqual({ maker: 'built-in', model: null, standsIn: true });
		expect(draft.content).toContain('Milo');
		expect(job.remarks).toEqual([expect.objectContaining({ what: 'stood-in' })]);
	});

	it('has no fallback when the operator wants none', async () => {
		const { storyteller } = await makersFor({ OPENAI_BASE_URL: unreachableUrl, FALLBACK: 'none' });
		await expect(storyteller.writeChapter(telling, testJobContext())).rejects.toMatchObject({
			kind: 'unreachable',
			maker: 'openai',
		});
	});

	it('preloads the model of a local server', async () => {
		const double = await openProviderDouble([
			{ match: { responseFormat: 'json_schema' }, response: { content: '{"tree": "juniper"}' } },
		]);
		(await makersFor({ OPENAI_BASE_URL: double.baseUrl })).storyteller.preloadModel?.();
		await expect.poll(() => double.journal().length).toBe(1);
		await double.close();
	});

	it('uses the configured model', async () => {
		const double = await openProviderDouble();
		const env = { OPENAI_BASE_URL: double.baseUrl, OPENAI_MODEL: 'fox-1' };
		await (await makersFor(env)).storyteller.writeChapter(telling, testJobContext());
		expect(double.journal().map(({ body }) => (body as { model?: string } | null)?.model)).toContain('fox-1');
		await double.close();
	});
});
