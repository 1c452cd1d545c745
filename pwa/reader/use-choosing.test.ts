import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSettings } from '../../shared/open-settings.ts';
import type { Story, StoryNode } from '../../shared/story.ts';
import type { User } from '../../shared/user.ts';
import { enterLibrary, eraseLibrary } from '../local/device.ts';
import { CallError } from '../net/http.ts';
import { nextChapter, sentenceFor } from './use-choosing.ts';

const juno: User = {
	_id: 'juno',
	email: null,
	role: 'child',
	parentId: 'rosa',
	profile: { name: 'Juno', age: 10 },
	settings: openSettings(),
	subscription: { status: 'active', hasLifetimeAccess: true, trialEndDate: null, trialEndsAt: null },
	createdAt: '2026-01-01T00:00:00.000Z',
};
const first: StoryNode = {
	_id: 'chapter-1',
	parentNodeId: null,
	choiceIndex: null,
	isEnding: false,
	chapterNumber: 1,
	chapterTitle: 'The Empty Spot',
	content: 'Once there was a pirate.',
	choices: ['Run', 'Hide', 'Sing'].map((text) => ({ text, nextNodeId: null })),
	takenChoice: null,
	images: null,
	audioUrls: null,
	madeBy: { storyteller: 'built-in', illustrator: null, narrator: null },
};
const second: StoryNode = {
	...first,
	_id: 'chapter-2',
	parentNodeId: 'chapter-1',
	choiceIndex: 1,
	content: 'She hid.',
};
const storyOf = (...nodes: StoryNode[]): Story => ({
	_id: 'story-1',
	title: 'Juno and the Chest',
	genre: 'pirate',
	mood: 'funny',
	ageGroup: '9-11',
	ageRating: 11,
	hero: { name: 'Juno', gender: 'any', type: 'Fox', traits: [] },
	status: 'in-progress',
	error: null,
	chapterCount: 6,
	startNode: 'chapter-1',
	nodes,
	requestId: 'story-request-1',
	author: { _id: 'juno', email: null, profile: { name: 'Juno' } },
	isPublished: false,
	createdAt: '2026-01-01T00:00:00.000Z',
	updatedAt: '2026-01-01T00:00:00.000Z',
});
const stillWriting = { error: 'A moment.', message: 'A moment.', code: 'still-writing' };

/** Answers the choice with `taken`, and the looks at the story one after the other, the last one again and again. */
function serve(taken: () => Response, ...looks: Story[]) {
	let look = 0;
	vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) =>
		method === 'POST' ? taken() : Response.json(looks[Math.min(look++, looks.length - 1)]),
	);
	return () => look;
}

const choose = (choiceIndex: number, storyId = 'story-1') =>
	nextChapter(storyId, first, choiceIndex, async () => {}).catch((error: Error) => error);

beforeAll(async () => {
	vi.stubGlobal('localStorage', { getItem: () => 'a token' });
	await enterLibrary(juno);
});
afterAll(eraseLibrary);

describe('the next chapter', () => {
	it('is the one that the server answers with', async () => {
		serve(() => Response.json({ newNode: second, isCompleted: false }), storyOf(first, second));
		expect(await choose(1)).toMatchObject({ _id: 'chapter-2', content: 'She hid.' });
	});

	it.each([
		['says that it is still writing', () => Response.json(stillWriting, { status: 503 })],
		[
			'does not answer in time',
			() => {
				throw new DOMException('', 'TimeoutError');
			},
		],
	])('is looked for in the story when the server %s', async (_what, taken) => {
		const looks = serve(taken, storyOf(first), storyOf(first), storyOf(first, second));
		expect(await choose(1)).toMatchObject({ _id: 'chapter-2' });
		expect(looks()).toBe(3);
	});

	it('is not that of another choice, and is given up after 60 looks', async () => {
		const looks = serve(() => Response.json(stillWriting, { status: 503 }), storyOf(first, second));
		expect(await choose(2)).toEqual(new Error('Failed to generate the next part of the story. Please try again.'));
		expect(looks()).toBe(60);
	});

	it('must have text', async () => {
		serve(() => Response.json({ newNode: { ...second, content: ' ' }, isCompleted: false }), storyOf(first));
		expect(await choose(1)).toEqual(new Error('Generated node is missing required content'));
	});

	it('needs a story and a choice to come from', async () => {
		expect(await choose(1, '')).toEqual(new Error('Story data is missing'));
		expect(await choose(7)).toEqual(new Error('Current story part data is missing'));
	});
});

describe('what is said when it failed', () => {
	it('is the sentence of a refusal that explains itself', () => {
		expect(sentenceFor(new CallError('Your trial has ended.', 402, 'no-access'))).toBe('Your trial has ended.');
	});

	it('is the general sentence when the server or the network failed', () => {
		const general = 'Failed to generate the next part of the story. Please try again.';
		expect(sentenceFor(new CallError('Boom', 500, 'failed'))).toBe(general);
		expect(sentenceFor(new CallError('Offline', 0, 'offline'))).toBe(general);
	});
});
