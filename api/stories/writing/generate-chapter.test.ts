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
const request = { brief, priorChapters: [], last: false, storyPlan: null };

/** A storyteller that returns these texts one after another. */
function makersFor(contents: readonly string[], plan: string | null = null) {
	const makers = fakeMakers();
	const { writeChapter } = makers.storyteller;
	const requests: ChapterRequest[] = [];
	makers.storyteller.writeChapter = async (request, jobContext) => {
		requests.push(request);
		const result = await writeChapter(request, jobContext);
		return {
			...result,
			storyPlan: plan,
			draft: { ...result.draft, content: contents[requests.length - 1] ?? 'All was well.' },
		};
	};
	return { makers, requests };
}

function jobContext() {
	const remarks: { what: string; why: string }[] = [];
	const signal = new AbortController().signal;
	return {
		remarks,
		signal,
		recordUsage: () => {},
		streamText: () => {},
		streamSpeech: () => {},
		streamTimes: () => {},
		addRemark: (one: (typeof remarks)[number]) => void remarks.push(one),
	};
}

it('passes a rejection to the storyteller, and records a remark without the word', async () => {
	const { makers, requests } = makersFor(['A spider sat there.', 'They killed everybody.']);
	const at = jobContext();
	let withdrawn = 0;
	const result = await generateChapter(makers, request, at, () => withdrawn++);
	expect(result.draft.content).toBe('All was well.');
	expect(requests.map(({ issues }) => issues.length)).toEqual([0, 1, 2]);
	expect(requests[1]?.issues[0]).toContain('“Spiders”');
	expect(requests[2]?.issues[1]).toContain('not for readers of this age');
	expect(at.remarks.map(({ what }) => what)).toEqual(['kept-back', 'kept-back']);
	expect(at.remarks[0]?.why).toContain('“Spiders”, which is switched off');
	expect(at.remarks[1]?.why).not.toMatch(/kill/i);
	expect(withdrawn).toBe(2);
});

it('throws after three rejected attempts', async () => {
	const { makers, requests } = makersFor(Array.from({ length: 5 }, () => 'A spider sat there.'));
	await expect(generateChapter(makers, request, jobContext())).rejects.toBeInstanceOf(RejectedDraft);
	expect(requests).toHaveLength(3);
});

it('passes the plan to the next attempt, unless the plan is objectionable', async () => {
	const harmless = makersFor(['A spider sat there.'], 'Pip looks for a lantern.');
	await generateChapter(harmless.makers, request, jobContext());
	expect(harmless.requests.map(({ storyPlan }) => storyPlan)).toEqual([null, 'Pip looks for a lantern.']);
	const leading = makersFor(['A spider sat there.'], 'Pip meets a spider.');
	await generateChapter(leading.makers, request, jobContext());
	expect(leading.requests.map(({ storyPlan }) => storyPlan)).toEqual([null, null]);
});

it('rejects what the moderator objects to by this author’s limits', async () => {
	const { makers } = makersFor([]);
	const bounds: unknown[] = [];
	makers.moderator.reviewText = async (_, given) => {
		bounds.push(given);
		return bounds.length === 1 ? { because: 'rating', word: 'violence' } : null;
	};
	const at = jobContext();
	await generateChapter(makers, request, at);
	expect(bounds[0]).toEqual({ rating: 5, disabledTopics: ['Spiders'], heroName: 'Pip' });
	expect(at.remarks[0]?.why).toBe('A telling of this chapter was not for readers of this age.');
});
