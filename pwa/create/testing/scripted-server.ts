import { vi } from 'vitest';
import type { Chapter, Story } from '../../../shared/contract/story.ts';
import type { User } from '../../../shared/contract/user.ts';
import { defaultSettings } from '../../../shared/rules/default-settings.ts';
import { emptyForm, randomize, toStoryInput } from '../story-form.ts';

export const rosa: User = {
	_id: 'rosa',
	email: 'rosa@example.com',
	role: 'parent',
	parentId: null,
	profile: { name: 'Rosa', age: 38 },
	settings: defaultSettings(),
	subscription: { status: 'active', hasLifetimeAccess: true, trialEndDate: null, trialEndsAt: null },
	createdAt: '2026-01-01T00:00:00.000Z',
};
export const storyInput = toStoryInput(randomize(emptyForm(7), ['pirate']), 12);
export const requestId = storyInput.frontendRequestId;
const storyId = storyInput._id;
export const chapter: Chapter = {
	_id: 'chapter-1',
	parentNodeId: null,
	choiceIndex: null,
	isEnding: false,
	chapterNumber: 1,
	chapterTitle: 'The Empty Spot',
	content: 'Once there was a pirate.',
	choices: [],
	takenChoice: null,
	images: null,
	audioUrls: null,
	madeBy: { storyteller: 'built-in', illustrator: null, narrator: null },
};
export const queued: Story = {
	_id: storyId,
	title: 'A new story',
	genre: 'pirate',
	mood: 'funny',
	ageGroup: '6-8',
	ageRating: 8,
	hero: { name: 'Milo', gender: 'any', type: 'Fox', traits: [] },
	status: 'queued',
	error: null,
	chapterCount: 5,
	startNode: null,
	nodes: [],
	requestId,
	author: { _id: 'rosa', email: null, profile: { name: 'Rosa' } },
	isPublished: false,
	createdAt: '2026-01-01T00:00:00.000Z',
	updatedAt: '2026-01-01T00:00:00.000Z',
};
export const readable: Story = { ...queued, status: 'in-progress', startNode: 'chapter-1', nodes: [chapter] };
export const created = { _id: storyId, requestId, status: 'queued', nodes: [] };
export const waiting = { isComplete: false, _id: storyId, status: 'queued' };
export const complete = { isComplete: true, _id: storyId, status: 'in-progress' };

type Answer = { status?: number; body: unknown } | 'timeout' | 'offline';
export type Script = { create: Answer; status?: (poll: number) => Answer; story?: (poll: number) => Answer };

/** Stubs `fetch` with scripted answers. The result counts the polls. */
export function stubServer({ create, status = () => notFound, story = () => notFound }: Script) {
	const polls = { status: 0, story: 0 };
	vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
		if (method === 'POST') return answer(create);
		return answer(url.includes('/status/') ? status(polls.status++) : story(polls.story++));
	});
	return polls;
}

export const notFound: Answer = refusal(404, 'not-found', 'There is no such story.');

export function refusal(status: number, code: string, message: string, more: object = {}): Answer {
	return { status, body: { error: message, message: message, code, ...more } };
}

function answer(given: Answer): Response {
	if (given === 'timeout') throw new DOMException('', 'TimeoutError');
	if (given === 'offline') throw new TypeError('fetch failed');
	return Response.json(given.body, { status: given.status ?? 200 });
}
