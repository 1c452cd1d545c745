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

function open(isLive = true) {
	const sent: { accountId: string; delta: StoryDelta }[] = [];
	const streams = new ChapterStreams((accountId, event, ...[news]) => {
		expect(event).toBe('storyDelta');
		sent.push({ accountId, delta: news as StoryDelta });
	});
	const stream = streams.open(story, place, brief, isLive);
	const deltas = () => sent.filter(({ accountId }) => accountId === 'rosa').map(({ delta }) => delta);
	/** The text that a client shows from the deltas. */
	const shown = () =>
		deltas().reduce(
			(page, { telling, from, text }) => ({
				telling,
				text: (telling === page.telling ? page.text.slice(0, from) : '') + text,
			}),
			{ telling: 0, text: '' },
		).text;
	return { streams, stream, sent, deltas, shown };
}

/** Writes a text letter by letter. */
function write(stream: { write(text: string): void }, text: string, from = 0): void {
	for (let end = from + 1; end <= text.length; end++) stream.write(text.slice(0, end));
}

it('sends whole sentences, each as soon as the next one has begun', () => {
	const { stream, deltas, shown } = open();
	write(stream, 'Pip ran. “Stop!');
	vi.runAllTimers();
	expect(shown()).toBe('Pip ran. ');
	write(stream, 'Pip ran. “Stop!” Mara said so. She', 15);
	vi.runAllTimers();
	expect(shown()).toBe('Pip ran. “Stop!” Mara said so. ');
	expect(deltas().map(({ text }) => text)).toEqual(['Pip ran. ', '“Stop!” ', 'Mara said so. ']);
	expect(deltas()[0]).toMatchObject({
		storyId: 'lantern',
		requestId: 'request-lantern',
		parentNodeId: 'first',
		choiceIndex: 1,
	});
});

it('recognizes sentences without spaces or Latin letters', () => {
	const { stream, shown } = open();
	write(stream, '小龙跑了。他很高');
	vi.runAllTimers();
	expect(shown()).toBe('小龙跑了。');
});

it('sends to each recipient of the story once', () => {
	const { stream, sent } = open();
	stream.write('Pip ran. Then');
	expect(sent.map(({ accountId }) => accountId).sort()).toEqual(['milo', 'rosa']);
});

it('sends the first sentence at once, and then at most one delta in 50 ms', () => {
	const { stream, deltas } = open();
	const text = 'Pip ran on. '.repeat(200);
	for (let end = 1; end < text.length; end += 6) {
		stream.write(text.slice(0, end));
		if (end % 12 === 1) vi.advanceTimersByTime(1);
	}
	expect(deltas().length).toBeGreaterThan(2);
	expect(deltas().length).toBeLessThanOrEqual(200 / 50 + 1);
	stream.write('Pip ran on. '.repeat(200));
	expect(deltas()[0]?.text).toBe('Pip ran on. ');
});

it('sends neither a sentence that the word list objects to nor anything after it', () => {
	const { stream, shown } = open();
	write(stream, 'Pip ran. A spider sat there. It was big. Pip');
	vi.runAllTimers();
	expect(shown()).toBe('Pip ran. ');
});

it('starts a higher version when the text is written from its start again', () => {
	const { stream, deltas, shown } = open();
	write(stream, 'Pip ran. A spider sat there. Then');
	vi.runAllTimers();
	write(stream, 'Pip walked. A cat sat there. Then');
	vi.runAllTimers();
	expect(shown()).toBe('Pip walked. A cat sat there. ');
	const versions = deltas().map(({ telling }) => telling);
	expect(versions).toEqual(versions.toSorted((a, b) => a - b));
	expect(new Set(versions).size).toBe(2);
});

it('retracts the text that was sent of a rejected attempt', () => {
	const { stream, shown } = open();
	stream.write('Pip ran. Then');
	stream.retract();
	expect(shown()).toBe('');
});

it('retracts text that its author’s new settings exclude, and goes on with text that they allow', () => {
	const { streams, stream, shown } = open();
	const holdTo = (...disabledTopics: string[]) =>
		streams.applySettings({
			...milo,
			settings: { allowedGenres: [], contentRestrictions: { maxAgeRating: 5, disabledTopics } },
		});
	stream.write('A cat sat there. Then');
	holdTo('dogs');
	stream.write('A cat sat there. Then it ran. Pip');
	vi.runAllTimers();
	expect(shown()).toBe('A cat sat there. Then it ran. ');
	holdTo('cats');
	expect(shown()).toBe('');
	stream.write('A cat sat there. Then it ran. Pip stood. And');
	vi.runAllTimers();
	expect(shown()).toBe('');
	streams.applySettings({ ...milo, _id: 'bela' });
	stream.write('A dog sat there. Then');
	expect(shown()).toBe('A dog sat there. ');
});

it('sends the rest at once when the chapter is finished', () => {
	const { stream, shown } = open();
	stream.write('Pip ran. The end was n');
	stream.finish('Pip ran. The end was near.');
	expect(shown()).toBe('Pip ran. The end was near.');
	stream.close();
	expect(vi.getTimerCount()).toBe(0);
});

it('sends nothing of a prepared chapter until a reader waits for it, and then all of it', () => {
	const { streams, stream, sent, shown } = open(false);
	stream.write('Pip ran. Then');
	vi.runAllTimers();
	expect(sent).toEqual([]);
	expect(streams.snapshotsFor('rosa', 'lantern')).toEqual([]);
	streams.goLive({ ...place, choiceIndex: 0 });
	expect(sent).toEqual([]);
	streams.goLive(place);
	expect(shown()).toBe('Pip ran. ');
});

it('has a snapshot for a recipient that connects late, and none for another account', () => {
	const { streams, stream, deltas } = open();
	stream.write('Pip ran. Then he stopped. And');
	vi.runAllTimers();
	const [soFar] = streams.snapshotsFor('milo', 'lantern');
	expect(soFar).toMatchObject({ from: 0, text: 'Pip ran. Then he stopped. ', telling: deltas()[0]?.telling });
	expect(streams.snapshotsFor('bela', 'lantern')).toEqual([]);
	expect(streams.snapshotsFor('rosa', 'harbour')).toEqual([]);
});

it('drops what its storyteller writes after it was closed', () => {
	const { streams, stream, sent } = open();
	stream.write('Pip ran. Then');
	stream.close();
	const before = sent.length;
	stream.write('Pip ran. Then he stopped. And');
	stream.retract();
	stream.finish('Another end.');
	vi.runAllTimers();
	expect(sent).toHaveLength(before);
	expect(streams.snapshotsFor('rosa', 'lantern')).toEqual([]);
});

it('accepts a text of 10 MB without a sentence', () => {
	const { stream, shown } = open();
	stream.write('x'.repeat(10_000_000));
	vi.runAllTimers();
	expect(shown()).toBe('');
});
