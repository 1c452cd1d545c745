import { chapterCountFor } from '../../../shared/rules/ages.ts';
import { readingBands } from '../../../shared/storyteller/engine/reading-bands.ts';
import { levelOf } from '../../../shared/storyteller/engine/story-setup.ts';
import type { ChapterRequest, ChapterResult, JobContext, Storyteller } from '../makers.ts';
import { MakerError, type Provider, type TimeLimits } from '../providers/provider.ts';
import { requestJson } from './json-answer.ts';
import { chapterFormat, type ParsedChapter, parseChapter } from './parse-chapter.ts';
import { type ParsedRequest, requestParsed } from './parsed-answer.ts';
import { lastChoiceTaken, summarizePriorChapters } from './prior-chapters.ts';
import { chapterInstructions } from './prompts/chapter.ts';
import { rejectionData, storyData } from './prompts/plan.ts';
import { isFitToShow, type QualityIssue, qualityIssuesOf, totalSeverity } from './quality-checks.ts';
import { requestStoryPlan } from './request-plan.ts';
import { readStoredPlan, type StoryPlan } from './story-plan.ts';
import { streamedText } from './streamed-text.ts';

/** Milliseconds for the plan and for each telling of a chapter. A server in the house may be far slower than a paid one. */
export type StorytellerTimeLimits = { plan: TimeLimits; chapter: TimeLimits };
export const vendorTimeLimits: StorytellerTimeLimits = {
	plan: { total: 25_000, idle: 12_000 },
	chapter: { total: 45_000, idle: 12_000 },
};
export const localTimeLimits: StorytellerTimeLimits = {
	plan: { total: 180_000, idle: 30_000 },
	chapter: { total: 240_000, idle: 30_000 },
};

/**
 * A storyteller that asks a model: first for a plan of the whole story, then for each chapter by that plan, streamed to the
 * desk as it is written. A chapter in which the rules find faults is asked for once more with its faults named, and the
 * better one is kept. It goes on with any story, whoever began it: without a plan it makes one from what was told.
 */
export function providedStoryteller(provider: Provider, times: StorytellerTimeLimits = vendorTimeLimits): Storyteller {
	return {
		name: provider.name,
		isFailing: provider.isFailing,
		async writeChapter(telling, desk) {
			const { brief, priorChapters, last } = telling;
			const chapter = priorChapters.length + 1;
			const chapters = last ? chapter : Math.max(chapterCountFor(brief.ageGroup), chapter + 1);
			const kept = readStoredPlan(telling.storyPlan);
			const bible = kept ?? (await requestStoryPlan(telling, chapters, times.plan, provider, desk));
			const written = await requestChapter(telling, bible, chapters, times.chapter, provider, desk);
			return chapterResult(written, telling, bible, kept === null, provider);
		},
	};
}

function chapterResult(
	written: ParsedChapter,
	{ last }: ChapterRequest,
	bible: StoryPlan,
	isNew: boolean,
	provider: Provider,
): ChapterResult {
	const choices = last ? [] : written.choices;
	return {
		draft: { ...written, storyTitle: bible.title, choices, isEnding: last },
		madeBy: { maker: provider.name, model: provider.model, standsIn: false },
		storyPlan: isNew ? JSON.stringify(bible) : null,
	};
}

/** More than the longest chapter takes, for models that think before they write. */
const tokens = 4_000;

async function requestChapter(
	telling: ChapterRequest,
	bible: StoryPlan,
	chapters: number,
	limits: TimeLimits,
	provider: Provider,
	desk: JobContext,
): Promise<ParsedChapter> {
	const { brief, priorChapters, last } = telling;
	let shown = '';
	const show = (text: string) => {
		shown = text;
		desk.streamText(text);
	};
	const asked: ParsedRequest<ParsedChapter> = {
		format: chapterFormat(last),
		limits,
		maxTokens: tokens,
		messages: [
			{ role: 'system', content: chapterInstructions(brief, priorChapters.length + 1, chapters) },
			{ role: 'user', content: JSON.stringify(chapterData(telling, bible)) },
		],
		shorterInstruction: `Use no more than ${readingBands[levelOf[brief.ageGroup]].words[0]} words of text.`,
		parse: (answer) => parseChapter(answer, brief, bible),
		createProgressListener: () => streamedText(brief, show),
	};
	const first = await requestParsed(asked, provider, desk);
	const best = await improvedChapter(first, asked, telling, provider, desk);
	if (best.content !== shown && isFitToShow(best, telling)) desk.streamText(best.content);
	return best;
}

/** All that people, or this model before, have written: data, never instructions. */
function chapterData(telling: ChapterRequest, bible: StoryPlan) {
	const { brief, priorChapters, issues } = telling;
	return {
		...storyData(brief),
		plan: bible,
		told: summarizePriorChapters(priorChapters),
		choiceTaken: lastChoiceTaken(priorChapters),
		...rejectionData(issues),
	};
}

/** The chapter, or the one that came of naming its faults where that has fewer. Throws MakerFault when neither will do. */
async function improvedChapter(
	first: { given: ParsedChapter; written: string },
	asked: ParsedRequest<ParsedChapter>,
	telling: ChapterRequest,
	provider: Provider,
	desk: JobContext,
): Promise<ParsedChapter> {
	const faults = qualityIssuesOf(first.given, telling);
	if (faults.length === 0) return first.given;
	desk.addRemark({ what: 'rewritten', why: `Asked for again: ${faults.map(({ short }) => short).join('; ')}.` });
	const second = await requestRewrite(first.written, faults, asked, provider, desk);
	const left = second === null ? faults : qualityIssuesOf(second, telling);
	const [best, its] =
		second !== null && totalSeverity(left) < totalSeverity(faults) ? [second, left] : [first.given, faults];
	const hard = its.find((fault) => fault.isFatal);
	if (hard) throw new MakerError('unusable', provider.name, new Error(hard.short));
	return best;
}

/** Not shown while it grows: the reader is in the middle of the first one. Null when nothing usable came. */
async function requestRewrite(
	before: string,
	faults: readonly QualityIssue[],
	asked: ParsedRequest<ParsedChapter>,
	provider: Provider,
	desk: JobContext,
): Promise<ParsedChapter | null> {
	const notes = faults.map(({ ask }) => `- ${ask}`).join('\n');
	const content = `Mend this chapter, and change nothing that is not named here. Keep what is good in it.\n${notes}\nGive the whole JSON object again.`;
	const messages = [
		...asked.messages,
		{ role: 'assistant' as const, content: before },
		{ role: 'user' as const, content },
	];
	try {
		const { value } = await requestJson({ ...asked, messages }, provider, desk);
		const given = value && asked.parse(value);
		return typeof given === 'string' ? null : given;
	} catch (error) {
		if (error instanceof MakerError) return null;
		throw error;
	}
}
