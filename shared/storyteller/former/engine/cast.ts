import type { StoryBrief } from '../../../contract/storyteller.ts';
import { shuffled } from '../../seeded-random.ts';
import type { Level } from '../../text/levels.ts';
import { stemOf, syllablesOf, wordsOf } from '../../text/text.ts';
import { allowAll, type TopicFilter } from '../../topic-filter.ts';
import type { GenrePack, Helper, Thing, Trouble } from '../content/pack.ts';

/** Who and what a story is about, besides its hero. */
export type Cast = { trouble: Trouble; thing: Thing; gift: Thing; helper: Helper; friend: Helper; folk: string };

/** Chooses the cast of a story from its genre. `taken`: words already used, to be avoided in names and things. */
export function chooseCast(
	brief: StoryBrief,
	genre: GenrePack,
	allowed: TopicFilter,
	level: Level,
	taken: readonly string[],
): Cast {
	const mixed = <Item>(items: readonly Item[], name: string) =>
		onlyAllowedItems(shuffled(items, `${brief.seed} ${name}`), allowed);
	const trouble = readable(gentle(mixed(genre.troubles, 'trouble'), brief.rating), level)[0] as Trouble;
	const places = genre.places.map((place) => place.the);
	const folk = leastOverlapping(mixed(genre.folk, 'folk'), [trouble.the, trouble.did, ...taken], places);
	const [helper, ...friends] = availableHelpers(brief, mixed(genre.helpers, 'helpers'), level) as [Helper, ...Helper[]];
	const named = friends.filter((each) => each.name !== helper.name);
	const friend = leastOverlapping(named, [], [helper.a]);
	const things = readable(mixed(genre.things, 'things'), level);
	const told = [trouble.the, trouble.did, folk, helper.a, friend.a, ...taken];
	const thing = leastOverlapping(things, told);
	const otherThings = things.filter((each) => each !== thing && each.prop !== thing.prop);
	const gift = leastOverlapping(otherThings, [thing.the, ...told]);
	return { trouble, thing, gift, helper, friend, folk };
}

/** The items without switched-off topics; all of them when none is left. */
export function onlyAllowedItems<Item>(
	items: readonly Item[],
	allowed: TopicFilter,
	words = (item: Item): unknown => item,
): readonly Item[] {
	if (allowed === allowAll) return items;
	const kept = items.filter((item) => allowed(JSON.stringify(words(item))));
	return kept.length > 0 ? kept : items;
}

const alarming = /howl|shriek|scream|roar|growl|monster|ghost|thief|stole|storm|crash|shadow|dark|haunt/i;

/** For a rating up to 5: the troubles without frightening words, if there are any. */
function gentle(troubles: readonly Trouble[], rating: number): readonly Trouble[] {
	const kept = rating > 5 ? troubles : troubles.filter(({ the, did }) => !alarming.test(`${the} ${did}`));
	return kept.length > 0 ? kept : troubles;
}

/** The helpers with names for the level; those of another type than the hero first, without namesakes of the hero. */
function availableHelpers(brief: StoryBrief, helpers: readonly Helper[], level: Level): readonly Helper[] {
	const known = level > 1 ? helpers : helpers.map((helper) => ({ ...helper, name: shortName(helper.name) }));
	const others = known.filter((helper) => helper.name.toLowerCase() !== brief.hero.name.toLowerCase());
	const likeHero = (helper: Helper) => (helper.type === brief.hero.type ? 1 : 0);
	return readable(others, level).toSorted((one, two) => likeHero(one) - likeHero(two));
}

const titles = new Set(
	'old the little big young mister miss mr. mrs. ms. dr. madam madame dame doctor sir lady lord'.split(' '),
);

/** A name for level 1: its easiest word, “Bess” for Captain Barnacle Bess. */
function shortName(name: string): string {
	const words = name.split(' ').filter((word) => !titles.has(word.toLowerCase()));
	return words.toReversed().toSorted((one, two) => syllablesOf(one) - syllablesOf(two))[0] ?? name;
}

/** For level 1: the items with the fewest syllables. */
function readable<Item extends object>(items: readonly Item[], level: Level): readonly Item[] {
	if (level > 1) return items;
	const weight = (item: Item) => syllablesOf(Object.values(item).join(' '));
	const easy = items.toSorted((one, two) => weight(one) - weight(two)).slice(0, Math.ceil(items.length * 0.7));
	return items.filter((item) => easy.includes(item));
}

/**
 * The first item that shares the fewest words with those in use, to avoid "the silver lake was silver". A word of `taken`
 * weighs more than one of `lesser`.
 */
function leastOverlapping<Item>(
	items: readonly Item[],
	taken: readonly string[],
	lesser: readonly string[] = [],
): Item {
	const [stems, others] = [taken, lesser].map((texts) => new Set(texts.flatMap(wordsOf).map(stemOf)));
	const weight = (stem: string) => (stem === '' ? 0 : Number(stems?.has(stem)) * 10 + Number(others?.has(stem)));
	const shared = (item: Item) => wordsOf(JSON.stringify(item)).reduce((sum, word) => sum + weight(stemOf(word)), 0);
	return items.toSorted((one, two) => shared(one) - shared(two))[0] as Item;
}
