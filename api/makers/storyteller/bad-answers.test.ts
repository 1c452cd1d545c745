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
	return { ...made, desk: testJobContext() };
}

const good = JSON.stringify(secondChapter);
const cut = { answer: { content: good.slice(0, 300), finishReason: 'length' } };

describe('an answer that is no chapter', () => {
	it.each([
		['with slips that can be mended', good.replace('"chapterTitle"', 'chapterTitle').replace(/\}$/, ',}')],
		['in a code fence and between words', `Sure! Here it is:\n\`\`\`json\n${good}\n\`\`\`\nEnjoy!`],
		['under one more key', JSON.stringify({ chapter: secondChapter })],
		['with line breaks inside the text', good.replaceAll('\\n', '\n')],
		['after a thought', `<think>\nThey want {"content": "Nobody reads this."}. Or "}"?\n</think>\n\n${good}`],
		['after a thought that begins anywhere', `Okay, {they} want a chapter.\n</think>\n${good}`],
	])('%s is read', async (_, answer) => {
		const { storyteller, desk, sent } = await author([answer], { way: 'prompt' });
		expect((await storyteller.writeChapter(going, desk)).draft.content).toBe(secondChapter.content);
		expect(sent('tell')).toHaveLength(1);
		for (const shown of desk.streamedTexts) expect(secondChapter.content.startsWith(shown)).toBe(true);
	});

	it.each([
		['that is blank', '', 'there was nothing in it'],
		['whose text is blank', { ...secondChapter, content: '   ' }, 'something was missing'],
		['of another shape', { story: 'Once', choices: 3 }, 'something was missing'],
		['that is no JSON', 'Once upon a time there was a fox.', 'could not be read'],
		['that broke off at a length', cut, 'broke off before its end'],
		['that is a list', '[1, 2]', 'could not be read'],
	])('%s is asked for once more', async (_, answer, why) => {
		const { storyteller, desk, sent } = await author([answer, secondChapter]);
		expect((await storyteller.writeChapter(going, desk)).draft.content).toBe(secondChapter.content);
		expect(sent('tell')).toHaveLength(2);
		expect(desk.remarks).toEqual([{ what: 'rewritten', why: expect.stringContaining(why) }]);
		expect(desk.streamedTexts.at(-1)).toBe(secondChapter.content);
	});

	it('that was cut is asked for shorter', async () => {
		const { storyteller, desk, sent } = await author([cut, secondChapter]);
		await storyteller.writeChapter(going, desk);
		expect(sent('tell')[1]?.messages.at(-1)?.content).toContain('no more than 60 words');
	});

	it.each([
		[''],
		['{"content": 7}'],
		['no'],
		[cut],
	])('%j twice is unusable, and asked for no third time', async (answer) => {
		const { storyteller, desk, sent } = await author([answer]);
		await expect(storyteller.writeChapter(going, desk)).rejects.toMatchObject({ name: 'MakerFault', kind: 'unusable' });
		expect(sent('tell')).toHaveLength(2);
		expect(desk.usages).toHaveLength(2);
	});

	it.each(['I’m sorry, but I can’t help with that.', 'I cannot write this.'])('%j is a refusal', async (answer) => {
		const { storyteller, desk, sent } = await author([answer], { way: 'prompt' });
		await expect(storyteller.writeChapter(going, desk)).rejects.toMatchObject({ kind: 'declined' });
		expect(sent('tell')).toHaveLength(1);
	});

	it('is a refusal too when the provider’s own filter ended it', async () => {
		const { storyteller, desk } = await author([{ answer: { content: '', finishReason: 'content_filter' } }]);
		await expect(storyteller.writeChapter(going, desk)).rejects.toMatchObject({ kind: 'declined' });
	});

	it('that breaks off in mid-stream is the provider’s fault', async () => {
		const { storyteller, desk } = await author([secondChapter], { truncateAfterChunks: 4 });
		await expect(storyteller.writeChapter(going, desk)).rejects.toMatchObject({ kind: 'unreachable' });
	});

	it('in which the plan is not usable ends the same way', async () => {
		const { storyteller, desk, sent } = await author([firstChapter], { plans: [{ title: 'No plan' }] });
		const beginning = { ...going, told: [], bible: null };
		await expect(storyteller.writeChapter(beginning, desk)).rejects.toMatchObject({ kind: 'unusable' });
		expect(sent('plan')).toHaveLength(2);
		expect(sent('tell')).toEqual([]);
	});
});

describe('a server that does not stop', () => {
	it('is not read beyond the longest answer there can be', async () => {
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
			jsonWay: 'schema',
		});
		const desk = testJobContext();
		await expect(providedStoryteller(provider).writeChapter(going, desk)).rejects.toMatchObject({ kind: 'unusable' });
		expect(Math.max(...desk.streamedTexts.map((text) => text.length))).toBeLessThan(maxAnswerLength);
		expect(desk.usages.every(({ outputTokens }) => outputTokens < maxAnswerLength)).toBe(true);
	});
});
