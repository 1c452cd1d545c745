import { chapterCountFor } from '../../../shared/rules/ages.ts';
import { levelOf } from '../../../shared/storyteller/text/levels.ts';
import { readingBands } from '../../../shared/storyteller/text/reading-bands.ts';
import { MakerError } from '../maker-error.ts';
import type { ChapterRequest, ChapterResult, JobContext, Storyteller } from '../makers.ts';
import type { Provider, TimeLimits } from '../providers/provider.ts';
import { type ParsedRequest, requestJson, requestParsed } from './json-answer.ts';
import { chapterFormat, type ParsedChapter, parseChapter } from './parse-chapter.ts';
import { lastChoiceTaken, summarizePriorChapters } from './prior-chapters.ts';
import { chapterInstructions } from './prompts/chapter.ts';
import { rejectionData, storyData } from './prompts/plan.ts';
import { isFitToShow, type QualityIssue, qualityIssuesOf, totalSeverity } from './quality-checks.ts';
import { requestStoryPlan } from './request-plan.ts';
import { readStoredPlan, type StoryPlan } from './story-plan.ts';
import { streamedText } from './streamed-text.ts';

/** Milliseconds for the story plan and for each version of a chapter. A local server may be far slower than a paid one. */
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
 * A storyteller that requests a story plan of a model, then each chapter by that plan, streamed to the job as it comes. A
 * chapter with quality issues is requested once more with its issues named, and the better version is used. It continues
 * any story: one without a plan gets one, made from the chapters so far.
 */
export function providedStoryteller(provider: Provider, times: StorytellerTimeLimits = vendorTimeLimits): Storyteller {
	return {
		name: provider.name,
		isFailing: provider.isFailing,
		async writeChapter(request, job) {
			const { brief, priorChapters, last } = request;
			const chapter = priorChapters.length + 1;
			const chapters = last ? chapter : Math.max(chapterCountFor(brief.ageGroup), chapter + 1);
			const stored = readStoredPlan(request.storyPlan);
			const plan = stored ?? (await requestStoryPlan(request, chapters, times.plan, provider, job));
			const chapterText = await requestChapter(request, plan, chapters, times.chapter, provider, job);
			return chapterResult(chapterText, request, plan, stored === null, provider);
		},
	};
}

function chapterResult(
	chapter: ParsedChapter,
	{ last }: ChapterRequest,
	plan: StoryPlan,
	isNew: boolean,
	provider: Provider,
): ChapterResult {
	const choices = last ? [] : chapter.choices;
	return {
		draft: { ...chapter, storyTitle: plan.title, choices, isEnding: last },
		madeBy: { maker: provider.name, model: provider.model, standsIn: false },
		storyPlan: isNew ? JSON.stringify(plan) : null,
	};
}

/** More than the longest chapter takes, for reasoning models. */
const maxTokens = 4_000;

async function requestChapter(
	request: ChapterRequest,
	plan: StoryPlan,
	chapters: number,
	limits: TimeLimits,
	provider: Provider,
	job: JobContext,
): Promise<ParsedChapter> {
	const { brief, priorChapters, last } = request;
	let shown = '';
	const show = (text: string) => {
		shown = text;
		job.streamText(text);
	};
	const modelRequest: ParsedRequest<ParsedChapter> = {
		format: chapterFormat(last),
		limits,
		maxTokens,
		messages: [
			{ role: 'system', content: chapterInstructions(brief, priorChapters.length + 1, chapters) },
			{ role: 'user', content: JSON.stringify(chapterData(request, plan)) },
		],
		shorterInstruction: `Use no more than ${readingBands[levelOf[brief.ageGroup]].words[0]} words of text.`,
		parse: (answer) => parseChapter(answer, brief, plan),
		createProgressListener: () => streamedText(brief, show),
	};
	const first = await requestParsed(modelRequest, provider, job);
	const best = await improvedChapter(first, modelRequest, request, provider, job);
	if (best.content !== shown && isFitToShow(best, request)) job.streamText(best.content);
	return best;
}

/** Everything that users, or this model before, have written: sent as data, never as instructions. */
function chapterData(request: ChapterRequest, plan: StoryPlan) {
	const { brief, priorChapters, issues } = request;
	return {
		...storyData(brief),
		plan,
		told: summarizePriorChapters(priorChapters),
		choiceTaken: lastChoiceTaken(priorChapters),
		...rejectionData(issues),
	};
}

/** The chapter, or its rewrite if that has less severe issues. Throws MakerError when the better one has a fatal issue. */
async function improvedChapter(
	first: { value: ParsedChapter; text: string },
	modelRequest: ParsedRequest<ParsedChapter>,
	request: ChapterRequest,
	provider: Provider,
	job: JobContext,
): Promise<ParsedChapter> {
	const issues = qualityIssuesOf(first.value, request);
	if (issues.length === 0) return first.value;
	job.addRemark({ what: 'rewritten', why: `Asked for again: ${issues.map(({ summary }) => summary).join('; ')}.` });
	const second = await requestRewrite(first.text, issues, modelRequest, provider, job);
	const remaining = second === null ? issues : qualityIssuesOf(second, request);
	const isBetter = second !== null && totalSeverity(remaining) < totalSeverity(issues);
	const [best, bestIssues] = isBetter ? [second, remaining] : [first.value, issues];
	const fatal = bestIssues.find((issue) => issue.isFatal);
	if (fatal) throw new MakerError('unusable', provider.name, new Error(fatal.summary));
	return best;
}

/** Not streamed: the reader is in the middle of the first version. Null when no usable answer came. */
async function requestRewrite(
	before: string,
	issues: readonly QualityIssue[],
	modelRequest: ParsedRequest<ParsedChapter>,
	provider: Provider,
	job: JobContext,
): Promise<ParsedChapter | null> {
	const notes = issues.map(({ instruction }) => `- ${instruction}`).join('\n');
	const content = `Mend this chapter, and change nothing that is not named here. Keep what is good in it.\n${notes}\nGive the whole JSON object again.`;
	const messages = [
		...modelRequest.messages,
		{ role: 'assistant' as const, content: before },
		{ role: 'user' as const, content },
	];
	try {
		const { value } = await requestJson({ ...modelRequest, messages }, provider, job);
		const chapter = value && modelRequest.parse(value);
		return typeof chapter === 'string' ? null : chapter;
	} catch (error) {
		if (error instanceof MakerError) return null;
		throw error;
	}
}
