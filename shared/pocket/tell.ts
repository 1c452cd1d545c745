import type { ChapterDraft, StoryBrief } from '../telling.ts';
import { shuffled } from './chance.ts';
import { type Opening, paragraphsOf, titleOf } from './compose.ts';
import { draftedFor, type Telling } from './draw.ts';
import { filled, textOf } from './fill.ts';
import { answering, forgetDeeds } from './joining.ts';
import { type Offer, offersOf } from './offers.ts';
import type { Place } from './pack.ts';
import { type Packs, packs } from './packs.ts';
import type { ChapterPlan } from './passage.ts';
import { sceneOf, weatherAt } from './picture.ts';
import { planStory, type StoryPlan } from './plan.ts';
import { heroMark, sumsOf, titled } from './sentences.ts';
import { placeSlots, storySlots } from './slots.ts';

/** Thrown when a choice is taken that the chapter does not offer. */
export class NoSuchChoice extends Error {
	constructor(index: number, offered: number) {
		super(`Choice ${index} of ${offered} does not exist`);
		this.name = 'NoSuchChoice';
	}
}

/** Thrown when a chapter is asked for that would follow the last one. */
export class StoryEnded extends Error {
	constructor() {
		super('The story has already ended');
		this.name = 'StoryEnded';
	}
}

/**
 * Tells the chapter that the choices lead to; with no choices, the first. `choicesTaken` holds one index (0–2) for each
 * chapter before it. The same brief and choices give the same chapter. Throws NoSuchChoice and StoryEnded.
 */
export function tellChapter(brief: StoryBrief, choicesTaken: readonly number[]): ChapterDraft {
	return tellFrom(packs, brief, choicesTaken);
}

/** The same, out of words other than the product's own. */
export function tellFrom(words: Packs, brief: StoryBrief, choicesTaken: readonly number[]): ChapterDraft {
	return toldAlong(words, brief, choicesTaken).drafts.at(-1) as ChapterDraft;
}

/** A chapter as it was told, by whoever told it, and which of its choices was taken. */
export type ToldBefore = { content: string; choices: readonly string[]; choiceTaken: number | null };

/**
 * Tells the chapter that follows those told before, some or all of which are another storyteller's. After one of those it
 * begins by taking up the choice in that one's words, and with what one has to know of a story that is new to its reader.
 * After its own it goes on as ever. Throws NoSuchChoice and StoryEnded.
 */
export function joinOn(brief: StoryBrief, before: readonly ToldBefore[]): ChapterDraft {
	const path = before.map(({ choiceTaken }) => choiceTaken ?? 0);
	return toldAlong(packs, brief, path, before).drafts.at(-1) as ChapterDraft;
}

/** All chapters along a path, and the state that the story is in at its end. `before`: those that were told in their place. */
export function toldAlong(
	words: Packs,
	brief: StoryBrief,
	path: readonly number[],
	before?: readonly ToldBefore[],
): { drafts: ChapterDraft[]; telling: Telling } {
	const telling = begun(planStory(brief, words));
	const storyTitle = storyTitleOf(telling.plan);
	let told = chapterOf(telling, undefined, storyTitle);
	const drafts = [named(told.draft, brief.hero.name)];
	for (const [at, index] of path.entries()) {
		const taken = takenFrom(told.offers, index);
		moveOn(telling, taken, index);
		const other = before?.[at];
		const joins = other !== undefined && other.content !== drafts[at]?.content;
		told = chapterOf(telling, joins ? 'joining' : taken, storyTitle);
		const draft = joins ? answering(told.draft, other.choices[index] ?? '') : told.draft;
		drafts.push(named(draft, brief.hero.name));
	}
	return { drafts, telling };
}

function begun(plan: StoryPlan): Telling {
	const here = plan.places[0] as Place;
	return {
		plan,
		here,
		path: '',
		turn: 0,
		chapter: 0,
		visited: [here],
		soFar: sumsOf([]),
		attempt: 0,
		clashes: 0,
		room: Number.POSITIVE_INFINITY,
		said: new Set(),
		spent: new Set(),
		shown: 0,
		owed: [],
		offered: new Set(),
		helperMet: false,
		detailMet: false,
		hourTold: false,
		weatherTold: false,
		camera: undefined,
		weather: weatherAt(here, plan, `${plan.brief.seed} weather`),
		slots: { ...storySlots(plan), ...placeSlots({ before: here, here, next: here }) },
	};
}

function chapterOf(telling: Telling, opening: Opening, storyTitle: string): { draft: ChapterDraft; offers: Offer[] } {
	const plan = telling.plan.chapters[telling.chapter] as ChapterPlan;
	const chapterTitle = titleOf(plan, telling);
	if (opening === 'joining') forgetDeeds(telling);
	const content = paragraphsOf(plan, opening, telling).join('\n\n');
	if (opening && opening !== 'joining') telling.owed.push(draftedFor(opening.later, `later ${opening.key}`, telling));
	const offers = offersOf(plan, telling);
	for (const offer of offers) telling.offered.add(offer.key);
	const scene = sceneOf(plan.look, telling);
	telling.camera = scene.camera;
	const choices = offers.map((offer) => offer.text);
	return { offers, draft: { storyTitle, chapterTitle, content, choices, isEnding: choices.length === 0, scene } };
}

function takenFrom(offers: readonly Offer[], index: number): Offer {
	if (offers.length === 0) throw new StoryEnded();
	const taken = offers[index];
	if (!taken) throw new NoSuchChoice(index, offers.length);
	return taken;
}

function moveOn(telling: Telling, taken: Offer, index: number): void {
	const { plan, here } = telling;
	telling.chapter++;
	telling.path += `${index}`;
	telling.turn += index;
	telling.hourTold = plan.times[telling.chapter] === plan.times[telling.chapter - 1];
	telling.slots = {
		...storySlots(plan),
		...placeSlots({ before: here, here: taken.place, next: taken.place }),
		...taken.slots,
	};
	telling.here = taken.place;
	telling.visited.push(taken.place);
	const weather = weatherAt(taken.place, plan, `${plan.brief.seed} weather ${telling.path}`);
	telling.weatherTold = weather === telling.weather;
	telling.weather = weather;
}

/** A title that names something which is in the story whatever is chosen. */
function storyTitleOf(plan: StoryPlan): string {
	const place = (plan.places[0] as Place).the.replace(/^the /, '');
	const slots = { hero: heroMark, thing: plan.thing.the.replace(/^the /, ''), place };
	const titles = shuffled(plan.genre.titles, `${plan.brief.seed} title`).filter(plan.allowed);
	const title = titles.find((each) => /\{(?:thing|place)\}/.test(each)) ?? `{hero} and the {thing}`;
	return titled(textOf(filled(title, slots, () => undefined)));
}

function named(draft: ChapterDraft, name: string): ChapterDraft {
	const print = (text: string) => text.replaceAll(heroMark, () => name);
	return {
		...draft,
		storyTitle: print(draft.storyTitle),
		chapterTitle: print(draft.chapterTitle),
		content: print(draft.content),
		choices: draft.choices.map(print),
	};
}
