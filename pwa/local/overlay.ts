import type { ContentSettings } from '../../shared/account-input.ts';
import type { NewStory } from '../../shared/making.ts';
import type { User } from '../../shared/user.ts';
import type { StoryRow } from './database.ts';
import type { Deed, Entry } from './deeds.ts';

/*
 * What a screen shows is what the server told last, with what is on its way laid over it. An entry that is carried out, was
 * discarded, or failed is not on its way: so nothing has ever to be undone. Only a report hides until it is taken back.
 */

/** The account and its children as a screen shows them. */
export type Household = { user: User; family: readonly User[] };

/** Oldest first; those that failed are left out. */
function onTheWay(entries: readonly Entry[]): readonly Entry[] {
	return entries.filter(({ state }) => state !== 'failed');
}

/** The library's stories, newest first: without those being deleted, with those that were wished for and are not told yet. */
export function storiesWith(rows: readonly StoryRow[], entries: readonly Entry[], household: Household): StoryRow[] {
	if (entries.length === 0) return rows as StoryRow[];
	const waiting = onTheWay(entries);
	const leaving = new Set(waiting.map(({ deed }) => (deed.kind === 'delete-story' ? deed.storyId : null)));
	const orphaned = new Set(waiting.map(({ deed }) => (deed.kind === 'delete-child' ? deed.childId : null)));
	const retried = new Set(waiting.map(({ deed }) => (deed.kind === 'retry-story' ? deed.storyId : null)));
	const reported = new Set(entries.map(({ deed }) => (deed.kind === 'report-chapter' ? deed.nodeId : 0)));
	const there = new Set(rows.map(({ id }) => id));
	const wished = waiting.flatMap((entry) => wishedStory(entry, household)).filter(({ id }) => !there.has(id));
	return [...wished.reverse(), ...rows]
		.filter(({ id, authorId }) => !leaving.has(id) && !orphaned.has(authorId))
		.map((row) => (reported.has(row.startNode!) ? { ...row, cover: null } : row))
		.map((row) => (retried.has(row.id) && row.status === 'failed' ? { ...row, status: 'queued', error: null } : row));
}

/** The account and its children as the person at this device left them. */
export function householdWith(told: Household, entries: readonly Entry[]): Household {
	return onTheWay(entries).reduce((household, { deed }) => withDeed(household, deed), told);
}

function withDeed({ user, family }: Household, deed: Deed): Household {
	switch (deed.kind) {
		case 'save-profile': {
			const { profile, settings } = deed.update;
			const changed = { ...user, profile: { ...user.profile, ...profile } } as User;
			return { user: settings ? withSettings(changed, settings) : changed, family };
		}
		case 'add-child':
			return { user, family: [...family.filter(({ _id }) => _id !== deed.child._id), wishedChild(user, deed)] };
		case 'save-child-settings':
			return {
				user,
				family: family.map((child) => (child._id === deed.childId ? withSettings(child, deed.settings) : child)),
			};
		case 'delete-child':
			return { user, family: family.filter(({ _id }) => _id !== deed.childId) };
		default:
			return { user, family };
	}
}

function withSettings(user: User, settings: ContentSettings): User {
	return { ...user, settings: settings as User['settings'] };
}

function wishedChild(parent: User, { child }: Extract<Deed, { kind: 'add-child' }>): User {
	return {
		_id: child._id,
		email: null,
		role: 'child',
		parentId: parent._id,
		profile: child.profile as User['profile'],
		settings: (child.settings ?? parent.settings) as User['settings'],
		subscription: parent.subscription,
		createdAt: new Date().toISOString(),
	};
}

/** What a story is called here until the storyteller gives it a title. */
export function titleOfWish({ settings }: NewStory): string {
	return `${settings.characters[0]?.name}’s new story`;
}

function wishedStory({ deed, childId, createdAt }: Entry, { user, family }: Household): StoryRow[] {
	if (deed.kind !== 'create-story') return [];
	const { _id, genre, ageGroup, settings, frontendRequestId } = deed.story;
	const [hero] = settings.characters;
	if (!hero) return [];
	const author = family.find((child) => child._id === childId) ?? user;
	const at = new Date(createdAt).toISOString();
	return [
		{
			id: _id,
			title: titleOfWish(deed.story),
			genre,
			mood: settings.mood,
			ageGroup,
			hero,
			status: 'queued',
			error: null,
			chapterCount: 0,
			startNode: null,
			requestId: frontendRequestId,
			createdAt: at,
			updatedAt: at,
			authorId: childId ?? user._id,
			authorName: author.profile.name,
			cover: null,
		},
	];
}
