import { arcs } from './arcs.ts';
import type { GenrePacks, MoodPacks, TraitFamily, TypeTable } from './pack.ts';
import { genrePacks } from './packs/genres.ts';
import { moodPacks } from './packs/moods.ts';
import { traitFamilies } from './packs/traits.ts';
import { typeTable } from './packs/types.ts';
import type { Arc } from './passage.ts';

/** All the words that the storyteller tells from. */
export type Packs = {
	genres: GenrePacks;
	moods: MoodPacks;
	types: TypeTable;
	families: readonly TraitFamily[];
	arcs: readonly Arc[];
};

/** The product's own words. */
export const packs: Packs = {
	genres: genrePacks,
	moods: moodPacks,
	types: typeTable,
	families: traitFamilies,
	arcs,
};
