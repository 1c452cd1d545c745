import type { CharacterType } from '../../../words/character-types.ts';
import type { Backdrop, Feeling, Prop, TimeOfDay, Weather } from '../../../words/scenes.ts';
import type { Trait } from '../../../words/traits.ts';
import type { Line } from '../../text/templates.ts';

/** Lines for the two lower age groups (3-5 and 6-8: 4–9 words, plain) and the two upper (9-11 and 12+: 10–18 words). */
export type Lines = { young: readonly Line[]; older: readonly Line[] };

/** `one`: "lantern" · `a`: "a brass lantern" · `the`: "the brass lantern" · `prop`: what the picture shows for it. */
export type Thing = { one: string; a: string; the: string; prop: Prop };

/** `at`: "in the whispering wood" · `the`: "the whispering wood" · `to`: "into the whispering wood" · `one`: "wood". */
export type Place = { at: string; the: string; to: string; one: string; backdrop: Backdrop; indoors: boolean };

/** A friend or elder: `name`: "Old Marrow" · `a`: "a tortoise with a mossy shell" · `type`: the puppet that plays it. */
export type Helper = { name: string; a: string; type: CharacterType; pronoun: 'he' | 'she' };

/**
 * What goes wrong, never a real villain. `the`: "the whirling wind" · `did`: "blew the bridge away" (a past-tense clause
 * of which `the` is the subject) · `from`: "the wind was only lonely" (why it was so, a whole clause).
 */
export type Trouble = { the: string; did: string; from: string };

export type GenrePack = {
	/** At least 8, all different; a story uses one a chapter. */
	places: readonly Place[];
	/** At least 8: what may be sought, lost, made or carried. */
	things: readonly Thing[];
	/** At least 6, of both pronouns. */
	helpers: readonly Helper[];
	/** At least 5. */
	troubles: readonly Trouble[];
	/** Those who live here, a plural: "the harbour folk". At least 3. */
	folk: readonly string[];
	/** Ways of going, past tense, that follow a subject: "hopped from stone to stone". At least 6. */
	moves: readonly string[];
	/** Whole sentences of what is seen, heard, smelled; no slots; each true at any place, time and weather. At least 14 each. */
	senses: Lines;
	/** Story titles with `{hero}`, `{thing}` (= "brass lantern", capitalised by the engine) and `{place}`. At least 8. */
	titles: readonly Line[];
};

export type MoodPack = {
	/** Whole sentences with `{hero}` and pronouns that colour a passage. At least 10 each. */
	tone: Lines;
	/** Whole sentences that may close a chapter in this mood. At least 5 each. */
	closing: Lines;
	/** Words of sound that stand alone as "Whoosh!" At least 4. */
	sounds: readonly string[];
	times: readonly TimeOfDay[];
	weathers: readonly Weather[];
	feeling: Feeling;
	/** How an ending feels. */
	ending: 'warm' | 'funny' | 'quiet' | 'grand';
};

/** Traits that show and solve things in the same way. `{trait}` prints the very word that was picked. */
export type TraitFamily = {
	traits: readonly Trait[];
	/** Sentences that show the trait; each prints `{trait}` and `{hero}` or a pronoun. At least 3 each. */
	shows: Lines;
	/** Sentences by which the trait solves a difficulty; each prints `{trait}`. At least 3 each. */
	solves: Lines;
	/** What to offer as a choice, an imperative without the hero's name: "Be {trait} and try once more". At least 3. */
	choices: readonly Line[];
	/** What happened when it was chosen, one sentence each with `{hero}`; the same order and number as `choices`. */
	chosen: readonly Line[];
};

export type GenrePacks = Record<import('../../../words/genres.ts').Genre, GenrePack>;
export type MoodPacks = Record<import('../../../words/moods.ts').Mood, MoodPack>;
