import type { Gender } from '../../../contract/storyteller.ts';
import type { Slots } from '../../text/templates.ts';
import { heroPlaceholder } from '../../text/text.ts';
import type { Helper, Place, Thing } from '../content/pack.ts';
import type { StorySetup } from './story-setup.ts';

/** `place`: of the chapter. `before`: where the hero comes from. `next`: where a choice would lead. */
export type ChapterPlaces = { before: Place; place: Place; next: Place };

const pronouns = {
	he: { they: 'he', them: 'him', their: 'his', theirs: 'his', themself: 'himself', was: 'he was', wasnt: 'he wasn’t' },
	she: {
		they: 'she',
		them: 'her',
		their: 'her',
		theirs: 'hers',
		themself: 'herself',
		was: 'she was',
		wasnt: 'she wasn’t',
	},
	they: {
		they: 'they',
		them: 'them',
		their: 'their',
		theirs: 'theirs',
		themself: 'themself',
		was: 'they were',
		wasnt: 'they weren’t',
	},
} as const;
const pronounOf: Record<Gender, keyof typeof pronouns> = { Male: 'he', Female: 'she', Other: 'they', any: 'they' };

/** The slots that are the same in every chapter of a story. */
export function storySlots(plan: StorySetup): Slots {
	return {
		hero: heroPlaceholder,
		...heroPronouns(plan.brief.hero.gender),
		...typeSlots(plan),
		...thingSlots('thing', plan.thing),
		...thingSlots('gift', plan.gift),
		...helperSlots('helper', plan.helper),
		...helperSlots('friend', plan.friend),
		trouble: plan.trouble.the,
		troubleBare: plan.trouble.the.replace(/^the /, ''),
		troubleDid: plan.trouble.did,
		troubleFrom: plan.trouble.from,
		folk: plan.folk,
		...plan.plotWords,
	};
}

/** The slots of the places that a chapter mentions. */
export function placeSlots(where: ChapterPlaces): Slots {
	return {
		...named('place', where.place),
		...named('next', where.next),
		...named('before', where.before),
	};
}

function heroPronouns(gender: Gender): Slots {
	const { was, wasnt, ...forms } = pronouns[pronounOf[gender]];
	return { ...forms, 'they was': was, 'they wasn’t': wasnt, "they wasn't": wasnt };
}

function typeSlots({ type }: StorySetup): Slots {
	const { a, one, home, moved, hand, hands, ability, food } = type;
	return { typeA: a, type: one, home, moved, hand, hands, ability, food };
}

function thingSlots(slot: string, thing: Thing): Slots {
	return { [slot]: thing.the, [`${slot}A`]: thing.a, [`${slot}One`]: thing.one };
}

function helperSlots(slot: string, helper: Helper): Slots {
	const { they, them, their } = pronouns[helper.pronoun];
	return {
		[slot]: helper.name,
		[`${slot}A`]: helper.a,
		[`${slot}.they`]: they,
		[`${slot}.them`]: them,
		[`${slot}.their`]: their,
	};
}

function named(slot: string, place: Place): Slots {
	return { [slot]: place.the, [`${slot}At`]: place.at, [`${slot}To`]: place.to, [`${slot}One`]: place.one };
}
