import { type TypeTable, typeTable } from '../../words/type-words.ts';
import type { GenrePacks, MoodPacks, TraitFamily } from './pack.ts';
import { genrePacks } from './packs/genres.ts';
import { moodPacks } from './packs/moods.ts';
import { traitFamilies } from './packs/traits.ts';
import type { Plot } from './plot.ts';
import { plots } from './plots.ts';

/** All content of the pocket storyteller. */
export type WordPacks = {
	genres: GenrePacks;
	moods: MoodPacks;
	types: TypeTable;
	families: readonly TraitFamily[];
	plots: readonly Plot[];
};

/** The product's own content. */
export const packs: WordPacks = {
	genres: genrePacks,
	moods: moodPacks,
	types: typeTable,
	families: traitFamilies,
	plots,
};
