import type { ChapterDraft, Gender, StoryBrief } from '../../../contract/storyteller.ts';
import { grammarIssues } from '../../check/grammar.ts';
import { pronounsAgree } from '../../check/pronouns.ts';
import { samplePath } from '../../check/sample-briefs.ts';
import { hashOf } from '../../seeded-random.ts';
import { maxExclamationWords, sentencesOf, stemOf, wordOverlap, wordsOf } from '../../text/text.ts';
import type { WordPacks } from '../content/packs.ts';
import { composeChapterFrom, composePath } from '../engine/compose-chapter.ts';

/** A whole story along one path. */
export type WholeStory = {
	brief: StoryBrief;
	path: readonly number[];
	drafts: readonly ChapterDraft[];
	words: WordPacks;
	clashes: number;
};

/** Composes a story from its first chapter to its ending, with choices by its seed. */
export function composeStory(brief: StoryBrief, chapters: number, words: WordPacks): WholeStory {
	const path = samplePath(brief, chapters);
	const { drafts, state } = composePath(words, brief, path);
	return { brief, path, drafts, words, clashes: state.clashes };
}

/** Grammar issues of all texts of a story. */
export function textIssues({ brief, drafts }: WholeStory): string[] {
	const texts = drafts.flatMap((draft) => [draft.content, ...draft.choices.map((choice) => `${choice}.`)]);
	return texts.flatMap(grammarIssues).map((fault) => `${brief.seed}: ${fault}`);
}

/** Sentences and chapter titles that a story repeats. */
export function repetitionIssues({ brief, drafts }: WholeStory): string[] {
	const sentences = drafts
		.flatMap((draft) => draft.content.split('\n\n').flatMap(sentencesOf))
		.filter((each) => wordsOf(each).length > maxExclamationWords);
	const said = [...sentences, ...drafts.map((draft) => `title ${draft.chapterTitle}`)];
	return said.filter((sentence, at) => said.indexOf(sentence) < at).map((sentence) => `${brief.seed}: ${sentence}`);
}

/** A chapter without the hero's name; a story without the hero's kind or one of the traits; an ending out of place. */
export function omissionIssues({ brief, drafts, words }: WholeStory): string[] {
	const whole = drafts.map((draft) => draft.content).join(' ');
	const kind = words.types[brief.hero.type].one;
	return [
		...drafts
			.filter((draft) => !draft.content.includes(brief.hero.name))
			.map((draft) => `no hero in ${draft.chapterTitle}`),
		...(whole.includes(kind) ? [] : [`no ${kind}`]),
		...brief.hero.traits.filter((trait) => !whole.includes(trait)).map((trait) => `no ${trait}`),
		...drafts.filter((draft, at) => draft.isEnding !== (at === drafts.length - 1)).map(() => 'ending out of place'),
	].map((fault) => `${brief.seed}: ${fault}`);
}

/** Chapters whose versions for a he, a she and a they differ in more than pronouns. */
export function pronounIssues(told: WholeStory): string[] {
	const { brief } = told;
	const [he, she, they] = (['Male', 'Female', 'Other'] as const).map((gender) => textsWithGender(gender, told));
	const differ = (he ?? []).filter((text, at) => !pronounsAgree(text, she?.[at] ?? '', they?.[at] ?? ''));
	return differ.map((text) => `${brief.seed}: ${text}`);
}

function textsWithGender(gender: Gender, { brief, path, drafts, words }: WholeStory): string[] {
	const as = { ...brief, hero: { ...brief.hero, gender } };
	const told = gender === brief.hero.gender ? drafts : composePath(words, as, path).drafts;
	return told.map((draft) => draft.content);
}

/** The issues of each chapter's choices, without the last chapter. */
export function choiceIssues({ brief, drafts }: WholeStory): string[][] {
	return drafts.slice(0, -1).map((draft) => {
		const choices = draft.choices.map((choice) => wordsOf(choice.toLowerCase()));
		const alike = choices.flatMap((one, at) => choices.slice(at + 1).map((other) => wordOverlap(one, other)));
		return [
			...(choices.length === 3 ? [] : [`${choices.length} choices`]),
			...(new Set(choices.map(([verb]) => verb)).size === 3 ? [] : [`same verb: ${draft.choices.join(' / ')}`]),
			...(alike.every((share) => share < 0.35) ? [] : [`alike: ${draft.choices.join(' / ')}`]),
			...(draft.choices.some((choice) => brief.hero.traits.some((trait) => choice.includes(trait)))
				? []
				: ['no trait offered']),
		].map((fault) => `${brief.seed}: ${fault}`);
	});
}

/** For each chapter after the first: '' when its first paragraph takes up the choice that led to it, else the choice. */
export function unansweredChoices({ brief, path, drafts }: WholeStory): string[] {
	return drafts.slice(1).map((draft, at) => {
		const choice = drafts[at]?.choices[path[at] as number] ?? '';
		const opening = new Set(wordsOf(draft.content.split('\n\n')[0] ?? '').map(stemOf));
		const answered = wordsOf(choice)
			.map(stemOf)
			.some((stem) => stem !== '' && opening.has(stem));
		return answered ? '' : `${brief.seed}: ${choice}`;
	});
}

/** The smallest share of sentences by which two branches after one chapter differ. */
export function leastBranchDifference({ brief, path, drafts, words }: WholeStory): number {
	const at = hashOf(brief.seed) % (drafts.length - 1);
	const ways = [0, 1, 2].map((index) =>
		index === path[at] ? drafts[at + 1] : composeChapterFrom(words, brief, [...path.slice(0, at), index]),
	);
	const said = ways.map((way) => comparableSentences(way?.content ?? ''));
	const changes = said.flatMap((one, first) =>
		said.slice(first + 1).map((other) => 1 - sharedSentenceShare(one, other)),
	);
	return Math.min(...changes);
}

/** The distinct sentences of a text, without exclamations (“Oh no!”). */
function comparableSentences(text: string): Set<string> {
	return new Set(
		text
			.split('\n\n')
			.flatMap(sentencesOf)
			.filter((sentence) => wordsOf(sentence).length > maxExclamationWords),
	);
}

/** The share of the smaller set's sentences that is in both. */
export function sharedSentenceShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	return one.intersection(other).size / Math.max(1, Math.min(one.size, other.size));
}
