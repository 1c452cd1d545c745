import type { Gender, StoryBrief } from '../../../contract/storyteller.ts';
import type { Trait } from '../../../words/traits.ts';
import type { Slots } from '../../text/templates.ts';
import { heroPlaceholder } from '../../text/text.ts';
import type { TypeWords } from '../../words/type-words.ts';
import type { Obstacle, ObstacleSlot, Way } from '../format.ts';
import type { Cast, Filler } from './casting.ts';

const he = { they: 'he', them: 'him', their: 'his', theirs: 'his', themself: 'himself' };
const she = { they: 'she', them: 'her', their: 'her', theirs: 'hers', themself: 'herself' };
const they = { they: 'they', them: 'them', their: 'their', theirs: 'theirs', themself: 'themself' };
const formsOf: Record<Gender, typeof he> = { Male: he, Female: she, Other: they, any: they };

/** The nouns for a hero of the type Child in stories for 12 and up. */
const olderChild: Record<Gender, string> = { Male: 'boy', Female: 'girl', Other: 'kid', any: 'kid' };

/** Verbs of the present tense after “they”, and after “he” or “she”: people talk of the hero in it. `{they say}` gives “he says”. */
export const presentVerbs: Readonly<Record<string, string>> = {
	are: 'is',
	do: 'does',
	'don’t': 'doesn’t',
	find: 'finds',
	get: 'gets',
	have: 'has',
	know: 'knows',
	look: 'looks',
	mean: 'means',
	notice: 'notices',
	owe: 'owes',
	pay: 'pays',
	say: 'says',
	see: 'sees',
	tell: 'tells',
	want: 'wants',
};

/** The slots of the hero. `driving`: the trait that helps and hinders in this story. */
export function heroSlots({ hero, ageGroup }: StoryBrief, type: TypeWords, driving: Trait | undefined): Slots {
	const forms = formsOf[hero.gender];
	const one = hero.type === 'Child' && ageGroup === '12+' ? olderChild[hero.gender] : type.one;
	const [was, wasnt] = forms === they ? ['were', 'weren’t'] : ['was', 'wasn’t'];
	return {
		hero: heroPlaceholder,
		...forms,
		'they was': `${forms.they} ${was}`,
		'they wasn’t': `${forms.they} ${wasnt}`,
		...Object.fromEntries(
			Object.entries(presentVerbs).map(([plural, singular]) => [
				`they ${plural}`,
				`${forms.they} ${forms === they ? plural : singular}`,
			]),
		),
		described: withArticle(`${listed(hero.traits)} ${one}`.trim()),
		kind: withArticle(one),
		typeA: type.a,
		moved: type.moved,
		hand: type.hand,
		hands: type.hands,
		trait: driving ?? '',
		'trait.a': withArticle(driving ?? ''),
		traits: listed(hero.traits),
	};
}

/** The slots of the cast: `{host}`, `{host.name}`, `{host.a}`, `{host.they}` …, `{lamp}`, `{lamp.a}`, `{court}`, `{court.at}` … */
export function castSlots(cast: Cast): Slots {
	return Object.assign({}, ...Object.entries(cast).map(([role, filler]) => fillerSlots(role, filler)));
}

/** The slots of an obstacle: `{first}`, `{first.at}`, `{first.to}`, and its ally after the way that won one. */
export function obstacleSlots(slot: ObstacleSlot, { place, people }: Obstacle, way: Way | undefined): Slots {
	const ally = way?.ally ? people[way.ally] : undefined;
	return {
		[slot]: place.the,
		[`${slot}.at`]: place.at,
		[`${slot}.to`]: place.to,
		...(ally ? fillerSlots(`${slot}.ally`, { ...ally, name: ally.call, the: ally.call, is: [] }) : {}),
	};
}

function fillerSlots(role: string, filler: Filler): Slots {
	if ('call' in filler) {
		const { they, them, their, themself } = filler.pronoun === 'he' ? he : she;
		const named = {
			[role]: filler.call,
			[`${role}.name`]: filler.name,
			[`${role}.a`]: filler.a,
			[`${role}.kind`]: kindOf(filler.a),
			[`${role}.the`]: filler.the,
		};
		return {
			...named,
			[`${role}.they`]: they,
			[`${role}.them`]: them,
			[`${role}.their`]: their,
			[`${role}.themself`]: themself,
		};
	}
	const { the } = filler;
	if ('at' in filler) return { [role]: the, [`${role}.at`]: filler.at, [`${role}.to`]: filler.to };
	return { [role]: the, [`${role}.a`]: filler.a, [`${role}.one`]: filler.one };
}

/** “an old goat” of “an old goat in velvet”: the youngest ask what the velvet is for. */
function kindOf(description: string): string {
	return description.replace(/(?:,| (?:who|that|in|with|of|at|on|under|behind|by|from)) .*$/, '');
}

/** With the indefinite article, for the names of hero types and traits. */
function withArticle(words: string): string {
	return `${/^(?:[aeio]|hon|un(?!ic)|up)/i.test(words) ? 'an' : 'a'} ${words}`;
}

/** "shy" · "shy and brave" · "shy, brave, and neat" */
function listed(words: readonly string[]): string {
	if (words.length < 3) return words.join(' and ');
	return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}
