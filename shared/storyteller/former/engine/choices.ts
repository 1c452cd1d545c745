import type { Trait } from '../../../words/traits.ts';
import { seededRandom, shuffled } from '../../seeded-random.ts';
import { readingBands } from '../../text/reading-bands.ts';
import { fillTemplate, joinPieces, type Line, resolveAlternatives, type Slots } from '../../text/templates.ts';
import { longestSentence, parseText, sentencesOf, wordOverlap, wordsOf } from '../../text/text.ts';
import { type TraitChoice, traitChoices } from '../content/common/trait-choices.ts';
import type { Place, TraitFamily } from '../content/pack.ts';
import type { Approach, ChapterTemplate, PlotOption } from '../content/plot.ts';
import { clashingStems } from './clashes.ts';
import { placeSlots } from './slots.ts';
import type { StoryState } from './story-state.ts';

/** A choice that a chapter offers, with its outcome, payoff and place. */
export type ChoiceOffer = {
	key: string;
	approach: Approach;
	text: string;
	outcome: readonly Line[];
	payoff: readonly Line[];
	slots: Slots;
	place: Place;
};

/** The most word overlap of two choices. */
const maxOverlap = 0.35;

/** The three choices of a chapter: one from the hero's traits and two from the plot, all distinct. */
export function offerChoices(plan: ChapterTemplate, state: StoryState): ChoiceOffer[] {
	if (plan.options.length === 0) return [];
	const seed = `${state.plan.brief.seed} ${state.path} offers`;
	const places = placesAhead(state);
	const plots = shuffled(plan.options, seed).map((option, at) => plotChoice(option, placeAt(places, at + 1), state));
	const kept = plots.filter(
		(offer) => state.plan.allowed(JSON.stringify([offer.text, offer.outcome])) && isClean(offer, state),
	);
	const own = traitChoiceOffers(placeAt(places, 0), seed, state);
	return shuffled(threeDistinct(own, kept.length > 2 ? kept : plots), `${seed} order`);
}

function placesAhead({ plan, visitedPlaces }: StoryState): readonly Place[] {
	const unseen = plan.places.filter((place) => !visitedPlaces.includes(place));
	return unseen.length > 0 ? unseen : plan.places;
}

function placeAt(places: readonly Place[], at: number): Place {
	return places[at % places.length] as Place;
}

function plotChoice(option: PlotOption, place: Place, state: StoryState): ChoiceOffer {
	const slots = placeSlots({ before: state.place, place: state.place, next: place });
	const text = choiceText(option.say, { ...state.slots, ...slots }, state);
	return {
		key: option.say,
		approach: option.approach,
		text,
		outcome: option.outcome,
		payoff: [option.later],
		slots: {},
		place,
	};
}

/** One choice for each unused use of each trait that fits the reading level. */
function traitChoiceOffers(place: Place, seed: string, state: StoryState): ChoiceOffer[] {
	const { brief, families, level } = state.plan;
	const own = brief.hero.traits.flatMap((trait, at) =>
		familyChoices(families[at]).map((way) => traitChoiceOffer(way, trait, place, state)),
	);
	const fitting = own.filter(
		(offer) => isFresh(offer, state) && longestOutcomeSentence(offer, state) <= readingBands[level].maxSentenceWords,
	);
	if (fitting.length > 0) return unseenFirst(shuffled(fitting, `${seed} own`), state);
	const any = brief.hero.traits.flatMap((trait) =>
		traitChoices[level].map((way) => traitChoiceOffer(way, trait, place, state)),
	);
	return shuffled(
		any.filter((offer) => isFresh(offer, state)),
		`${seed} own`,
	);
}

/** Whether it has no clashes ("put the wheel on wheels"). */
function isClean(offer: ChoiceOffer, { slots }: StoryState): boolean {
	const clean = (line: Line) => clashingStems(fillTemplate(line, { ...slots, ...offer.slots }, () => [])).length === 0;
	return clean(offer.key) && offer.outcome.some(clean);
}

/** Choices that were not offered before come first. */
function unseenFirst(offers: readonly ChoiceOffer[], { offeredKeys }: StoryState): ChoiceOffer[] {
	const seen = (offer: ChoiceOffer) => Number(offeredKeys.has(offer.key));
	return offers.toSorted((one, two) => seen(one) - seen(two));
}

function familyChoices(family: TraitFamily | undefined): TraitChoice[] {
	return (family?.choices ?? []).map((say, way) => ({ say, outcome: [family?.chosen[way] as Line] }));
}

function traitChoiceOffer(way: TraitChoice, trait: Trait, place: Place, state: StoryState): ChoiceOffer {
	const slots = { trait };
	const text = choiceText(way.say, { ...state.slots, ...slots }, state);
	const { ownLater } = state.plan.common;
	return { key: `${trait} ${way.say}`, approach: 'own', text, outcome: way.outcome, payoff: ownLater, slots, place };
}

/** Whether neither its lines nor one of its sentences (for another trait) has been used. */
function isFresh(offer: ChoiceOffer, state: StoryState): boolean {
	const { plan, usedLines, saidSentences } = state;
	const sentences = offer.outcome.flatMap((line) =>
		sentencesOf(choiceText(line, { ...state.slots, ...offer.slots }, state)),
	);
	const isNew =
		offer.outcome.every((line) => !usedLines.has(line)) && sentences.every((sentence) => !saidSentences.has(sentence));
	return isNew && plan.allowed(offer.text + sentences.join(' '));
}

function longestOutcomeSentence(offer: ChoiceOffer, { plan }: StoryState): number {
	return Math.max(...offer.outcome.map((line) => longestSentence(parseText(line), plan.brief.hero.name)));
}

function choiceText(say: Line, slots: Slots, state: StoryState): string {
	const next = seededRandom(`${state.plan.brief.seed} ${state.path} ${say}`);
	return joinPieces(fillTemplate(resolveAlternatives(say, next), slots, () => undefined));
}

function threeDistinct(own: readonly ChoiceOffer[], plots: readonly ChoiceOffer[]): ChoiceOffer[] {
	for (const first of own) {
		const pair = distinctPair(first, plots);
		if (pair) return [first, ...pair];
	}
	const [first, ...rest] = plots as [ChoiceOffer, ...ChoiceOffer[]];
	return [first, ...(distinctPair(first, rest) ?? rest.slice(0, 2))];
}

function distinctPair(first: ChoiceOffer, plots: readonly ChoiceOffer[]): [ChoiceOffer, ChoiceOffer] | undefined {
	const apart = plots.filter((offer) => areDistinct(first, offer));
	for (const [at, second] of apart.entries()) {
		const third = apart.slice(at + 1).find((offer) => areDistinct(second, offer));
		if (third) return [second, third];
	}
	return undefined;
}

function areDistinct(one: ChoiceOffer, other: ChoiceOffer): boolean {
	const [words, others] = [choiceWords(one.text), choiceWords(other.text)];
	return one.approach !== other.approach && words[0] !== others[0] && wordOverlap(words, others) < maxOverlap;
}

function choiceWords(text: string): string[] {
	return wordsOf(text.toLowerCase());
}
