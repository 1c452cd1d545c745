import type { ChapterDraft, StoryBrief } from '../../../shared/contract/storyteller.ts';
import { commonLines } from '../../../shared/storyteller/former/content/common.ts';
import { continuationLines } from '../../../shared/storyteller/former/content/continuation-lines.ts';
import { packs } from '../../../shared/storyteller/former/content/packs.ts';
import { readOutline } from '../../../shared/storyteller/outline.ts';
import { storyletBands } from '../../../shared/storyteller/storylets/engine/reading-bands.ts';
import { storylets } from '../../../shared/storyteller/storylets/storylets.ts';
import { tellNextChapter } from '../../../shared/storyteller/tell-chapter.ts';
import { levelOf } from '../../../shared/storyteller/text/levels.ts';
import { countText, longestSentence, parseText, readingGrade } from '../../../shared/storyteller/text/text.ts';
import type { ToldChapterCheck, ToldChapterRequest } from '../makers.ts';

type Told = ToldChapterRequest['told'];

/**
 * Compares a chapter that a device told with what this build tells there. A chapter of another build must be what a storyteller
 * of this kind can tell: plain paragraphs of its own words, no harder than the story's age group.
 */
export function checkToldChapter({ told, ...story }: ToldChapterRequest): ToldChapterCheck {
	const { brief, priorChapters } = story;
	const outline = readOutline(story.outline) === null ? null : story.outline;
	const tell = (isContinuation: boolean) => tellNextChapter({ ...story, memory: [], isContinuation }).draft;
	const own = tell(false);
	if (isSame(own, told)) return { isOwn: true, issue: null, scene: own.scene, outline };
	const joined = priorChapters.length > 0 ? tell(true) : own;
	if (isSame(joined, told)) return { isOwn: true, issue: null, scene: joined.scene, outline };
	return { isOwn: false, issue: issueOf(told, brief, priorChapters), scene: own.scene, outline };
}

function isSame(own: ChapterDraft, { storyTitle, chapterTitle, content, choices }: Told): boolean {
	return (
		own.content === content &&
		own.chapterTitle === chapterTitle &&
		own.choices.length === choices.length &&
		own.choices.every((choice, at) => choice === choices[at]) &&
		(storyTitle === null || own.storyTitle === storyTitle)
	);
}

function issueOf(
	told: Told,
	brief: StoryBrief,
	priorChapters: ToldChapterRequest['priorChapters'],
): ToldChapterCheck['issue'] {
	const { storyTitle, chapterTitle, content, choices } = told;
	const lines = [...(storyTitle === null ? [] : [storyTitle]), chapterTitle, ...content.split('\n\n'), ...choices];
	const plain = lines.map((line) => renamed(line, brief.hero, ' '));
	if (plain.some((line) => !plainText.test(line))) return 'markup';
	if (!isWellFormed(told)) return 'malformed';
	const last = priorChapters.at(-1);
	const answered = last?.choices[last.choiceTaken ?? 0] ?? '';
	if (unknownShare(plain.join(' '), answered) > maxUnknownShare) return 'unknown-words';
	return isTooHard(content, brief) ? 'too-hard' : null;
}

function renamed(text: string, { name }: StoryBrief['hero'], newName: string): string {
	return text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'gu'), newName);
}

/** Letters, digits and the punctuation of prose: no tags, addresses, control or invisible characters. */
const plainText = /^[\p{L}\p{M}\p{N} ,.!?…;:()'’‘“”"–—-]*$/u;

/** The storyteller tells 2 to 17, each speech of a dialogue in its own; the rest is room for other builds. */
const paragraphs = { from: 2, to: 40 } as const;
const longestLine = 120;

function isWellFormed({ storyTitle, chapterTitle, content, choices }: Told): boolean {
	const parts = content.split('\n\n');
	const lines = [storyTitle ?? chapterTitle, chapterTitle, ...choices];
	return (
		parts.length >= paragraphs.from &&
		parts.length <= paragraphs.to &&
		[...parts, ...lines].every((text) => text !== '' && text === text.trim()) &&
		lines.every((line) => line.length <= longestLine)
	);
}

/** Room for words that another build has, and this one has not. */
const maxUnknownShare = 0.1;
const word = /\p{L}+/gu;

/** The share of words that are neither the storyteller's own nor in the choice that the chapter answers. */
function unknownShare(text: string, answered: string): number {
	const known = new Set(foldedWords(answered));
	const all = foldedWords(text);
	return all.filter((each) => !vocabulary().has(each) && !known.has(each)).length / Math.max(1, all.length);
}

let ownWords: ReadonlySet<string> | undefined;

/** Every word of the storyteller's content. */
function vocabulary(): ReadonlySet<string> {
	ownWords ??= new Set(
		[packs, commonLines, continuationLines, storylets].flatMap(textsIn).flatMap((text) => foldedWords(text)),
	);
	return ownWords;
}

function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) => [name, ...textsIn(inner)]);
}

function foldedWords(text: string): string[] {
	return (text.match(word) ?? []).map((each) => each.toLowerCase());
}

/** Counted instead of the hero's name: a name of many words makes no text harder. */
const plainName = 'Pip';

/**
 * Whether a chapter is above its age group's reading band. The room is for other builds, and for chapters that join another
 * storyteller's: these tell first how their story begins.
 */
export function isTooHard(content: string, { ageGroup, hero }: StoryBrief): boolean {
	const band = storyletBands[levelOf[ageGroup]];
	const read = parseText(renamed(content, hero, plainName));
	const counts = countText(read);
	return (
		readingGrade(counts) > band.grade[1] + 0.5 ||
		counts.words / Math.max(1, counts.sentences) > band.mean[1] + 1 ||
		longestSentence(read, plainName) > band.maxSentenceWords * 1.25 ||
		counts.words > band.words[1] * 1.5
	);
}
