import type { CharacterType } from '../../words/character-types.ts';
import type { Genre } from '../../words/genres.ts';
import type { Backdrop, Feeling, Pose, Prop, TimeOfDay, Weather } from '../../words/scenes.ts';
import type { Level } from '../text/levels.ts';

/**
 * The shapes of storylets: plots, obstacles and the facts that are cast in them. docs/storyteller.md says how they are written.
 *
 * A text is a template: `{slot}` is filled, `[this|that]` are alternatives. A list of texts holds variants, of which one is told.
 */
export type Text = string | readonly string[];

/** Texts by condition: the first whose condition holds is told, none if none does; `else` always holds. */
export type Cases = Readonly<Record<string, Text>>;

/**
 * One part of a chapter, a paragraph unless its text begins with "+ ". A text that begins with "@" is a mark. `@answer`: what the taken choice
 * led to. `@first.meet`, `@first.outcome`, `@first.later`, and the same of `second`: texts of the story's obstacles. `@debts`: how what is
 * owed to obstacles is paid.
 */
export type Part = Text | Cases;

export type ObstacleSlot = 'first' | 'second';

/** What a filler is good for. A role names the facts that its text needs. */
export type Fact =
	| 'person'
	| 'important'
	| 'neighbor'
	| 'old'
	| 'thing'
	| 'carried'
	| 'breaks'
	| 'place'
	| 'arrival'
	| 'gathers'
	| 'sky'
	| 'indoors';

/** `name`: "Captain Bess Barnacle" · `call`: "Bess", used after the first mention · `a`: "a captain in a patched coat" · `the`: "the captain". */
export type Person = {
	name: string;
	call: string;
	a: string;
	the: string;
	type: CharacterType;
	pronoun: 'he' | 'she';
	is: readonly Fact[];
};
/** `one`: "lantern" · `a`: "a brass lantern" · `the`: "the brass lantern". */
export type Thing = { one: string; a: string; the: string; prop: Prop; is: readonly Fact[] };
/** `at`: "on the long pier" · `the`: "the long pier" · `to`: "onto the long pier". */
export type Place = { the: string; at: string; to: string; backdrop: Backdrop; is: readonly Fact[] };

/** The fillers of one genre. */
export type GenreFacts = {
	people: readonly Person[];
	things: readonly Thing[];
	places: readonly Place[];
	/** Those who live here, a plural: "the harbor folk". */
	folk: readonly string[];
};

/** What a way through an obstacle wins for the finale: see docs/storyteller.md. */
export const uses = ['reach', 'hear', 'trust'] as const;
export type Use = (typeof uses)[number];

/** What is true of a way through an obstacle at every level. */
export type Way = {
	id: string;
	use: Use;
	/** `time`: sets `late` · `debt`: sets `owes`. */
	cost?: 'time' | 'debt';
	/** The obstacle's person who helps from now on. */
	ally?: string;
};

export type WayTexts = {
	/** The choice: a deed of 4–12 words, without the hero's name or an end mark. */
	say: string;
	/** What came of it. It ends with the hero on the other side. */
	outcome: Part;
	/** What it is good for in the finale: it solves the problem of the way's `use`. */
	later: Part;
	/** How a debt is paid, told at the very end; needed for a way that costs one. */
	paid?: Part;
	/** Follows `outcome` for a hero of this temper; prints `{trait}`. */
	as?: Partial<Record<Temper, string>>;
};

export type ObstacleTexts = {
	/** What is in the way and why. */
	meet: Part;
	/** Why a hero who flies or swims does not simply pass; needed where `blocks` says so. */
	flies?: Text;
	swims?: Text;
	/** One for each way, in the same order. */
	ways: readonly [WayTexts, WayTexts, WayTexts];
};

export type Obstacle = {
	/** Unique over all genres. */
	id: string;
	/** Other genres in which every detail of its texts is at home. */
	alsoIn?: readonly Genre[];
	place: Omit<Place, 'is'>;
	/** Who is met, in the order of the picture. */
	people: Readonly<Record<string, Omit<Person, 'is' | 'name' | 'the'>>>;
	/** What `meet` mentions and the picture shows, at most 3. */
	props: readonly Prop[];
	/** Bodies that could pass by themselves. */
	blocks: readonly ('flies' | 'swims')[];
	/** The times of day that the texts allow; all if left out. */
	times?: readonly TimeOfDay[];
	weather?: Weather;
	ways: readonly [Way, Way, Way];
	/** Levels 1 and 2: from nine years on, readers find stories without obstacles more coherent. */
	levels: Readonly<Partial<Record<Level, ObstacleTexts>>>;
};

/** Families of traits that help and hinder in the same way. */
export const tempers = ['bold', 'kind', 'honest', 'clever', 'careful', 'quiet', 'merry', 'dreamy', 'quick'] as const;
export type Temper = (typeof tempers)[number];

export type PlotChoice = {
	/** A deed of 4–12 words, without the hero's name or an end mark. */
	say: Text;
	outcome: Part;
	/** Flags that stay set to the end. */
	sets: readonly string[];
	/** Offered only if this holds. */
	if?: string;
};

/** What a chapter's picture shows. Names are roles of the plot, or `first` and `second` for an obstacle's place. */
export type SceneSketch = {
	at: string;
	with: readonly string[];
	/** Things of the text: props, or roles of things. */
	shows: readonly string[];
	/** The prop that the hero holds. */
	holds?: Prop;
	pose: Pose;
	feeling: Feeling;
};

export type ChapterPlan = {
	titles: readonly string[];
	time: TimeOfDay;
	parts: readonly Part[];
	/** Three or more deeds, the ways of an obstacle, or none in the last chapter. */
	choices: readonly PlotChoice[] | ObstacleSlot | 'none';
	/** Left out for a chapter that ends before an obstacle, which has its own picture. */
	scene?: SceneSketch;
};

export type PlotLevel = {
	/** What a reader must know who comes from another storyteller's chapters; `{choice}` is the taken choice. */
	joins: Part;
	/** 4, 5, 6 and 7 chapters. */
	chapters: readonly ChapterPlan[];
};

export type Plot = {
	id: string;
	titles: readonly string[];
	/** What each role must be. */
	roles: Readonly<Record<string, readonly Fact[]>>;
	/** Things that the plot brings along; no role is cast with another one. */
	brings: readonly Prop[];
	/** Facts of a story that the seed decides: one flag of each list is set. */
	draws: readonly (readonly string[])[];
	/** Roles by another name, decided by a flag: `{culprit}` is whoever did it. */
	aliases?: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** The endings in the order in which they are tried; the flag `end-<id>` is set for the last chapter. */
	endings: readonly { id: string; if: string }[];
	/** Two or more adjacent levels. */
	levels: Readonly<Partial<Record<Level, PlotLevel>>>;
};

/** The content that stories are told from. */
export type Storylets = {
	plots: readonly Plot[];
	genres: Partial<Record<Genre, { facts: GenreFacts; obstacles: readonly Obstacle[] }>>;
};
