import indefinite from 'indefinite';
import { describe, expect, it } from 'vitest';
import { characterTypes } from '../../../../words/character-types.ts';
import { genres } from '../../../../words/genres.ts';
import { moods } from '../../../../words/moods.ts';
import { names } from '../../../../words/names.ts';
import { traits } from '../../../../words/traits.ts';
import { typeTable } from '../../../words/type-words.ts';
import { genrePacks } from './genres.ts';
import { moodPacks } from './moods.ts';
import { traitFamilies } from './traits.ts';

const everyGenre = Object.entries(genrePacks);
const everyMood = Object.entries(moodPacks);
const everyType = Object.entries(typeTable);
const helpers = everyGenre.flatMap(([, pack]) => pack.helpers);
const repeatedIn = <Item>(items: readonly Item[]) => items.filter((item, at) => items.indexOf(item) !== at);

describe('the lists', () => {
	// covers: entities-their/about-90-types-200
	it('hold 200 traits and 300 names, sorted and each once', () => {
		expect(traits).toHaveLength(200);
		expect(names).toHaveLength(300);
		expect([...new Set(traits)].sort()).toEqual(traits);
		expect([...new Set(names)].sort()).toEqual(names);
	});

	it('hold names of 2 to 12 letters and traits in small letters', () => {
		expect(names.filter((name) => !/^\p{Lu}[\p{Ll}]{1,11}$/u.test(name))).toEqual([]);
		expect(traits.filter((trait) => !/^[a-z]+(-[a-z]+)*$/.test(trait))).toEqual([]);
	});

	// covers: entities-their/31-genres-30-moods
	it('have words for every genre, mood and type, and put every trait in one family', () => {
		expect(Object.keys(genrePacks).sort()).toEqual([...genres].sort());
		expect(Object.keys(moodPacks).sort()).toEqual([...moods].sort());
		expect(Object.keys(typeTable).sort()).toEqual([...characterTypes].sort());
		expect(traitFamilies.flatMap((family) => family.traits).sort()).toEqual(traits);
	});
});

describe.each(everyGenre)('the %s pack', (_, pack) => {
	it('is as full as the shape asks', () => {
		expect(pack.places.length).toBeGreaterThanOrEqual(8);
		expect(new Set(pack.places.map(({ backdrop }) => backdrop)).size).toBeGreaterThanOrEqual(5);
		expect(pack.things.length).toBeGreaterThanOrEqual(8);
		expect(pack.helpers.length).toBeGreaterThanOrEqual(6);
		expect(new Set(pack.helpers.map(({ pronoun }) => pronoun)).size).toBe(2);
		expect(pack.troubles.length).toBeGreaterThanOrEqual(5);
		expect(pack.folk.length).toBeGreaterThanOrEqual(3);
		expect(pack.moves.length).toBeGreaterThanOrEqual(6);
		expect(pack.senses.young.length).toBeGreaterThanOrEqual(14);
		expect(pack.senses.older.length).toBeGreaterThanOrEqual(14);
		expect(pack.titles.length).toBeGreaterThanOrEqual(8);
	});

	it('names no place, thing, friend or trouble twice', () => {
		expect(repeatedIn(pack.places.map(({ one }) => one))).toEqual([]);
		expect(repeatedIn(pack.things.map(({ one }) => one))).toEqual([]);
		expect(repeatedIn(pack.troubles.map(({ the }) => the))).toEqual([]);
		expect(repeatedIn([...pack.moves, ...pack.folk, ...pack.titles])).toEqual([]);
	});

	it('speaks of one noun in every form of a place or thing', () => {
		for (const { one, the, at, to } of pack.places) {
			expect(the).toMatch(new RegExp(`^the .*${one}`));
			expect(at).toMatch(
				new RegExp(
					`^(in|on|up|by|at|under|behind|among|beside|out) .*${the}$|^(in|on|at|by|under|behind|among|beside) ${the}$`,
				),
			);
			expect(to.endsWith(the)).toBe(true);
		}
		for (const { one, a, the } of pack.things) {
			expect(a).toContain(one);
			expect(the).toBe(a.replace(/^an? /, 'the '));
		}
	});

	it('tells each trouble as a clause with a reason in small letters', () => {
		for (const { the, did, from } of pack.troubles) {
			expect(the).toMatch(/^the /);
			expect(did).toMatch(/^[a-z].*[a-z]$/);
			expect(from).toMatch(/^[a-z].*[a-z0-9]$/);
		}
	});
});

describe.each(everyMood)('the %s pack', (_, pack) => {
	it('is as full as the shape asks', () => {
		expect(pack.tone.young.length).toBeGreaterThanOrEqual(10);
		expect(pack.tone.older.length).toBeGreaterThanOrEqual(10);
		expect(pack.closing.young.length).toBeGreaterThanOrEqual(5);
		expect(pack.closing.older.length).toBeGreaterThanOrEqual(5);
		expect(pack.times.length).toBeGreaterThan(0);
		expect(pack.weathers.length).toBeGreaterThan(0);
	});

	it('sounds its words alone, each once', () => {
		expect(pack.sounds.length).toBeGreaterThanOrEqual(4);
		expect(repeatedIn(pack.sounds)).toEqual([]);
		expect(pack.sounds.filter((sound) => !/^[A-Z][A-Za-z-]+!$/.test(sound))).toEqual([]);
	});
});

describe('the friends', () => {
	it('have names of their own, none of them a hero’s', () => {
		const own = helpers.map(({ name }) => name);
		expect(repeatedIn(own)).toEqual([]);
		expect(own.filter((name) => (names as readonly string[]).includes(name))).toEqual([]);
	});

	it('are played by a puppet that exists', () => {
		expect(helpers.filter(({ type }) => !characterTypes.includes(type))).toEqual([]);
	});
});

describe('articles', () => {
	// The second opinion goes by letters where a speaker goes by sounds.
	const knownWrong = ['hourglass', 'ukulele'];
	const articleOf = (words: string) => words.split(' ')[0];
	const nounOf = (words: string) => words.replace(/^an? /, '');

	it('are those that a speaker would use', () => {
		const named = [...everyGenre.flatMap(([, pack]) => pack.things), ...helpers].map(({ a }) => a);
		const told = [...named, ...everyType.flatMap(([, { a, home }]) => [a, home])];
		const doubtful = told.filter((words) => !knownWrong.some((noun) => nounOf(words).startsWith(noun)));
		expect(told.filter((words) => !/^an? /.test(words))).toEqual([]);
		expect(doubtful.filter((words) => articleOf(words) !== indefinite(nounOf(words), { articleOnly: true }))).toEqual(
			[],
		);
	});

	it('belong to the noun that a kind of hero goes by', () => {
		const wrong = everyType.filter(([, { a, one }]) => !a.includes(one));
		expect(wrong).toEqual([]);
	});
});
