import type { TraitFamily } from '../content/pack.ts';
import type { WordPacks } from '../content/packs.ts';
import type { SlotValueLists } from './templates.ts';

const pronouns = {
	they: ['he', 'she', 'they'],
	them: ['him', 'her', 'them'],
	their: ['his', 'her', 'their'],
	theirs: ['his', 'hers', 'theirs'],
	themself: ['himself', 'herself', 'themself'],
	'they was': ['he was', 'she was', 'they were'],
	'they wasn’t': ['he wasn’t', 'she wasn’t', 'they weren’t'],
	"they wasn't": ['he wasn’t', 'she wasn’t', 'they weren’t'],
};

/** All values of all slots in the packs; `{trait}` has the traits of one family. */
export function valuesFor(packs: WordPacks, family?: TraitFamily): SlotValueLists {
	const genres = Object.values(packs.genres);
	const places = genres.flatMap((genre) => genre.places);
	const things = genres.flatMap((genre) => genre.things);
	const helpers = genres.flatMap((genre) => genre.helpers);
	const troubles = genres.flatMap((genre) => genre.troubles);
	const types = Object.values(packs.types);
	const placed = (slot: string) => ({
		[slot]: places.map((place) => place.the),
		[`${slot}At`]: places.map((place) => place.at),
		[`${slot}To`]: places.map((place) => place.to),
		[`${slot}One`]: places.map((place) => place.one),
	});
	const helping = (slot: string) => ({
		[slot]: helpers.map((helper) => helper.name),
		[`${slot}A`]: helpers.map((helper) => helper.a),
		[`${slot}.they`]: ['he', 'she'],
		[`${slot}.them`]: ['him', 'her'],
		[`${slot}.their`]: ['his', 'her'],
	});
	const thinged = (slot: string) => ({
		[slot]: things.map((thing) => thing.the),
		[`${slot}A`]: things.map((thing) => thing.a),
		[`${slot}One`]: things.map((thing) => thing.one),
	});
	return {
		...pronouns,
		choice: ['Follow the light'],
		...placed('place'),
		...placed('next'),
		...placed('before'),
		...helping('helper'),
		...helping('friend'),
		...thinged('thing'),
		...thinged('gift'),
		...arcValues(packs),
		hero: ['Milo', 'Zoë'],
		trait: family?.traits ?? ['brave'],
		typeA: types.map((type) => type.a),
		type: types.map((type) => type.one),
		home: types.map((type) => type.home),
		moved: types.map((type) => type.moved),
		hand: types.map((type) => type.hand),
		hands: types.map((type) => type.hands),
		ability: types.map((type) => type.ability),
		food: types.map((type) => type.food),
		trouble: troubles.map((trouble) => trouble.the),
		troubleBare: troubles.map((trouble) => trouble.the.replace(/^the /, '')),
		troubleDid: troubles.map((trouble) => trouble.did),
		troubleFrom: troubles.map((trouble) => trouble.from),
		folk: genres.flatMap((genre) => genre.folk),
	};
}

function arcValues(packs: WordPacks): SlotValueLists {
	const entries = packs.plots
		.flatMap((arc) => Object.entries(arc.words))
		.flatMap(([slot, words]) => [
			[slot, words],
			[`${slot}The`, words.map((word) => word.replace(/^an? /, 'the '))],
			[`${slot}Bare`, words.map((word) => word.replace(/^an? /, ''))],
		]);
	return Object.fromEntries(entries);
}
