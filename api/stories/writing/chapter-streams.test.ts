import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StoryDelta } from '../../../shared/contract/events.ts';
import type { StoryBrief } from '../../../shared/contract/storyteller.ts';
import type { User } from '../../../shared/contract/user.ts';
import type { Row } from '../../db/schema.ts';
import { storyRow } from '../../db/testing/rows.ts';
import { ChapterStreams } from './chapter-streams.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const story = { ...storyRow('lantern', 'milo'), family_id: 'rosa', asked_by: 'rosa' } as Row<'story'>;
const place = { storyId: 'lantern', parentId: 'first', choiceIndex: 1 };
const milo: Pick<User, '_id' | 'role' | 'settings'> = {
	_id: 'milo',
	role: 'child',
	settings: { allowedGenres: [], contentRestrictions: { maxAgeRating: 5, disabledTopics: [] } },
};
const brief: StoryBrief = {
	seed: 'lantern',
	genre: 'fantasy',
	mood: 'cheerful',
	ageGroup: '3-5',
	rating: 5,
	hero: { name: 'Pip', gender: 'any', type: 'Fox', traits: ['brave'] },
	disabledTopics: ['spiders'],
};

function open(audible = true) {
	const heard: { accountId: string; delta: StoryDelta }[] = [];
	const manuscripts = new ChapterStreams((accountId, event, ...[news]) => {
		expect(event).toBe('storyDelta');
		heard.push({ accountId, delta: news as StoryDelta });
	});
	const manuscript = manuscripts.open(story, place, brief, audible);
	const pieces = () => heard.filter(({ accountId }) => accountId === 'rosa').map(({ delta }) => delta);
	/** The text that a client shows from the deltas. */
	const shown = () =>
		pieces().reduce(
			(page, { telling, from, text }) => ({
				telling,
				text: (telling === page.telling ? page.text.slice(0, from) : '') + text,
			}),
			{ telling: 0, text: '' },
		).text;
	return { manuscripts, manuscript, heard, pieces, shown };
}

/** Writes a text letter by letter. */
function write(manuscript: { write(text: string): void }, text: string, from = 0): void {
	for (let end = from + 1; end <= text.length; end++) manuscript.write(text.slice(0, end));
}

it('sends whole sentences, each as soon as the next one has begun', () => {
	const { manuscript, pieces, shown } = open();
	write(manuscript, 'Pip ran. “Stop!');
	vi.runAllTimers();
	expect(shown()).toBe('Pip ran. ');
	write(manuscript, 'Pip ran. “Stop!” Mara said so. She', 15);
	vi.runAllTimers();
	expect(shown()).toBe('Pip ran. “Stop!” Mara said so. ');
	expect(pieces().map(({ text }) => text)).toEqual(['Pip ran. ', '“Stop!” ', 'Mara said so. ']);
	expect(pieces()[0]).toMatchObject({
		storyId: 'lantern',
		requestId: 'request-lantern',
		parentNodeId: 'first',
		choiceIndex: 1,
	});
});

it('recognizes sentences without spaces or Latin letters', () => {
	const { manuscript, shown } = open();
	write(manuscript, '小龙跑了。他很高');
	vi.runAllTimers();
	expect(shown()).toBe('小龙跑了。');
});

it('sends to each recipient of the story once', () => {
	const { manuscript, heard } = open();
	manuscript.write('Pip ran. Then');
	expect(heard.map(({ accountId }) => accountId).sort()).toEqual(['milo', 'rosa']);
});

it('sends the first sentence at once, and then at most one delta in 50 ms', () => {
	const { manuscript, pieces } = open();
	const text = 'Pip ran on. '.repeat(200);
	for (let end = 1; end < text.length; end += 6) {
		manuscript.write(text.slice(0, end));
		if (end % 12 === 1) vi.advanceTimersByTime(1);
	}
	expect(pieces().length).toBeGreaterThan(2);
	expect(pieces().length).toBeLessThanOrEqual(200 / 50 + 1);
	manuscript.write('Pip ran on. '.repeat(200));
	expect(pieces()[0]?.text).toBe('Pip ran on. ');
});

it('sends neither a sentence that the word list objects to nor anything after it', () => {
	const { manuscript, shown } = open();
	write(manuscript, 'Pip ran. A spider sat there. It was big. Pip');
	vi.runAllTimers();
	expect(shown()).toBe('Pip ran. ');
});

it('starts a higher version when the text is written from its start again', () => {
	const { manuscript, pieces, shown } = open();
	write(manuscript, 'Pip ran. A spider sat there. Then');
	vi.runAllTimers();
	write(manuscript, 'Pip walked. A cat sat there. Then');
	vi.runAllTimers();
	expect(shown()).toBe('Pip walked. A cat sat there. ');
	const tellings = pieces().map(({ telling }) => telling);
	expect(tellings).toEqual(tellings.toSorted((a, b) => a - b));
	expect(new Set(tellings).size).toBe(2);
});

it('retracts the text that was sent of a rejected attempt', () => {
	const { manuscript, shown } = open();
	manuscript.write('Pip ran. Then');
	manuscript.retract();
	expect(shown()).toBe('');
});

it('retracts text that its author’s new settings exclude, and goes on with text that they allow', () => {
	const { manuscripts, manuscript, shown } = open();
	const holdTo = (...disabledTopics: string[]) =>
		manuscripts.holdTo({
			...milo,
			settings: { allowedGenres: [], contentRestrictions: { maxAgeRating: 5, disabledTopics } },
		});
	manuscript.write('A cat sat there. Then');
	holdTo('dogs');
	manuscript.write('A cat sat there. Then it ran. Pip');
	vi.runAllTimers();
	expect(shown()).toBe('A cat sat there. Then it ran. ');
	holdTo('cats');
	expect(shown()).toBe('');
	manuscript.write('A cat sat there. Then it ran. Pip stood. And');
	vi.runAllTimers();
	expect(shown()).toBe('');
	manuscripts.holdTo({ ...milo, _id: 'bela' });
	manuscript.write('A dog sat there. Then');
	expect(shown()).toBe('A dog sat there. ');
});

it('sends the rest at once when the chapter is finished', () => {
	const { manuscript, shown } = open();
	manuscript.write('Pip ran. The end was n');
	manuscript.finish('Pip ran. The end was near.');
	expect(shown()).toBe('Pip ran. The end was near.');
	manuscript.close();
	expect(vi.getTimerCount()).toBe(0);
});

it('sends nothing of a prepared chapter until a reader waits for it, and then all of it', () => {
	const { manuscripts, manuscript, heard, shown } = open(false);
	manuscript.write('Pip ran. Then');
	vi.runAllTimers();
	expect(heard).toEqual([]);
	expect(manuscripts.snapshotsFor('rosa', 'lantern')).toEqual([]);
	manuscripts.goLive({ ...place, choiceIndex: 0 });
	expect(heard).toEqual([]);
	manuscripts.goLive(place);
	expect(shown()).toBe('Pip ran. ');
});

it('has a snapshot for a recipient that connects late, and none for another account', () => {
	const { manuscripts, manuscript, pieces } = open();
	manuscript.write('Pip ran. Then he stopped. And');
	vi.runAllTimers();
	const [soFar] = manuscripts.snapshotsFor('milo', 'lantern');
	expect(soFar).toMatchObject({ from: 0, text: 'Pip ran. Then he stopped. ', telling: pieces()[0]?.telling });
	expect(manuscripts.snapshotsFor('bela', 'lantern')).toEqual([]);
	expect(manuscripts.snapshotsFor('rosa', 'harbour')).toEqual([]);
});

it('drops what its storyteller writes after it was closed', () => {
	const { manuscripts, manuscript, heard } = open();
	manuscript.write('Pip ran. Then');
	manuscript.close();
	const before = heard.length;
	manuscript.write('Pip ran. Then he stopped. And');
	manuscript.retract();
	manuscript.finish('Another end.');
	vi.runAllTimers();
	expect(heard).toHaveLength(before);
	expect(manuscripts.snapshotsFor('rosa', 'lantern')).toEqual([]);
});

it('accepts a text of 10 MB without a sentence', () => {
	const { manuscript, shown } = open();
	manuscript.write('x'.repeat(10_000_000));
	vi.runAllTimers();
	expect(shown()).toBe('');
});
