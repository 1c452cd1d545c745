import type { Trait } from '../words/traits.ts';
import { bands } from './bands.ts';
import { chanceOf, shuffled } from './chance.ts';
import { type OwnWay, ownWays } from './common/own.ts';
import type { Telling } from './draw.ts';
import { clashesIn, longestIn } from './faults.ts';
import { filled, settled, textOf } from './fill.ts';
import type { Line, Place, TraitFamily } from './pack.ts';
import type { Approach, ChapterPlan, Option } from './passage.ts';
import { parsed, sentencesOf, wordsOf } from './sentences.ts';
import { placeSlots, type Slots } from './slots.ts';

/** A choice as a chapter offers it, and all that taking it leads to. */
export type Offer = {
	key: string;
	approach: Approach;
	text: string;
	outcome: readonly Line[];
	later: readonly Line[];
	slots: Slots;
	place: Place;
};

/** How alike two choices may be: shared words over all words. */
const mostAlike = 0.35;

/** The three ways on from a chapter: one out of the hero's own nature, two of the plot's; none alike. */
export function offersOf(plan: ChapterPlan, telling: Telling): Offer[] {
	if (plan.options.length === 0) return [];
	const seed = `${telling.plan.brief.seed} ${telling.path} offers`;
	const places = placesAhead(telling);
	const plots = shuffled(plan.options, seed).map((option, at) => plotOffer(option, placeAt(places, at + 1), telling));
	const kept = plots.filter(
		(offer) => telling.plan.allowed(JSON.stringify([offer.text, offer.outcome])) && isClean(offer, telling),
	);
	const own = ownOffers(placeAt(places, 0), seed, telling);
	return shuffled(threeApart(own, kept.length > 2 ? kept : plots), `${seed} order`);
}

function placesAhead({ plan, visited }: Telling): readonly Place[] {
	const unseen = plan.places.filter((place) => !visited.includes(place));
	return unseen.length > 0 ? unseen : plan.places;
}

function placeAt(places: readonly Place[], at: number): Place {
	return places[at % places.length] as Place;
}

function plotOffer(option: Option, place: Place, telling: Telling): Offer {
	const slots = placeSlots({ before: telling.here, here: telling.here, next: place });
	const text = offered(option.say, { ...telling.slots, ...slots }, telling);
	return {
		key: option.say,
		approach: option.approach,
		text,
		outcome: option.outcome,
		later: [option.later],
		slots: {},
		place,
	};
}

/** One offer for each way in which each trait can be used that this story has not used yet, of such as fit its readers. */
function ownOffers(place: Place, seed: string, telling: Telling): Offer[] {
	const { brief, families, level } = telling.plan;
	const own = brief.hero.traits.flatMap((trait, at) =>
		familyWays(families[at]).map((way) => ownOffer(way, trait, place, telling)),
	);
	const fitting = own.filter((offer) => isFresh(offer, telling) && longestOf(offer, telling) <= bands[level].longest);
	if (fitting.length > 0) return unseenFirst(shuffled(fitting, `${seed} own`), telling);
	const any = brief.hero.traits.flatMap((trait) => ownWays[level].map((way) => ownOffer(way, trait, place, telling)));
	return shuffled(
		any.filter((offer) => isFresh(offer, telling)),
		`${seed} own`,
	);
}

/** Whether it can be offered and told without two words of one stem too near each other ("put the wheel on wheels"). */
function isClean(offer: Offer, { slots }: Telling): boolean {
	const clean = (line: Line) => clashesIn(filled(line, { ...slots, ...offer.slots }, () => [])).length === 0;
	return clean(offer.key) && offer.outcome.some(clean);
}

/** What has not been offered before comes before what has. */
function unseenFirst(offers: readonly Offer[], { offered }: Telling): Offer[] {
	const seen = (offer: Offer) => Number(offered.has(offer.key));
	return offers.toSorted((one, two) => seen(one) - seen(two));
}

function familyWays(family: TraitFamily | undefined): OwnWay[] {
	return (family?.choices ?? []).map((say, way) => ({ say, outcome: [family?.chosen[way] as Line] }));
}

function ownOffer(way: OwnWay, trait: Trait, place: Place, telling: Telling): Offer {
	const slots = { trait };
	const text = offered(way.say, { ...telling.slots, ...slots }, telling);
	const { ownLater } = telling.plan.common;
	return { key: `${trait} ${way.say}`, approach: 'own', text, outcome: way.outcome, later: ownLater, slots, place };
}

/** Whether neither the line nor, in other words about another trait, one of its sentences has been told. */
function isFresh(offer: Offer, telling: Telling): boolean {
	const { plan, spent, said } = telling;
	const told = offer.outcome.flatMap((line) =>
		sentencesOf(offered(line, { ...telling.slots, ...offer.slots }, telling)),
	);
	const isNew = offer.outcome.every((line) => !spent.has(line)) && told.every((sentence) => !said.has(sentence));
	return isNew && plan.allowed(offer.text + told.join(' '));
}

function longestOf(offer: Offer, { plan }: Telling): number {
	return Math.max(...offer.outcome.map((line) => longestIn(parsed(line), plan.brief.hero.name)));
}

function offered(say: Line, slots: Slots, telling: Telling): string {
	const next = chanceOf(`${telling.plan.brief.seed} ${telling.path} ${say}`);
	return textOf(filled(settled(say, next), slots, () => undefined));
}

function threeApart(own: readonly Offer[], plots: readonly Offer[]): Offer[] {
	for (const first of own) {
		const pair = pairApart(first, plots);
		if (pair) return [first, ...pair];
	}
	const [first, ...rest] = plots as [Offer, ...Offer[]];
	return [first, ...(pairApart(first, rest) ?? rest.slice(0, 2))];
}

function pairApart(first: Offer, plots: readonly Offer[]): [Offer, Offer] | undefined {
	const apart = plots.filter((offer) => areApart(first, offer));
	for (const [at, second] of apart.entries()) {
		const third = apart.slice(at + 1).find((offer) => areApart(second, offer));
		if (third) return [second, third];
	}
	return undefined;
}

function areApart(one: Offer, other: Offer): boolean {
	const [words, others] = [choiceWords(one.text), choiceWords(other.text)];
	return one.approach !== other.approach && words[0] !== others[0] && alikeness(words, others) < mostAlike;
}

function choiceWords(text: string): string[] {
	return wordsOf(text.toLowerCase());
}

/** Shared words over all words (Jaccard), 0 to 1. */
export function alikeness(words: readonly string[], others: readonly string[]): number {
	const [one, other] = [new Set(words), new Set(others)];
	return one.intersection(other).size / Math.max(1, one.union(other).size);
}
