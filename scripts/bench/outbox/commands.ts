import { v7 as newId } from 'uuid';
import type { Command, Entry } from '../../../pwa/local/outbox/commands.ts';
import { dedupeKeyOf, orderingKeysOf } from '../../../pwa/local/outbox/entry-keys.ts';
import type { NewStory } from '../../../shared/contract/stories.ts';
import type { ListedStory, Story } from '../../../shared/contract/story.ts';
import type { Session, User } from '../../../shared/contract/user.ts';
import type { UnreliableServer } from './unreliable-server.ts';

/** The 500 entries of the outbox. Choices and narrations are fewer, since a server has to make them. */
const counts = { choices: 60, voices: 20, deletions: 40, wishes: 60, children: 160, settings: 160 } as const;

type ApiClient = <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;

export function apiClient({ url }: UnreliableServer, { token }: Session): ApiClient {
	return async <Answer>(method: string, path: string, body?: unknown) => {
		const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
		const response = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
		if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
		return (await response.json()) as Answer;
	};
}

/** Stories for choices, narrations and deletions, each with its first chapter. */
export async function createInitialStories(ask: ApiClient): Promise<Story[]> {
	const wanted = counts.choices + counts.deletions;
	for (let number = 0; number < wanted; number++) await ask('POST', '/api/stories', storyInput(`first-${number}-wish`));
	for (;;) {
		const listed = await ask<ListedStory[]>('GET', '/api/stories');
		if (listed.length === wanted && listed.every(({ nodes }) => nodes.length > 0)) {
			return Promise.all(listed.map(({ _id }) => ask<Story>('GET', `/api/stories/${_id}`)));
		}
		await new Promise((resolve) => setTimeout(resolve, 500));
	}
}

/** The entries in the order of their creation, as the outbox stores them. */
export function entriesFor(stories: readonly Story[]): Omit<Entry, 'seq'>[] {
	const chosen = stories.slice(0, counts.choices);
	const children = Array.from({ length: counts.children }, () => newId());
	const settings = { allowedGenres: [], contentRestrictions: { maxAgeRating: 5, disabledTopics: [] } };
	const deeds: Command[] = [
		...chosen.map(
			({ _id, title, nodes: [first] }): Command => ({
				...{ kind: 'choose', storyId: _id, nodeId: first!._id, choiceIndex: 1 },
				...{ title, choice: first!.choices[1]!.text },
			}),
		),
		...chosen.slice(0, counts.voices).map(
			({ _id, title, nodes: [first] }): Command => ({
				...{ kind: 'narrate', storyId: _id, nodeId: first!._id, text: first!.content, title, chapter: 1 },
			}),
		),
		...stories.slice(counts.choices).map(({ _id, title }): Command => ({ kind: 'delete-story', storyId: _id, title })),
		...Array.from(
			{ length: counts.wishes },
			(_, number): Command => ({
				kind: 'create-story',
				story: { ...storyInput(`later-${number}-wish`), _id: newId() },
			}),
		),
		...children.map((_id): Command => ({ kind: 'add-child', child: { _id, profile: { name: 'Milo', age: 9 } } })),
		...children.map((childId): Command => ({ kind: 'save-child-settings', childId, name: 'Milo', settings })),
	];
	return deeds.map((deed) => {
		const slot = dedupeKeyOf(deed);
		return {
			...{ id: newId(), deed, childId: null, lanes: orderingKeysOf(deed, null), ...(slot && { slot }) },
			...{ state: 'waiting', attempts: 0, refusals: 0, nextAt: 0, createdAt: Date.now(), problem: null },
		};
	});
}

/** The number of effects that exist on the server exactly once. Equal to the number of entries, if all is well. */
export async function countEffects(ask: ApiClient, before: readonly Story[]): Promise<number> {
	const stories = await ask<ListedStory[]>('GET', '/api/stories');
	const there = new Set(stories.map(({ _id }) => _id));
	const children = await ask<User[]>('GET', '/api/users/children');
	const chosen = before.slice(0, counts.choices);
	const open = await Promise.all(chosen.map(({ _id }) => ask<Story>('GET', `/api/stories/${_id}`)));
	const isOnce = ({ nodes }: Story) => nodes.filter(({ choiceIndex }) => choiceIndex === 1).length === 1;
	return (
		open.filter((story) => story.nodes.length === 2 && isOnce(story)).length +
		open.filter(({ nodes }) => nodes.some(({ audioUrls }) => audioUrls)).length +
		before.slice(counts.choices).filter(({ _id }) => !there.has(_id)).length +
		(stories.length - counts.choices) +
		children.length +
		children.filter(({ settings }) => settings.contentRestrictions.maxAgeRating === 5).length
	);
}

function storyInput(frontendRequestId: string): NewStory {
	return {
		...{ genre: 'fantasy', ageGroup: '3-5', ageRating: 5, frontendRequestId },
		settings: { mood: 'cozy', characters: [{ name: 'Pip', gender: 'Other', type: 'Dragon', traits: ['brave'] }] },
	};
}
