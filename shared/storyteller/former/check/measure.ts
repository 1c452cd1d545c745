import type { StoryBrief } from '../../../contract/storyteller.ts';
import { type AgeGroup, ageGroups, chapterCountFor } from '../../../rules/ages.ts';
import { outsideBand, type Reading, readingOf } from '../../check/reading.ts';
import { sampleBriefs } from '../../check/sample-briefs.ts';
import { heroPlaceholder, sentencesOf } from '../../text/text.ts';
import { packs, type WordPacks } from '../content/packs.ts';
import {
	choiceIssues,
	composeStory,
	leastBranchDifference,
	omissionIssues,
	pronounIssues,
	repetitionIssues,
	sharedSentenceShare,
	textIssues,
	unansweredChoices,
	type WholeStory,
} from './story-issues.ts';

type GroupMeans = { chapters: number; inBand: number; grade: number; mean: number; words: number; hard: number };

/** Measurements of many stories. Shares are 0 to 1; lists hold issues in words. */
export type QualityFigures = {
	stories: number;
	inBand: number;
	groups: Partial<Record<AgeGroup, GroupMeans>>;
	outOfBand: string[];
	grammar: string[];
	repeated: string[];
	missing: string[];
	pronouns: string[];
	/** Clashes in all stories. */
	clashes: number;
	goodChoices: number;
	poorChoices: string[];
	acknowledged: number;
	unacknowledged: string[];
	/** The smallest difference between the branches after a chapter, and the share of chapters where all differ by 60 %. */
	leastChange: number;
	changed: number;
	/** The mean share of sentences that two stories of one genre have in common, as printed and without the heroes' names. */
	shared: number;
	sharedNameless: number;
};

/** Composes and measures `count` stories, evenly over age groups, genres and moods. */
export function measureStories(
	count: number,
	words: WordPacks = packs,
	of: readonly StoryBrief[] = sampleBriefs(count),
): QualityFigures {
	const told = of.map((brief) => composeStory(brief, chapterCountFor(brief.ageGroup), words));
	const read = told.flatMap(({ brief, drafts }) =>
		drafts.map((draft) => measureChapter(brief, draft.chapterTitle, draft.content)),
	);
	const choices = told.flatMap(choiceIssues);
	const answers = told.flatMap(unansweredChoices);
	const changes = told.map(leastBranchDifference);
	return {
		stories: told.length,
		inBand: share(read, (each) => each.issue === ''),
		groups: Object.fromEntries(ageGroups.map((group) => [group, meansOf(read.filter((each) => each.group === group))])),
		outOfBand: read.map((each) => each.issue).filter((fault) => fault !== ''),
		grammar: told.flatMap(textIssues),
		repeated: told.flatMap(repetitionIssues),
		missing: told.flatMap(omissionIssues),
		pronouns: told.flatMap(pronounIssues),
		clashes: told.reduce((sum, story) => sum + story.clashes, 0),
		goodChoices: share(choices, (faults) => faults.length === 0),
		poorChoices: choices.flat(),
		acknowledged: share(answers, (fault) => fault === ''),
		unacknowledged: answers.filter((fault) => fault !== ''),
		leastChange: Math.min(...changes),
		changed: share(changes, (change) => change > 0.6),
		shared: sharedInGenre(told, (_, text) => text),
		sharedNameless: sharedInGenre(told, (brief, text) => text.replaceAll(brief.hero.name, heroPlaceholder)),
	};
}

/** The figures as a printable table. */
export function figuresTable(figures: QualityFigures): string {
	const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
	const groups = Object.entries(figures.groups).map(
		([group, of]) =>
			`  ${group.padEnd(5)} ${of.chapters} chapters, in band ${percent(of.inBand)}, grade ${of.grade.toFixed(1)}, ${of.mean.toFixed(1)} words a sentence, ${of.words.toFixed(0)} words, hard words ${percent(of.hard)}`,
	);
	return [
		`stories ${figures.stories}`,
		`chapters in their reading band ${percent(figures.inBand)}`,
		...groups,
		`grammar faults ${figures.grammar.length}, repeated ${figures.repeated.length}, missing ${figures.missing.length}, pronouns ${figures.pronouns.length}, clashes ${figures.clashes}`,
		`good choices ${percent(figures.goodChoices)}, acknowledged ${percent(figures.acknowledged)}`,
		`ways on that differ by 60 % ${percent(figures.changed)}, least change ${percent(figures.leastChange)}`,
		`shared by two stories of a genre ${percent(figures.shared)}, with names made equal ${percent(figures.sharedNameless)}`,
	].join('\n');
}

type MeasuredChapter = { group: AgeGroup; reading: Reading; issue: string };

function measureChapter(brief: StoryBrief, title: string, content: string): MeasuredChapter {
	const reading = readingOf(content);
	const figures = outsideBand(reading, brief.ageGroup).map(
		(name) => `${name} ${reading[name as keyof Reading].toFixed(1)}`,
	);
	return {
		group: brief.ageGroup,
		reading,
		issue: figures.length === 0 ? '' : `${brief.seed} “${title}”: ${figures.join(', ')}`,
	};
}

function meansOf(read: readonly MeasuredChapter[]): GroupMeans {
	const mean = (of: keyof Reading) => read.reduce((sum, each) => sum + each.reading[of], 0) / Math.max(1, read.length);
	return {
		chapters: read.length,
		inBand: share(read, (each) => each.issue === ''),
		grade: mean('grade'),
		mean: mean('mean'),
		words: mean('words'),
		hard: mean('hard'),
	};
}

function sharedInGenre(told: readonly WholeStory[], printed: (brief: StoryBrief, text: string) => string): number {
	const said = told.map(({ brief, drafts }) => ({
		kind: `${brief.genre} ${brief.ageGroup}`,
		sentences: new Set(drafts.flatMap((draft) => printed(brief, draft.content).split('\n\n').flatMap(sentencesOf))),
	}));
	const pairs = said.flatMap((one, at) =>
		said
			.slice(at + 1)
			.filter((other) => other.kind === one.kind)
			.map((other) => sharedSentenceShare(one.sentences, other.sentences)),
	);
	return pairs.reduce((sum, each) => sum + each, 0) / Math.max(1, pairs.length);
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
	return items.filter(holds).length / Math.max(1, items.length);
}
