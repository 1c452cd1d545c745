import { afterEach, describe, expect, it } from 'vitest';
import type { ChapterRequest } from '../makers.ts';
import { testJobContext } from '../testing/job-context.ts';
import type { ProviderDouble } from '../testing/provider-double.ts';
import {
	exampleBrief,
	examplePlan,
	priorFirstChapter,
	scriptedStoryteller,
	secondChapter,
} from './testing/scripted-storyteller.ts';

const open: ProviderDouble[] = [];
afterEach(async () => {
	await Promise.all(open.splice(0).map((double) => double.close()));
});

const going: ChapterRequest = {
	brief: exampleBrief,
	priorChapters: [priorFirstChapter],
	last: false,
	storyPlan: JSON.stringify(examplePlan),
	issues: [],
};

async function writeChapter(chapters: readonly unknown[], request = going) {
	const made = await scriptedStoryteller(chapters);
	open.push(made.double);
	const job = testJobContext();
	const result = await made.storyteller.writeChapter(request, job).catch((error: unknown) => error as Error);
	return { job, result, sent: made.sent('tell') };
}

const long = 'Then she took the very long rope and pulled it in with both of her paws, and the bell went ting.';
const tooLong = { ...secondChapter, content: secondChapter.content.replace('She pulled the rope in.', long) };
const twoChoices = { ...secondChapter, choices: secondChapter.choices.slice(0, 2) };

describe('a chapter with quality issues', () => {
	// covers: makers-provider/chapter-checked-rules-asked
	it('is requested once more with its issues named, and the better version is used', async () => {
		const { job, result, sent } = await writeChapter([tooLong, secondChapter]);
		expect(sent).toHaveLength(2);
		const notes = String(sent[1]?.messages.at(-1)?.content);
		expect(notes).toContain('No sentence may have more than 12 words');
		expect(notes).toContain('Then she took the very long');
		expect(sent[1]?.messages.at(-2)?.content).toBe(JSON.stringify(tooLong));
		expect(result).toMatchObject({ draft: { content: secondChapter.content } });
		expect(job.remarks).toEqual([{ what: 'rewritten', why: 'Asked for again: a sentence was too long.' }]);
		expect(job.streamedTexts.at(-1)).toBe(secondChapter.content);
	});

	it('is used when its rewrite is no better or unusable', async () => {
		const worse = { ...tooLong, content: tooLong.content.replaceAll('Pip', 'She') };
		for (const next of [worse, '', 'I’m sorry, I can’t.', { answer: { error: { message: 'gone' }, status: 500 } }]) {
			const { result, job } = await writeChapter([tooLong, next]);
			expect(result).toMatchObject({ draft: { content: tooLong.content } });
			expect(job.streamedTexts.at(-1)).toBe(tooLong.content);
		}
	});

	it('is not requested a third time', async () => {
		const { sent, result } = await writeChapter([tooLong]);
		expect(sent).toHaveLength(2);
		expect(result).toMatchObject({ draft: { content: tooLong.content } });
	});

	it('fails as unusable without three choices', async () => {
		const { result, sent } = await writeChapter([twoChoices]);
		expect(result).toMatchObject({ name: 'MakerError', kind: 'unusable' });
		expect(String(sent[1]?.messages.at(-1)?.content)).toContain('exactly 3 choices');
	});

	it('fails as unusable when it is a last chapter that does not end', async () => {
		const last = { ...going, last: true };
		expect((await writeChapter([secondChapter], last)).result).toMatchObject({ kind: 'unusable' });
		const { choices, ...ending } = secondChapter;
		expect((await writeChapter([secondChapter, ending], last)).result).toMatchObject({
			draft: { isEnding: true, choices: [] },
		});
		expect(choices).toHaveLength(3);
	});

	it.each([
		['the hero’s name', { content: secondChapter.content.replaceAll('Pip', 'She') }, 'The hero’s name'],
		[
			'the choice',
			{
				content: `“Quack!” The sea was wet. Pip sat down.\n\n${secondChapter.content.split('\n\n')[2]}\n\nPip had one more plan. She ran to the rim. It was high. She put her paw on the cold tap. “Up we go,” said Pip. She gave it a big pull.`,
			},
			'The reader chose',
		],
		['other words', { content: `${secondChapter.content} She put down the rope.` }, 'Said before'],
		['other verbs', { choices: ['Ask the duck', 'Ask the tap', 'Jump in the sea'] }, 'another verb'],
		[
			'choices apart',
			{ choices: ['Pull the long rope', 'Hide the long rope', 'Jump in the sea'] },
			'share too many words',
		],
		['what a parent has switched off', { content: secondChapter.content.replace('Crumbs', 'Two wolves') }, '"wolves"'],
		['what its rating allows', { content: secondChapter.content.replace('Crumbs', 'A pistol') }, 'rated 5'],
		[
			'more text',
			{ content: 'Pip gave the duck one half to share. “Good,” said the duck. He ate it all up. Then he sat down.' },
			'wanted',
		],
		[
			'English',
			{
				content:
					'Pip a partagé son petit pain avec le canard. « Merci », dit le canard. Il était content. Pip aussi. Puis ils ont regardé la mer ensemble. Le robinet faisait plic, ploc. Le canard chantait une chanson très ancienne.',
			},
			'Tell it in English',
		],
	])('is requested again with an instruction about %s', async (_, change, note) => {
		const telling = { ...going, brief: { ...exampleBrief, disabledTopics: ['wolves'] } };
		const { sent, result } = await writeChapter([{ ...secondChapter, ...change }, secondChapter], telling);
		expect(String(sent[1]?.messages.at(-1)?.content)).toContain(note);
		expect(result).toMatchObject({ draft: { content: secondChapter.content } });
	});

	it('is streamed only up to a word that does not suit its reader', async () => {
		const content = secondChapter.content.replace('Crumbs', 'Two wolves came. Crumbs');
		const { job } = await writeChapter([{ ...secondChapter, content }], {
			...going,
			brief: { ...exampleBrief, disabledTopics: ['wolves'] },
		});
		expect(job.streamedTexts.length).toBeGreaterThan(0);
		expect(job.streamedTexts.join(' ')).not.toContain('wolves');
	});
});
