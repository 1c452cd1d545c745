import { describe, expect, it } from 'vitest';
import { isKindName, objectionTo } from './moderation.ts';

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
	])('%s is kind', (name) => {
		expect(isKindName(name)).toBe(true);
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
	])('%s is not', (name) => {
		expect(isKindName(name)).toBe(false);
	});
});

describe('a text', () => {
	const bounds = { rating: 8, disabledTopics: [] as string[], heroName: 'Pip' };
	const because = (text: string, change: Partial<typeof bounds> = {}) =>
		objectionTo(text, { ...bounds, ...change })?.because ?? null;

	it('is kept to its rating', () => {
		expect(because('The pirate drew a pistol.')).toBe('rating');
		expect(because('The pirate drew a pistol.', { rating: 12 })).toBeNull();
		expect(because('It was a deadline for a begun skill. “Rum-tum-tum,” went the dust devil.')).toBeNull();
		expect(because('Everything there had died of COCAINE.', { rating: 15 })).toBe('rating');
	});

	it('may be in German, in which “die” is an article', () => {
		expect(because('Die Füchsin trug die Laterne, und der Mond sah zu.')).toBeNull();
		expect(because('“You will die,” said the old clock.')).toBe('rating');
	});

	it('has no swearing at any age', () => {
		expect(because('“Oh, shit,” said the fox.', { rating: 18 })).toBe('swearing');
		expect(because('“FUUUCK!”', { rating: 18 })).toBe('swearing');
		expect(because('After 455 steps, ticket a55-5h17 was theirs.')).toBeNull();
		expect(because('The analyst pricked up her ears and sat on the grass with the cockerel and a tit.')).toBeNull();
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
	])('is kept free of the topic %s', (topic, text) => {
		expect(objectionTo(text, { ...bounds, disabledTopics: ['sharks', topic] })).toEqual({
			because: 'topic',
			word: topic,
		});
	});

	it('may have words that only look like a topic', () => {
		expect(
			because('The wolfhound sparked a ship of pirates and the ghostwriter.', {
				disabledTopics: ['wolf', 'park', 'ghost', 'pirate ship', '…', ''],
			}),
		).toBeNull();
	});

	it('may have the hero’s own name, whatever it is', () => {
		expect(because('Spider the hero met Dick.', { disabledTopics: ['spiders'], heroName: 'Spider' })).toBeNull();
	});
});
