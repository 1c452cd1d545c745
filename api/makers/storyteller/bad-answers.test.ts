import { afterEach, describe, expect, it } from 'vitest';
import type { Telling } from '../makers.ts';
import { openProvider } from '../providers/open.ts';
import { testDesk } from '../testing/desk.ts';
import { openWire, type ProviderDouble, type Wire } from '../testing/provider-double.ts';
import { longestAnswer } from './answer.ts';
import { providedStoryteller } from './provided.ts';
import { first, milo, plan, scripted, second, toldFirst } from './testing/author.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
	await Promise.all(open.splice(0).map((one) => one.close()));
});

const going: Telling = { brief: milo, told: [toldFirst], last: false, bible: JSON.stringify(plan), faults: [] };

async function author(...given: Parameters<typeof scripted>) {
	const made = await scripted(...given);
	open.push(made.double as ProviderDouble);
	return { ...made, desk: testDesk() };
}

const good = JSON.stringify(second);
const cut = { answer: { content: good.slice(0, 300), finishReason: 'length' } };

describe('an answer that is no chapter', () => {
	it.each([
		['with slips that can be mended', good.replace('"chapterTitle"', 'chapterTitle').replace(/\}$/, ',}')],
		['in a code fence and between words', `Sure! Here it is:\n\`\`\`json\n${good}\n\`\`\`\nEnjoy!`],
		['under one more key', JSON.stringify({ chapter: second })],
		['with line breaks inside the text', good.replaceAll('\\n', '\n')],
		['after a thought', `<think>\nThey want {"content": "Nobody reads this."}. Or "}"?\n</think>\n\n${good}`],
		['after a thought that begins anywhere', `Okay, {they} want a chapter.\n</think>\n${good}`],
	])('%s is read', async (_, answer) => {
		const { storyteller, desk, sent } = await author([answer], { way: 'prompt' });
		expect((await storyteller.tell(going, desk)).draft.content).toBe(second.content);
		expect(sent('tell')).toHaveLength(1);
		for (const shown of desk.written) expect(second.content.startsWith(shown)).toBe(true);
	});

	it.each([
		['that is blank', '', 'there was nothing in it'],
		['whose text is blank', { ...second, content: '   ' }, 'something was missing'],
		['of another shape', { story: 'Once', choices: 3 }, 'something was missing'],
		['that is no JSON', 'Once upon a time there was a fox.', 'could not be read'],
		['that broke off at a length', cut, 'broke off before its end'],
		['that is a list', '[1, 2]', 'could not be read'],
	])('%s is asked for once more', async (_, answer, why) => {
		const { storyteller, desk, sent } = await author([answer, second]);
		expect((await storyteller.tell(going, desk)).draft.content).toBe(second.content);
		expect(sent('tell')).toHaveLength(2);
		expect(desk.remarks).toEqual([{ what: 'rewritten', why: expect.stringContaining(why) }]);
		expect(desk.written.at(-1)).toBe(second.content);
	});

	it('that was cut is asked for shorter', async () => {
		const { storyteller, desk, sent } = await author([cut, second]);
		await storyteller.tell(going, desk);
		expect(sent('tell')[1]?.messages.at(-1)?.content).toContain('no more than 60 words');
	});

	it.each([
		[''],
		['{"content": 7}'],
		['no'],
		[cut],
	])('%j twice is unusable, and asked for no third time', async (answer) => {
		const { storyteller, desk, sent } = await author([answer]);
		await expect(storyteller.tell(going, desk)).rejects.toMatchObject({ name: 'MakerFault', kind: 'unusable' });
		expect(sent('tell')).toHaveLength(2);
		expect(desk.uses).toHaveLength(2);
	});

	it.each(['I’m sorry, but I can’t help with that.', 'I cannot write this.'])('%j is a refusal', async (answer) => {
		const { storyteller, desk, sent } = await author([answer], { way: 'prompt' });
		await expect(storyteller.tell(going, desk)).rejects.toMatchObject({ kind: 'declined' });
		expect(sent('tell')).toHaveLength(1);
	});

	it('is a refusal too when the provider’s own filter ended it', async () => {
		const { storyteller, desk } = await author([{ answer: { content: '', finishReason: 'content_filter' } }]);
		await expect(storyteller.tell(going, desk)).rejects.toMatchObject({ kind: 'declined' });
	});

	it('that breaks off in mid-stream is the provider’s fault', async () => {
		const { storyteller, desk } = await author([second], { truncateAfterChunks: 4 });
		await expect(storyteller.tell(going, desk)).rejects.toMatchObject({ kind: 'unreachable' });
	});

	it('in which the plan is not usable ends the same way', async () => {
		const { storyteller, desk, sent } = await author([first], { plans: [{ title: 'No plan' }] });
		const beginning = { ...going, told: [], bible: null };
		await expect(storyteller.tell(beginning, desk)).rejects.toMatchObject({ kind: 'unusable' });
		expect(sent('plan')).toHaveLength(2);
		expect(sent('tell')).toEqual([]);
	});
});

describe('a server that does not stop', () => {
	it('is not read beyond the longest answer there can be', async () => {
		let bytes = 0;
		const wire = await openWire((_, response) => {
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
		open.push(wire as Wire);
		const provider = openProvider({
			name: 'openai',
			apiKey: null,
			baseUrl: wire.baseUrl,
			model: 'runaway',
			jsonWay: 'schema',
		});
		const desk = testDesk();
		await expect(providedStoryteller(provider).tell(going, desk)).rejects.toMatchObject({ kind: 'unusable' });
		expect(Math.max(...desk.written.map((text) => text.length))).toBeLessThan(longestAnswer);
		expect(desk.uses.every(({ outputTokens }) => outputTokens < longestAnswer)).toBe(true);
	});
});
