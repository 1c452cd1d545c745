import { daleChall } from 'dale-chall';
import { describe, expect, it } from 'vitest';
import { stemOf, wordsOf } from '../../../text/text.ts';
import { typeTable } from '../../../words/type-words.ts';
import { genrePacks } from './genres.ts';
import { moodPacks } from './moods.ts';
import { traitFamilies } from './traits.ts';

type Sourced = { from: string; line: string };

const everyGenre = Object.entries(genrePacks);
const everyMood = Object.entries(moodPacks);
const everyType = Object.entries(typeTable);
const sourced = (from: string, lines: readonly string[]): Sourced[] => lines.map((line) => ({ from, line }));

const youngLines = [
	...everyGenre.flatMap(([name, pack]) => sourced(name, pack.senses.young)),
	...everyMood.flatMap(([name, pack]) => sourced(name, [...pack.tone.young, ...pack.closing.young])),
	...traitFamilies.flatMap((family) =>
		sourced(family.traits[0] ?? '', [...family.shows.young, ...family.solves.young]),
	),
];
const olderLines = [
	...everyGenre.flatMap(([name, pack]) => sourced(name, pack.senses.older)),
	...everyMood.flatMap(([name, pack]) => sourced(name, [...pack.tone.older, ...pack.closing.older])),
	...traitFamilies.flatMap((family) =>
		sourced(family.traits[0] ?? '', [...family.shows.older, ...family.solves.older]),
	),
];
const chosenLines = traitFamilies.flatMap((family) => sourced(family.traits[0] ?? '', family.chosen));
const sentences = [...youngLines, ...olderLines, ...chosenLines];
const choices = traitFamilies.flatMap((family) => sourced(family.traits[0] ?? '', family.choices));
const titles = everyGenre.flatMap(([name, pack]) => sourced(name, pack.titles));
const clauses = everyGenre.flatMap(([name, pack]) =>
	sourced(name, [...pack.moves, ...pack.folk, ...pack.troubles.flatMap(({ the, did, from }) => [the, did, from])]),
);
const gestures = everyType.flatMap(([name, words]) =>
	sourced(name, [...words.gestures, words.moved, words.ability, words.food]),
);
const wordCount = (line: string) => wordsOf(line.replace(/\{[^}]*\}/g, 'slot')).length;
/** The stems of the words of four letters and more; shorter ones may come as often as they like. */
const stemsIn = (line: string) =>
	wordsOf(line.replace(/\{[^}]*\}/g, ''))
		.flatMap((word) => word.split('-'))
		.filter((word) => word.length > 3)
		.map(stemOf)
		.filter((stem) => stem !== '');
const faults = (from: readonly Sourced[], wrong: (line: string) => boolean) =>
	from.filter(({ line }) => wrong(line)).map(({ from: source, line }) => `${source}: ${line}`);
const repeatedIn = <Item>(items: readonly Item[]) => items.filter((item, at) => items.indexOf(item) !== at);

describe('the trait families', () => {
	it('show, solve and offer at least three times each, with the word itself', () => {
		for (const { shows, solves, choices: offered, chosen } of traitFamilies) {
			for (const lines of [shows.young, shows.older, solves.young, solves.older, offered]) {
				expect(lines.length).toBeGreaterThanOrEqual(3);
				expect(lines.filter((line) => !line.includes('{trait}'))).toEqual([]);
			}
			expect(chosen).toHaveLength(offered.length);
			expect(chosen.filter((line) => !line.includes('{hero}'))).toEqual([]);
			expect([...shows.young, ...shows.older].filter((line) => !/\{(hero|they|them|their)/i.test(line))).toEqual([]);
		}
	});

	it('offer a deed in 3 to 10 words, without an end mark', () => {
		expect(
			faults(choices, (line) => wordCount(line) < 3 || wordCount(line) > 10 || !/^\p{Lu}.*[a-z}]$/u.test(line)),
		).toEqual([]);
		expect(faults(choices, (line) => /\{(?!trait\})/.test(line))).toEqual([]);
	});

	it('never say a word of their own beside the trait that is printed', () => {
		const twice = traitFamilies.flatMap(({ traits: members, shows, solves, choices: offered, chosen }) =>
			[shows.young, shows.older, solves.young, solves.older, offered, chosen].flat().flatMap((line) => {
				const beside = stemsIn(line);
				return members
					.filter((trait) => stemsIn(trait).some((stem) => beside.includes(stem)))
					.map((trait) => `${trait}: ${line}`);
			}),
		);
		expect(twice).toEqual([]);
	});
});

describe('every line', () => {
	it('is told in one pack only', () => {
		expect(repeatedIn([...sentences, ...choices].map(({ line }) => line))).toEqual([]);
	});

	it('is as long as its readers can follow', () => {
		expect(faults(youngLines, (line) => wordCount(line) < 3 || wordCount(line) > 9)).toEqual([]);
		expect(faults(olderLines, (line) => wordCount(line) < 10 || wordCount(line) > 18)).toEqual([]);
	});

	it('begins with a capital and ends with its mark', () => {
		expect(faults(sentences, (line) => !/^“?(\p{Lu}|\{hero\}|\{(They|Their|Theirs)\})/u.test(line))).toEqual([]);
		expect(faults(sentences, (line) => !/[.!?]”?$/.test(line))).toEqual([]);
		expect(faults(sentences, (line) => /[.!?] (?:\{trait|\{the|[a-z])/.test(line))).toEqual([]);
	});

	it('has typographic quotes, single spaces and no doubled word', () => {
		const all = [...sentences, ...choices, ...titles, ...clauses, ...gestures];
		expect(faults(all, (line) => /['"]/.test(line))).toEqual([]);
		expect(faults(all, (line) => /\s\s|^\s|\s$/.test(line))).toEqual([]);
		expect(faults(all, (line) => /\b(\w+) \1\b/i.test(line))).toEqual([]);
	});

	it('opens and closes its quotes in pairs', () => {
		expect(faults(sentences, (line) => line.split('“').length !== line.split('”').length)).toEqual([]);
	});

	it('uses the slots of the shape and never puts “a” before one', () => {
		const known = /^\{([Tt]hey|[Tt]hem|[Tt]heir|[Tt]heirs|themself|hero|trait|they was|they wasn’t)\}$/;
		expect(
			faults([...sentences, ...choices], (line) => (line.match(/\{[^}]*\}/g) ?? []).some((slot) => !known.test(slot))),
		).toEqual([]);
		expect(
			faults(titles, (line) => (line.match(/\{[^}]*\}/g) ?? []).some((slot) => !/^\{(hero|thing|place)\}$/.test(slot))),
		).toEqual([]);
		expect(faults([...sentences, ...choices, ...titles], (line) => /\ban? \{/i.test(line))).toEqual([]);
		expect(faults([...clauses, ...gestures], (line) => /[{}]/.test(line))).toEqual([]);
		expect(
			faults(
				everyGenre.flatMap(([name, { senses }]) => sourced(name, [...senses.young, ...senses.older])),
				(line) => /[{}]/.test(line),
			),
		).toEqual([]);
	});

	it('keeps to the pronouns that fit every hero', () => {
		expect(faults(sentences, (line) => /\{[Tt]hey\} (was|were|wasn|weren|is|are|has)\b/.test(line))).toEqual([]);
		expect(
			faults([...sentences, ...choices, ...gestures], (line) =>
				/\b(he|she|him|his|her|hers|himself|herself|themselves)\b/i.test(line),
			),
		).toEqual([]);
	});

	// Younger children like an echo (“Flap, flap, flap!”), so that their lines may say a word again.
	it('says no word of weight twice to older readers', () => {
		expect(faults([...olderLines, ...chosenLines], (line) => repeatedIn(stemsIn(line)).length > 0)).toEqual([]);
	});
});

describe('the young lines', () => {
	const easy = new Set(daleChall);
	const endings = [/s$/, /(es|ed|d|ing|ly|er|y|est)$/];
	const plainOf = (word: string) => [
		word,
		...endings.map((ending) => word.replace(ending, '')),
		word.replace(/(ed|ing)$/, 'e'),
		word.replace(/(ies|ied|ily)$/, 'y'),
		word.replace(/ves$/, 'f'),
		word.replace(/(.)\1(ed|ing|y|er)$/, '$1'),
	];
	const hard = (word: string) => !plainOf(word.toLowerCase().replace(/[’'].*$/, '')).some((plain) => easy.has(plain));

	it('are nearly all made of words that a small child knows', () => {
		const words = youngLines.flatMap(({ line }) => wordsOf(line.replace(/\{[^}]*\}/g, '')));
		const share = words.filter(hard).length / words.length;
		expect(share).toBeLessThan(0.07);
	});
});
