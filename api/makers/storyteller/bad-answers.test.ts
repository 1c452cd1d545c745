import { afterEach, describe, expect, it } from 'vitest';
import type { ChapterRequest } from '../makers.ts';
import { openProvider } from '../providers/open-provider.ts';
import { testJobContext } from '../testing/job-context.ts';
import { type BareServer, openBareServer, type ProviderDouble } from '../testing/provider-double.ts';
import { maxAnswerLength } from './json-answer.ts';
import { providedStoryteller } from './provided.ts';
import {
	exampleBrief,
	examplePlan,
	firstChapter,
	priorFirstChapter,
	scriptedStoryteller,
	secondChapter,
} from './testing/scripted-storyteller.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
	await Promise.all(open.splice(0).map((one) => one.close()));
});

const going: ChapterRequest = {
	brief: exampleBrief,
	priorChapters: [priorFirstChapter],
	last: false,
	storyPlan: JSON.stringify(examplePlan),
	issues: [],
};

async function author(...given: Parameters<typeof scriptedStoryteller>) {
	const made = await scriptedStoryteller(...given);
	open.push(made.double as ProviderDouble);
	return { ...made, job: testJobContext() };
}

const good = JSON.stringify(secondChapter);
const cut = { answer: { content: good.slice(0, 300), finishReason: 'length' } };

describe('an unusable answer', () => {
	it.each([
		['with small errors', good.replace('"chapterTitle"', 'chapterTitle').replace(/\}$/, ',}')],
		['in a code fence and between words', `Sure! Here it is:\n\`\`\`json\n${good}\n\`\`\`\nEnjoy!`],
		['under one more key', JSON.stringify({ chapter: secondChapter })],
		['with line breaks inside the text', good.replaceAll('\\n', '\n')],
		['after reasoning', `<think>\nThey want {"content": "Nobody reads this."}. Or "}"?\n</think>\n\n${good}`],
		['after reasoning without an opening tag', `Okay, {they} want a chapter.\n</think>\n${good}`],
	])('%s is read', async (_, answer) => {
		const { storyteller, job, sent } = await author([answer], { way: 'prompt' });
		expect((await storyteller.writeChapter(going, job)).draft.content).toBe(secondChapter.content);
		expect(sent('tell')).toHaveLength(1);
		for (const shown of job.streamedTexts) expect(secondChapter.content.startsWith(shown)).toBe(true);
	});

	it.each([
		['that is blank', '', 'there was nothing in it'],
		['whose text is blank', { ...secondChapter, content: '   ' }, 'something was missing'],
		['of another shape', { story: 'Once', choices: 3 }, 'something was missing'],
		['that is no JSON', 'Once upon a time there was a fox.', 'could not be read'],
		['that broke off at a length', cut, 'broke off before its end'],
		['that is a list', '[1, 2]', 'could not be read'],
	])('%s is requested once more', async (_, answer, why) => {
		const { storyteller, job, sent } = await author([answer, secondChapter]);
		expect((await storyteller.writeChapter(going, job)).draft.content).toBe(secondChapter.content);
		expect(sent('tell')).toHaveLength(2);
		expect(job.remarks).toEqual([{ what: 'rewritten', why: expect.stringContaining(why) }]);
		expect(job.streamedTexts.at(-1)).toBe(secondChapter.content);
	});

	it('that was truncated is requested shorter', async () => {
		const { storyteller, job, sent } = await author([cut, secondChapter]);
		await storyteller.writeChapter(going, job);
		expect(sent('tell')[1]?.messages.at(-1)?.content).toContain('no more than 60 words');
	});

	it.each([
		[''],
		['{"content": 7}'],
		['no'],
		[cut],
	])('%j twice fails as unusable, without a third request', async (answer) => {
		const { storyteller, job, sent } = await author([answer]);
		await expect(storyteller.writeChapter(going, job)).rejects.toMatchObject({ name: 'MakerError', kind: 'unusable' });
		expect(sent('tell')).toHaveLength(2);
		expect(job.usages).toHaveLength(2);
	});

	it.each([
		'I’m sorry, but I can’t help with that.',
		'I cannot write this.',
	])('%j fails as declined', async (answer) => {
		const { storyteller, job, sent } = await author([answer], { way: 'prompt' });
		await expect(storyteller.writeChapter(going, job)).rejects.toMatchObject({ kind: 'declined' });
		expect(sent('tell')).toHaveLength(1);
	});

	it('fails as declined when the provider’s filter ended it', async () => {
		const { storyteller, job } = await author([{ answer: { content: '', finishReason: 'content_filter' } }]);
		await expect(storyteller.writeChapter(going, job)).rejects.toMatchObject({ kind: 'declined' });
	});

	it('that breaks off in the middle of the stream fails as unreachable', async () => {
		const { storyteller, job } = await author([secondChapter], { truncateAfterChunks: 4 });
		await expect(storyteller.writeChapter(going, job)).rejects.toMatchObject({ kind: 'unreachable' });
	});

	it('that is an incomplete plan fails as unusable', async () => {
		const { storyteller, job, sent } = await author([firstChapter], { plans: [{ title: 'No plan' }] });
		const beginning = { ...going, priorChapters: [], storyPlan: null };
		await expect(storyteller.writeChapter(beginning, job)).rejects.toMatchObject({ kind: 'unusable' });
		expect(sent('plan')).toHaveLength(2);
		expect(sent('tell')).toEqual([]);
	});
});

describe('an endless answer', () => {
	it('is not read beyond the maximal length', async () => {
		let bytes = 0;
		const wire = await openBareServer((_, response) => {
			response.writeHead(200, { 'content-type': 'text/event-stream' });
			const piece = (content: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;
			response.write(piece('{"content": "'));
			const pour = () => {
				while (!response.destroyed && bytes < 10_000_000) {
					bytes += 1000;
					if (!response.write(piece('The fox ran on. '.repeat(62)))) return void response.once('drain', pour);
				}
				response.end();
			};
			pour();
		});
		open.push(wire as BareServer);
		const provider = openProvider({
			name: 'openai',
			apiKey: null,
			baseUrl: wire.baseUrl,
			model: 'runaway',
			jsonMode: 'schema',
		});
		const job = testJobContext();
		await expect(providedStoryteller(provider).writeChapter(going, job)).rejects.toMatchObject({ kind: 'unusable' });
		expect(Math.max(...job.streamedTexts.map((text) => text.length))).toBeLessThan(maxAnswerLength);
		expect(job.usages.every(({ outputTokens }) => outputTokens < maxAnswerLength)).toBe(true);
	});
});
