import { describe, expect, it } from 'vitest';
import type { ChapterDraft, StoryBrief } from '../../../shared/contract/storyteller.ts';
import { ageGroups, chapterCountFor } from '../../../shared/rules/ages.ts';
import { sampleBriefs, samplePath } from '../../../shared/storyteller/check/sample-briefs.ts';
import { tellPath } from '../../../shared/storyteller/check/tell-path.ts';
import { packs } from '../../../shared/storyteller/former/content/packs.ts';
import { composePath } from '../../../shared/storyteller/former/engine/compose-chapter.ts';
import { tellNextChapter } from '../../../shared/storyteller/tell-chapter.ts';
import type { ToldChapterRequest } from '../makers.ts';
import { checkToldChapter, isTooHard } from './check-told-chapter.ts';

type Tell = (brief: StoryBrief, path: readonly number[]) => { drafts: readonly ChapterDraft[]; outline: string | null };
const tellFormer: Tell = (brief, path) => ({ drafts: composePath(packs, brief, path).drafts, outline: null });

/** Every chapter of a story as a device would upload it. */
function requestsFor(brief: StoryBrief, tell: Tell = tellPath): ToldChapterRequest[] {
	const path = samplePath(brief, chapterCountFor(brief.ageGroup));
	const { drafts, outline } = tell(brief, path);
	return drafts.map(({ storyTitle, ...draft }, at) => ({
		brief,
		outline,
		priorChapters: drafts
			.slice(0, at)
			.map(({ content, choices }, i) => ({ content, choices, choiceTaken: path[i] ?? null })),
		told: { ...draft, storyTitle: at === 0 ? storyTitle : null },
	}));
}

/** The same chapters at a server whose storyteller tells others: the seed stands for another content. */
function ofAnotherBuild({ brief, ...request }: ToldChapterRequest): ToldChapterRequest {
	return { ...request, outline: null, brief: { ...brief, seed: `${brief.seed} of another build` } };
}

/** The chapter with which a device goes on after a chapter of another storyteller. */
function tellJoined(brief: StoryBrief) {
	const prior = [{ content: 'A tale by a model.', choices: ['Go', 'Stay', 'Sing a song'], choiceTaken: 2 }];
	const request = { brief, outline: null, priorChapters: prior };
	return { request, draft: tellNextChapter({ ...request, memory: [], isContinuation: true }).draft };
}

describe('checkToldChapter', () => {
	it('knows each of its own chapters to the letter, with the scene', () => {
		for (const request of sampleBriefs(4).flatMap((brief) => requestsFor(brief)))
			expect(checkToldChapter(request)).toMatchObject({ isOwn: true, issue: null });
	});

	it('knows chapters that join another storyteller’s', () => {
		for (const brief of sampleBriefs(4)) {
			const { request, draft: joined } = tellJoined(brief);
			const { scene, ...draft } = joined;
			const told = { ...draft, storyTitle: null };
			expect(checkToldChapter({ ...request, told })).toEqual({
				...{ isOwn: true, issue: null, outline: null, scene },
			});
		}
	});

	it.each([
		['the storyteller', tellPath, 18],
		['the former storyteller', tellFormer, 6],
	] as const)('accepts all that another build of %s tells', (_, tell, count) => {
		for (const request of sampleBriefs(count).flatMap((brief) => requestsFor(brief, tell))) {
			const { isOwn, issue } = checkToldChapter(ofAnotherBuild(request));
			expect([isOwn, issue, request.told.content]).toEqual([false, null, request.told.content]);
		}
	});

	describe('finds no chapter of the storyteller too hard for its age group:', () => {
		const tooHard = (briefs: readonly StoryBrief[], tell: (brief: StoryBrief) => readonly string[]) =>
			briefs.flatMap((brief) => tell(brief).filter((content) => isTooHard(content, brief)));
		const tellWhole = (brief: StoryBrief) => requestsFor(brief).map(({ told }) => told.content);

		it('whole stories', () => {
			expect(tooHard(sampleBriefs(600), tellWhole)).toEqual([]);
		});

		it('chapters that join another storyteller’s', () => {
			expect(tooHard(sampleBriefs(600), (brief) => [tellJoined(brief).draft.content])).toEqual([]);
		});

		it('stories of a hero with a name of many words', () => {
			const named = sampleBriefs(200).map((brief) => {
				return { ...brief, hero: { ...brief.hero, name: 'Sir Bartholomew the Very Brave Knight of the North' } };
			});
			expect(tooHard(named, tellWhole)).toEqual([]);
		});
	});

	it('refuses chapters for readers two groups older, and most of those for one group older', () => {
		for (const [at, group] of ageGroups.entries()) {
			const samples = sampleBriefs(40)
				.filter(({ ageGroup }) => ageGroup === group)
				.slice(0, 3);
			for (const [reader, by] of [
				[ageGroups[at - 1], 0.5],
				[ageGroups[at - 2], 1],
			] as const) {
				if (!reader) continue;
				const issues = samples
					.flatMap((brief) => requestsFor(brief, tellFormer).slice(0, chapterCountFor(reader)))
					.map((request) => checkToldChapter({ ...request, brief: { ...request.brief, ageGroup: reader } }).issue);
				const refused = issues.filter((issue) => issue === 'too-hard').length / issues.length;
				expect([group, reader, refused >= by]).toEqual([group, reader, true]);
			}
		}
	});

	it('does not count the hero’s name as a word of its own, or as markup', () => {
		const [brief] = sampleBriefs(1);
		for (const name of ['<b>Al</b>', '小龙', 'Xqzw']) {
			const named = { ...brief!, hero: { ...brief!.hero, name } };
			for (const request of requestsFor(named)) expect(checkToldChapter(ofAnotherBuild(request)).issue).toBeNull();
		}
	});
});
