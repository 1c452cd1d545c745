import type { ChapterDraft, StoryBrief } from '../../../contract/storyteller.ts';
import { type PriorChapter, StoryEndedError, UnknownChoiceError } from '../../prior-chapters.ts';
import { shuffled } from '../../seeded-random.ts';
import { fillTemplate, joinPieces } from '../../text/templates.ts';
import { countText, heroPlaceholder, titleCase } from '../../text/text.ts';
import type { Place } from '../content/pack.ts';
import { packs, type WordPacks } from '../content/packs.ts';
import type { ChapterTemplate } from '../content/plot.ts';
import { type ChoiceOffer, offerChoices } from './choices.ts';
import { forgetPayoffs, withChoiceText } from './continuation.ts';
import { composeParagraphs, composeTitle, type Opening } from './paragraphs.ts';
import { composeScene, weatherAt } from './scene.ts';
import { placeSlots, storySlots } from './slots.ts';
import { type StorySetup, setUpStory } from './story-setup.ts';
import type { StoryState } from './story-state.ts';
import { previewVariant } from './variants.ts';

/**
 * The chapter that the choices lead to; without choices, the first one. `choicesTaken`: one index (0–2) for each earlier chapter.
 * The same brief and choices give the same chapter. Throws UnknownChoiceError and StoryEndedError.
 */
export function composeChapter(brief: StoryBrief, choicesTaken: readonly number[]): ChapterDraft {
	return composeChapterFrom(packs, brief, choicesTaken);
}

/** The same with other word packs than the product's own. */
export function composeChapterFrom(words: WordPacks, brief: StoryBrief, choicesTaken: readonly number[]): ChapterDraft {
	return composePath(words, brief, choicesTaken).drafts.at(-1) as ChapterDraft;
}

/**
 * The chapter that follows earlier ones, some or all of which are another storyteller's. After one of those it begins with the
 * text of the taken choice, and introduces this engine's plot. After its own it continues as usual. Throws UnknownChoiceError
 * and StoryEndedError.
 */
export function continueStory(brief: StoryBrief, before: readonly PriorChapter[]): ChapterDraft {
	const path = before.map(({ choiceTaken }) => choiceTaken ?? 0);
	return composePath(packs, brief, path, before).drafts.at(-1) as ChapterDraft;
}

/** All chapters along a path, and the state at its end. `before`: the chapters that the reader got in their place. */
export function composePath(
	words: WordPacks,
	brief: StoryBrief,
	path: readonly number[],
	before?: readonly PriorChapter[],
): { drafts: ChapterDraft[]; state: StoryState } {
	const state = initialState(setUpStory(brief, words));
	const storyTitle = storyTitleOf(state.plan);
	let next = composeNext(state, undefined, storyTitle);
	const drafts = [withHeroName(next.draft, brief.hero.name)];
	for (const [at, index] of path.entries()) {
		const taken = choiceAt(next.offers, index);
		moveOn(state, taken, index);
		const other = before?.[at];
		const joins = other !== undefined && other.content !== drafts[at]?.content;
		next = composeNext(state, joins ? 'joining' : taken, storyTitle);
		const draft = joins ? withChoiceText(next.draft, other.choices[index] ?? '') : next.draft;
		drafts.push(withHeroName(draft, brief.hero.name));
	}
	return { drafts, state: state };
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
	state: StoryState,
	opening: Opening,
	storyTitle: string,
): { draft: ChapterDraft; offers: ChoiceOffer[] } {
	const plan = state.plan.chapters[state.chapter] as ChapterTemplate;
	const chapterTitle = composeTitle(plan, state);
	if (opening === 'joining') forgetPayoffs(state);
	const content = composeParagraphs(plan, opening, state).join('\n\n');
	if (opening && opening !== 'joining')
		state.pendingPayoffs.push(previewVariant(opening.payoff, `later ${opening.key}`, state));
	const offers = offerChoices(plan, state);
	for (const offer of offers) state.offeredKeys.add(offer.key);
	const scene = composeScene(plan.look, state);
	state.camera = scene.camera;
	const choices = offers.map((offer) => offer.text);
	return { offers, draft: { storyTitle, chapterTitle, content, choices, isEnding: choices.length === 0, scene } };
}

function choiceAt(offers: readonly ChoiceOffer[], index: number): ChoiceOffer {
	if (offers.length === 0) throw new StoryEndedError();
	const taken = offers[index];
	if (!taken) throw new UnknownChoiceError(index, offers.length);
	return taken;
}

function moveOn(state: StoryState, taken: ChoiceOffer, index: number): void {
	const { plan, place } = state;
	state.chapter++;
	state.path += `${index}`;
	state.variantOffset += index;
	state.isHourTold = plan.times[state.chapter] === plan.times[state.chapter - 1];
	state.slots = {
		...storySlots(plan),
		...placeSlots({ before: place, place: taken.place, next: taken.place }),
		...taken.slots,
	};
	state.place = taken.place;
	state.visitedPlaces.push(taken.place);
	const weather = weatherAt(taken.place, plan, `${plan.brief.seed} weather ${state.path}`);
	state.isWeatherTold = weather === state.weather;
	state.weather = weather;
}

/** A title that names something which is in every branch of the story. */
function storyTitleOf(plan: StorySetup): string {
	const place = (plan.places[0] as Place).the.replace(/^the /, '');
	const slots = { hero: heroPlaceholder, thing: plan.thing.the.replace(/^the /, ''), place };
	const title = titleTemplateOf(plan.genre.titles, plan.brief.seed, plan.allowed);
	return titleCase(joinPieces(fillTemplate(title, slots, () => undefined)));
}

/** The template that a seed draws from a genre's titles: one that names a thing or a place. */
export function titleTemplateOf(
	titles: readonly string[],
	seed: string,
	isAllowed: (title: string) => boolean = () => true,
): string {
	const drawn = shuffled(titles, `${seed} title`).filter(isAllowed);
	return drawn.find((title) => /\{(?:thing|place)\}/.test(title)) ?? '{hero} and the {thing}';
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
