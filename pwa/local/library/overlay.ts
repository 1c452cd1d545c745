import type { ContentSettings } from '../../../shared/contract/account-input.ts';
import type { NewStory } from '../../../shared/contract/stories.ts';
import type { User } from '../../../shared/contract/user.ts';
import { chapterCountFor } from '../../../shared/rules/ages.ts';
import type { Command, Entry, UploadChapterCommand } from '../outbox/commands.ts';
import type { StoryRow, ToldRow } from './database.ts';

/*
 * Screens show the synced state with pending commands applied on read. An entry that is done, discarded or failed is no
 * longer applied, so nothing has to be undone. Exception: a failed report keeps its chapter hidden until it is withdrawn.
 */

/** The account and its children. */
export type Household = { user: User; family: readonly User[] };

/** Oldest first, without failed ones. */
function pendingEntries(entries: readonly Entry[]): readonly Entry[] {
	return entries.filter(({ state }) => state !== 'failed');
}

/** The library's stories, newest first: with those that are still to be created, without those being deleted. `shown`: the table `told`. */
export function overlayStories(
	rows: readonly StoryRow[],
	entries: readonly Entry[],
	household: Household,
	shown: readonly ToldRow[] = [],
): StoryRow[] {
	if (entries.length === 0 && shown.length === 0) return rows as StoryRow[];
	const pending = pendingEntries(entries);
	const beingDeleted = new Set(
		pending.map(({ deed: command }) => (command.kind === 'delete-story' ? command.storyId : null)),
	);
	const deletedChildren = new Set(
		pending.map(({ deed: command }) => (command.kind === 'delete-child' ? command.childId : null)),
	);
	const retried = new Set(
		pending.map(({ deed: command }) => (command.kind === 'retry-story' ? command.storyId : null)),
	);
	const reported = new Set(
		entries.map(({ deed: command }) => (command.kind === 'report-chapter' ? command.nodeId : 0)),
	);
	const starred = new Map(
		pending.map(({ deed: command }) =>
			command.kind === 'set-favourite' ? [command.storyId, command.isFavourite] : ['', false],
		),
	);
	const storyIds = new Set(rows.map(({ id }) => id));
	const pendingStories = entries
		.filter(({ state, deed: command }) => state !== 'failed' || command.kind === 'upload-chapter')
		.flatMap((entry) => pendingStory(entry, household))
		.filter(({ id }) => !storyIds.has(id));
	return [...pendingStories.reverse(), ...rows]
		.filter(({ id, authorId }) => !beingDeleted.has(id) && !deletedChildren.has(authorId))
		.map((row) => overlayToldStory(row, entries, shown))
		.map((row) => (reported.has(row.startNode!) ? { ...row, cover: null } : row))
		.map((row) => (starred.has(row.id) ? { ...row, isFavourite: starred.get(row.id)! } : row))
		.map((row) => (retried.has(row.id) && row.status === 'failed' ? { ...row, status: 'queued', error: null } : row));
}

/**
 * A story's row with what was told here: its beginning, its end, and the picture drawn here. The outbox has the chapters until the
 * server has them, refused ones included, and the table `told` has what is shown of them here.
 */
function overlayToldStory(row: StoryRow, entries: readonly Entry[], shown: readonly ToldRow[]): StoryRow {
	const told = entries.flatMap(({ deed: command }) =>
		command.kind === 'upload-chapter' && command.storyId === row.id ? [command] : [],
	);
	const beginning = told.find(({ story }) => story !== undefined);
	const begun = beginning && row.startNode === null ? withBeginning(row, beginning) : row;
	const isCompleted = told.some(({ chapter }) => chapter.isEnding);
	const drawn = shown.find(({ nodeId, storyId }) => storyId === row.id && nodeId === begun.startNode)?.images;
	if (told.length === 0 && !drawn) return row;
	const outline = row.outline ?? told.find((command) => command.outline)?.outline;
	return {
		...begun,
		...(outline && { outline }),
		...(isCompleted && { status: 'completed' as const }),
		cover: drawn ?? begun.cover,
	};
}

function withBeginning(row: StoryRow, { title, chapter }: UploadChapterCommand): StoryRow {
	return { ...row, title, status: 'in-progress', error: null, startNode: chapter._id };
}

/** The account and its children with pending commands applied. */
export function overlayHousehold(synced: Household, entries: readonly Entry[]): Household {
	return pendingEntries(entries).reduce((household, { deed: command }) => applyCommand(household, command), synced);
}

function applyCommand({ user, family }: Household, command: Command): Household {
	switch (command.kind) {
		case 'save-profile': {
			const { profile, settings } = command.update;
			const changed = { ...user, profile: { ...user.profile, ...profile } } as User;
			return { user: settings ? withSettings(changed, settings) : changed, family };
		}
		case 'add-child':
			return { user, family: [...family.filter(({ _id }) => _id !== command.child._id), pendingChild(user, command)] };
		case 'save-child-settings':
			return {
				user,
				family: family.map((child) => (child._id === command.childId ? withSettings(child, command.settings) : child)),
			};
		case 'set-comfort': {
			const { childId, comfort } = command;
			if (!childId) return { user: { ...user, comfort }, family };
			return { user, family: family.map((child) => (child._id === childId ? { ...child, comfort } : child)) };
		}
		case 'delete-child':
			return { user, family: family.filter(({ _id }) => _id !== command.childId) };
		default:
			return { user, family };
	}
}

function withSettings(user: User, settings: ContentSettings): User {
	return { ...user, settings: settings as User['settings'] };
}

function pendingChild(parent: User, { child }: Extract<Command, { kind: 'add-child' }>): User {
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

/** The title of a new story until the storyteller gives it one. */
export function provisionalTitle({ settings }: NewStory): string {
	return `${settings.characters[0]?.name}’s new story`;
}

/** The row of a story that an entry begins; none for other entries. Without what was told of it, see `overlayToldStory`. */
export function pendingStory({ deed: command, childId, createdAt }: Entry, { user, family }: Household): StoryRow[] {
	if (command.kind !== 'create-story' && command.kind !== 'upload-chapter') return [];
	if (!command.story) return [];
	const { _id, genre, ageGroup, ageRating, settings, frontendRequestId } = command.story;
	const [hero] = settings.characters;
	if (!hero) return [];
	const author = family.find((child) => child._id === childId) ?? user;
	const createdAtIso = new Date(createdAt).toISOString();
	return [
		{
			id: _id,
			title: provisionalTitle(command.story),
			genre,
			mood: settings.mood,
			ageGroup,
			hero,
			status: 'queued',
			error: null,
			chapterCount: command.kind === 'upload-chapter' ? chapterCountFor(ageGroup) : 0,
			ageRating,
			startNode: null,
			requestId: frontendRequestId,
			createdAt: createdAtIso,
			updatedAt: createdAtIso,
			authorId: childId ?? user._id,
			authorName: author.profile.name,
			cover: null,
		},
	];
}
