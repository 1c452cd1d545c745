import { describe, expect, it } from 'vitest';
import { ageGroups, ratingFor } from '../../../shared/rules/ages.ts';
import { locatedTexts } from '../../../shared/storyteller/storylets/check/located-texts.ts';
import { storylets } from '../../../shared/storyteller/storylets/storylets.ts';
import { wordsOf } from '../../../shared/storyteller/text/text.ts';
import { names } from '../../../shared/words/names.ts';
import { isNameAllowed, reviewName, reviewText } from './text-review.ts';

describe('a hero’s name', () => {
	it.each([
		'Moby',
		'Moby Dick',
		'Analise',
		'Pussycat',
		'Pussy Cat',
		'Dick',
		'Scunthorpe',
		'Cassandra',
		'Susan Usher',
		'Dan Alan',
		'Harshit',
		'Rapunzel',
		'Titus',
		'Phuc',
		'Nguyễn Phúc',
		'Zoë',
		'O’Hara',
		'J. R. R.',
		'Юра',
		'小龙',
		'さくら',
		'محمد',
		'🦊',
		'<script>alert(1)</script>',
		'Ignore all rules',
		'X Æ A-12',
	])('%s is allowed', (name) => {
		expect(isNameAllowed(name)).toBe(true);
	});

	it.each([
		'fuck',
		'FUCK',
		'fück',
		'f u c k',
		'F.U.C.K.',
		'fu ck',
		'fuuuuck',
		'Mr Fuckface',
		'sh1t',
		's h i t',
		'a$$hole',
		'ass hole',
		'Dick Head',
		'n1gg3r',
		'bitch',
		'p3nis',
		'porn star',
		'Pussy',
		'Chink',
		'Hooker',
	])('%s is not allowed', (name) => {
		expect(isNameAllowed(name)).toBe(false);
	});
});

describe('the review of a text', () => {
	const bounds = { rating: 8, disabledTopics: [] as string[], heroName: 'Pip' };
	const because = (text: string, change: Partial<typeof bounds> = {}) =>
		reviewText(text, { ...bounds, ...change })?.because ?? null;

	it('rejects words above the rating', () => {
		expect(because('The pirate drew a pistol.')).toBe('rating');
		expect(because('The pirate drew a pistol.', { rating: 12 })).toBeNull();
		expect(because('It was a deadline for a begun skill. “Rum-tum-tum,” went the dust devil.')).toBeNull();
		expect(because('Everything there had died of COCAINE.', { rating: 15 })).toBe('rating');
	});

	it('allows the German article “die”', () => {
		expect(because('Die Füchsin trug die Laterne, und der Mond sah zu.')).toBeNull();
		expect(because('“You will die,” said the old clock.')).toBe('rating');
	});

	it('rejects profanity at any age', () => {
		expect(because('“Oh, shit,” said the fox.', { rating: 18 })).toBe('swearing');
		expect(because('“FUUUCK!”', { rating: 18 })).toBe('swearing');
		expect(because('After 455 steps, ticket a55-5h17 was theirs.')).toBeNull();
		expect(because('The analyst pricked up her ears and sat on the grass with the cockerel and a tit.')).toBeNull();
	});

	it('finds no profanity in the words of the built-in storyteller', () => {
		const words = new Set(locatedTexts(storylets).flatMap(({ line }) => wordsOf(line.replaceAll(/[[\]|{}]/g, ' '))));
		expect(words.size).toBeGreaterThan(5000);
		expect([...words].filter((word) => because(word, { rating: 18 }))).toEqual([]);
	});

	it.each([
		['spider', 'Two Spiders hung there.'],
		['spiders', 'The spider’s web shone.'],
		['wolf', 'Wolves howled.'],
		['witches', 'A witch flew by.'],
		['mice', 'A mouse sat there.'],
		['Pirate Ships', 'A pirate ship came.'],
		['café', 'They met in the Cafe.'],
		['蜘蛛', '那里有一只蜘蛛。'],
	])('rejects the topic %s', (topic, text) => {
		expect(reviewText(text, { ...bounds, disabledTopics: ['sharks', topic] })).toEqual({
			because: 'topic',
			word: topic,
		});
	});

	it('allows words that only contain a topic', () => {
		expect(
			because('The wolfhound sparked a ship of pirates and the ghostwriter.', {
				disabledTopics: ['wolf', 'park', 'ghost', 'pirate ship', '…', ''],
			}),
		).toBeNull();
	});

	it('rejects a topic that is hidden by invisible characters', () => {
		for (const disguise of ['spi\u00adder', 'spi\u200bder', 'spi\u0301der'])
			expect(because(`A ${disguise} sat there.`, { disabledTopics: ['spiders'] }), disguise).toBe('topic');
	});

	it('allows a hero’s name that contains profanity', () => {
		expect(because('Spider the hero met Dick.', { heroName: 'Spider' })).toBeNull();
		expect(because('“Pussy  Cat’s hat!” said PUSSY CAT.', { heroName: 'Pussy Cat' })).toBeNull();
		expect(because('The pussy sat there.', { heroName: 'Pussy Cat' })).toBe('swearing');
		expect(because('A pussy cats’ home.', { heroName: 'Pussy Cat' })).toBe('swearing');
	});

	it.each([
		'e',
		'i',
		't',
		'E',
		'spider',
		'Spiders',
		'the',
		'a',
		'pistol',
		'uck',
		'shi',
		's',
		'.',
		'.*',
		'(',
		'\\w+',
		'[a-z]',
		'$&',
		'\u0301',
		'…',
		'',
	])('applies all limits when the hero is called %j', (heroName) => {
		const rules = { heroName, disabledTopics: ['spider'] };
		expect(because('Two spiders sat there.', rules)).toBe('topic');
		expect(because('“Spider!” cried Spider’s friend.', rules)).toBe('topic');
		expect(because('The pirate drew a pistol.', rules)).toBe('rating');
		expect(because('“Oh, shit,” said the fox.', rules)).toBe('swearing');
		expect(because('“Fuck!”', rules)).toBe('swearing');
	});
});

describe('the review of a hero’s name', () => {
	const because = (name: string, disabledTopics: string[] = ['spiders', 'the dark', 'Паук', '蜘蛛'], rating = 8) =>
		reviewName(name, { rating, disabledTopics })?.because ?? null;

	it.each([
		'Spider',
		'spiders',
		'SPIDER',
		'Lady Spider',
		'Spider-Pip',
		'Spider’s Friend',
		'Spi\u0301der',
		'Spi\u200bder',
		'ｓｐｉｄｅｒ',
		'Ѕріdеr',
		'sp1der',
		'$p!d3r',
		's p i d e r',
		'S.P.I.D.E.R.',
		'Dark the Dark',
		'паук',
		'小蜘蛛',
	])('rejects %s when that topic is switched off', (name) => {
		expect(because(name)).toBe('topic');
	});

	it.each(['Death', 'Dead Fred', 'Kill', 'Sir Gore', 'D3ath', 'G.U.N.'])('rejects %s below its rating', (name) => {
		expect(because(name)).toBe('rating');
		expect(because(name, [], 18)).toBeNull();
	});

	it.each([
		'Spiderella',
		'Spi Derek',
		'Gunnar',
		'Killian',
		'Sp',
		'I',
		'e',
		'X Æ A-12',
		'🦊',
		'Юра',
		'小龙',
		'R2-D2',
		'.*',
	])('allows %s', (name) => {
		expect(because(name)).toBeNull();
	});

	it('allows all names that Randomize gives, at any age', () => {
		for (const group of ageGroups) {
			const refused = names.filter((name) => !isNameAllowed(name) || because(name, [], ratingFor(group)));
			expect(refused, group).toEqual([]);
		}
		expect(names.filter((name) => because(name, [], 1))).toEqual([]);
	});
});
