import type { ChapterDraft, StoryBrief } from '../../contract/storyteller.ts';
import type { Place } from '../content/pack.ts';
import { packs, type WordPacks } from '../content/packs.ts';
import type { ChapterTemplate } from '../content/plot.ts';
import { type ChoiceOffer, offerChoices } from './choices.ts';
import { forgetPayoffs, withChoiceText } from './continuation.ts';
import { composeParagraphs, composeTitle, type Opening } from './paragraphs.ts';
import { composeScene, weatherAt } from './scene.ts';
import { shuffled } from './seeded-random.ts';
import { placeSlots, storySlots } from './slots.ts';
import { type StorySetup, setUpStory } from './story-setup.ts';
import { fillTemplate, joinPieces } from './templates.ts';
import { countText, heroPlaceholder, titleCase } from './text.ts';
import { previewVariant, type StoryState } from './variants.ts';

/** Thrown when a choice is taken that the chapter does not offer. */
export class UnknownChoiceError extends Error {
	constructor(index: number, offered: number) {
		super(`Choice ${index} of ${offered} does not exist`);
		this.name = 'NoSuchChoice';
	}
}

/** Thrown when a chapter is asked for that would follow the last one. */
export class StoryEndedError extends Error {
	constructor() {
		super('The story has already ended');
		this.name = 'StoryEnded';
	}
}

/**
 * Tells the chapter that the choices lead to; with no choices, the first. `choicesTaken` holds one index (0–2) for each
 * chapter before it. The same brief and choices give the same chapter. Throws NoSuchChoice and StoryEnded.
 */
export function composeChapter(brief: StoryBrief, choicesTaken: readonly number[]): ChapterDraft {
	return composeChapterFrom(packs, brief, choicesTaken);
}

/** The same, out of words other than the product's own. */
export function composeChapterFrom(words: WordPacks, brief: StoryBrief, choicesTaken: readonly number[]): ChapterDraft {
	return composePath(words, brief, choicesTaken).drafts.at(-1) as ChapterDraft;
}

/** A chapter as it was told, by whoever told it, and which of its choices was taken. */
export type PriorChapter = { content: string; choices: readonly string[]; choiceTaken: number | null };

/**
 * Tells the chapter that follows those told before, some or all of which are another storyteller's. After one of those it
 * begins by taking up the choice in that one's words, and with what one has to know of a story that is new to its reader.
 * After its own it goes on as ever. Throws NoSuchChoice and StoryEnded.
 */
export function continueStory(brief: StoryBrief, before: readonly PriorChapter[]): ChapterDraft {
	const path = before.map(({ choiceTaken }) => choiceTaken ?? 0);
	return composePath(packs, brief, path, before).drafts.at(-1) as ChapterDraft;
}

/** All chapters along a path, and the state that the story is in at its end. `before`: those that were told in their place. */
export function composePath(
	words: WordPacks,
	brief: StoryBrief,
	path: readonly number[],
	before?: readonly PriorChapter[],
): { drafts: ChapterDraft[]; state: StoryState } {
	const telling = initialState(setUpStory(brief, words));
	const storyTitle = storyTitleOf(telling.plan);
	let told = composeNext(telling, undefined, storyTitle);
	const drafts = [withHeroName(told.draft, brief.hero.name)];
	for (const [at, index] of path.entries()) {
		const taken = choiceAt(told.offers, index);
		moveOn(telling, taken, index);
		const other = before?.[at];
		const joins = other !== undefined && other.content !== drafts[at]?.content;
		told = composeNext(telling, joins ? 'joining' : taken, storyTitle);
		const draft = joins ? withChoiceText(told.draft, other.choices[index] ?? '') : told.draft;
		drafts.push(withHeroName(draft, brief.hero.name));
	}
	return { drafts, state: telling };
}

function initialState(plan: StorySetup): StoryState {
	const here = plan.places[0] as Place;
	return {
		plan,
		place: here,
		path: '',
		variantOffset: 0,
		chapter: 0,
		visitedPlaces: [here],
		chapterCounts: countText([]),
		attempt: 0,
		clashes: 0,
		wordsLeft: Number.POSITIVE_INFINITY,
		saidSentences: new Set(),
		usedLines: new Set(),
		traitsShown: 0,
		pendingPayoffs: [],
		offeredKeys: new Set(),
		hasMetHelper: false,
		hasMetDetail: false,
		isHourTold: false,
		isWeatherTold: false,
		camera: undefined,
		weather: weatherAt(here, plan, `${plan.brief.seed} weather`),
		slots: { ...storySlots(plan), ...placeSlots({ before: here, place: here, next: here }) },
	};
}

function composeNext(
	telling: StoryState,
	opening: Opening,
	storyTitle: string,
): { draft: ChapterDraft; offers: ChoiceOffer[] } {
	const plan = telling.plan.chapters[telling.chapter] as ChapterTemplate;
	const chapterTitle = composeTitle(plan, telling);
	if (opening === 'joining') forgetPayoffs(telling);
	const content = composeParagraphs(plan, opening, telling).join('\n\n');
	if (opening && opening !== 'joining')
		telling.pendingPayoffs.push(previewVariant(opening.payoff, `later ${opening.key}`, telling));
	const offers = offerChoices(plan, telling);
	for (const offer of offers) telling.offeredKeys.add(offer.key);
	const scene = composeScene(plan.look, telling);
	telling.camera = scene.camera;
	const choices = offers.map((offer) => offer.text);
	return { offers, draft: { storyTitle, chapterTitle, content, choices, isEnding: choices.length === 0, scene } };
}

function choiceAt(offers: readonly ChoiceOffer[], index: number): ChoiceOffer {
	if (offers.length === 0) throw new StoryEndedError();
	const taken = offers[index];
	if (!taken) throw new UnknownChoiceError(index, offers.length);
	return taken;
}

function moveOn(telling: StoryState, taken: ChoiceOffer, index: number): void {
	const { plan, place } = telling;
	telling.chapter++;
	telling.path += `${index}`;
	telling.variantOffset += index;
	telling.isHourTold = plan.times[telling.chapter] === plan.times[telling.chapter - 1];
	telling.slots = {
		...storySlots(plan),
		...placeSlots({ before: place, place: taken.place, next: taken.place }),
		...taken.slots,
	};
	telling.place = taken.place;
	telling.visitedPlaces.push(taken.place);
	const weather = weatherAt(taken.place, plan, `${plan.brief.seed} weather ${telling.path}`);
	telling.isWeatherTold = weather === telling.weather;
	telling.weather = weather;
}

/** A title that names something which is in the story whatever is chosen. */
function storyTitleOf(plan: StorySetup): string {
	const place = (plan.places[0] as Place).the.replace(/^the /, '');
	const slots = { hero: heroPlaceholder, thing: plan.thing.the.replace(/^the /, ''), place };
	const titles = shuffled(plan.genre.titles, `${plan.brief.seed} title`).filter(plan.allowed);
	const title = titles.find((each) => /\{(?:thing|place)\}/.test(each)) ?? `{hero} and the {thing}`;
	return titleCase(joinPieces(fillTemplate(title, slots, () => undefined)));
}

function withHeroName(draft: ChapterDraft, name: string): ChapterDraft {
	const print = (text: string) => text.replaceAll(heroPlaceholder, () => name);
	return {
		...draft,
		storyTitle: print(draft.storyTitle),
		chapterTitle: print(draft.chapterTitle),
		content: print(draft.content),
		choices: draft.choices.map(print),
	};
}
