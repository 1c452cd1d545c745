import { expect, it } from 'vitest';
import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import type { ChapterRequest } from '../../makers/makers.ts';
import { fakeMakers } from '../../testing/fake-makers.ts';
import { generateChapter, RejectedDraft } from './generate-chapter.ts';

const brief: StoryBrief = {
	seed: 'a-story',
	genre: 'fantasy',
	mood: 'cheerful',
	ageGroup: '3-5',
	rating: 5,
	hero: { name: 'Pip', gender: 'any', type: 'Fox', traits: ['brave'] },
	disabledTopics: ['Spiders'],
};
const asked = { brief, priorChapters: [], last: false, storyPlan: null };

/** A storyteller that returns these texts one after another. */
function telling(contents: readonly string[], bible: string | null = null) {
	const makers = fakeMakers();
	const { writeChapter } = makers.storyteller;
	const heard: ChapterRequest[] = [];
	makers.storyteller.writeChapter = async (telling, desk) => {
		heard.push(telling);
		const told = await writeChapter(telling, desk);
		return {
			...told,
			storyPlan: bible,
			draft: { ...told.draft, content: contents[heard.length - 1] ?? 'All was well.' },
		};
	};
	return { makers, heard };
}

function desk() {
	const remarks: { what: string; why: string }[] = [];
	const signal = new AbortController().signal;
	return {
		remarks,
		signal,
		recordUsage: () => {},
		streamText: () => {},
		addRemark: (one: (typeof remarks)[number]) => void remarks.push(one),
	};
}

it('passes a rejection to the storyteller, and records a remark without the word', async () => {
	const { makers, heard } = telling(['A spider sat there.', 'They killed everybody.']);
	const at = desk();
	let withdrawn = 0;
	const told = await generateChapter(makers, asked, at, () => withdrawn++);
	expect(told.draft.content).toBe('All was well.');
	expect(heard.map(({ issues }) => issues.length)).toEqual([0, 1, 2]);
	expect(heard[1]?.issues[0]).toContain('“Spiders”');
	expect(heard[2]?.issues[1]).toContain('not for readers of this age');
	expect(at.remarks.map(({ what }) => what)).toEqual(['kept-back', 'kept-back']);
	expect(at.remarks[0]?.why).toContain('“Spiders”, which is switched off');
	expect(at.remarks[1]?.why).not.toMatch(/kill/i);
	expect(withdrawn).toBe(2);
});

it('throws after three rejected attempts', async () => {
	const { makers, heard } = telling(Array.from({ length: 5 }, () => 'A spider sat there.'));
	await expect(generateChapter(makers, asked, desk())).rejects.toBeInstanceOf(RejectedDraft);
	expect(heard).toHaveLength(3);
});

it('passes the plan to the next attempt, unless the plan is objectionable', async () => {
	const harmless = telling(['A spider sat there.'], 'Pip looks for a lantern.');
	await generateChapter(harmless.makers, asked, desk());
	expect(harmless.heard.map(({ storyPlan }) => storyPlan)).toEqual([null, 'Pip looks for a lantern.']);
	const leading = telling(['A spider sat there.'], 'Pip meets a spider.');
	await generateChapter(leading.makers, asked, desk());
	expect(leading.heard.map(({ storyPlan }) => storyPlan)).toEqual([null, null]);
});

it('rejects what the moderator objects to by this author’s limits', async () => {
	const { makers } = telling([]);
	const bounds: unknown[] = [];
	makers.moderator.reviewText = async (_, given) => {
		bounds.push(given);
		return bounds.length === 1 ? { because: 'rating', word: 'violence' } : null;
	};
	const at = desk();
	await generateChapter(makers, asked, at);
	expect(bounds[0]).toEqual({ rating: 5, disabledTopics: ['Spiders'], heroName: 'Pip' });
	expect(at.remarks[0]?.why).toBe('A telling of this chapter was not for readers of this age.');
});
