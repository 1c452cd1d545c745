import { firstLoadCalls } from '../../shared/contract/first-load.ts';
import type { Story } from '../../shared/contract/story.ts';
import { type Changes, syncCalls } from '../../shared/contract/sync.ts';
import { isHidden } from '../../shared/rules/is-hidden.ts';
import { RequestError, send } from '../net/http.ts';
import { isReachedBy } from './library/chapter-overlay.ts';
import { library } from './library/current-library.ts';
import { accountOfLibrary, type ChapterRow, type Library, type StoryRow } from './library/database.ts';
import { deleteChapters, deleteOrphanedEntries, deleteStories } from './library/deletion.ts';
import { count, type KeyValues } from './library/key-value.ts';
import { withQuotaRetry } from './library/quota.ts';
import { unseenReportIds } from './library/report-overlay.ts';
import { tablesOfEffects } from './outbox/effects.ts';

/**
 * Pulls the changes since the last sync, page by page. Throws RequestError; the pages stored by then stay. Pulls may run at
 * the same time, in this window and in others: a page is stored only if it continues the library's cursor.
 */
export async function pull(): Promise<void> {
	const target = library();
	while (await pullPage(target));
}

/**
 * Fetches one story with all its chapters, before the others. If the server does not have it, it is deleted here too, and
 * RequestError 404 is thrown.
 */
export async function refreshStory(id: string): Promise<Story> {
	const target = library();
	for (;;) {
		const before = await storyVersion(target, id);
		const answer = await send(firstLoadCalls.story, { params: { id } }).catch(notFoundOrThrow);
		const isStored = await writeToLibrary(target, async () => {
			// A replay or a page of the feed may have stored newer state meanwhile.
			if ((await storyVersion(target, id)) !== before) return false;
			await (answer instanceof RequestError ? deleteStories(target, [id]) : storeStories(target, [answer]));
			return true;
		});
		if (isStored && answer instanceof RequestError) throw answer;
		if (isStored) return answer as Story;
	}
}

function notFoundOrThrow(error: unknown): RequestError {
	if (error instanceof RequestError && error.status === 404) return error;
	throw error;
}

/**
 * Changes whenever a replay or a page of the feed may have changed or deleted the story. During a full sync, which takes
 * long, only its start and pages with this story count: a story of the last pages would wait for all of them otherwise.
 */
async function storyVersion(target: Library, id: string): Promise<string> {
	const [{ cursor, effects, fullSyncs }, syncedIds] = await Promise.all([feedState(target), syncedStoryIds(target)]);
	return `${effects} ${fullSyncs} ${syncedIds ? syncedIds.filter((one) => one === id).length : cursor}`;
}

type FeedState = Partial<Pick<KeyValues, 'cursor' | 'effects' | 'fullSyncs'>>;

/** The feed's cursor, and the numbers of effects that replays have written and of full syncs. */
async function feedState({ kv }: Library): Promise<FeedState> {
	const [cursor, effects, fullSyncs] = await kv.bulkGet(['cursor', 'effects', 'fullSyncs']);
	return { cursor, effects, fullSyncs } as FeedState;
}

/** During a full sync: the ids of the stories received so far, repeated as often as they were received. */
function syncedStoryIds({ kv }: Library): Promise<string[] | undefined> {
	return kv.get('told') as Promise<string[] | undefined>;
}

/** Returns whether there are more pages. */
async function pullPage(target: Library): Promise<boolean> {
	const before = await feedState(target);
	const { cursor } = before;
	const changes = await send(syncCalls.sync, { query: cursor ? { cursor } : {} });
	if (changes.user._id !== accountOfLibrary(target)) {
		throw new RequestError('Somebody else has logged in on this device.', 0, 'another-account');
	}
	return writeToLibrary(target, async () => {
		// The answer is older than what a replay has stored meanwhile, or does not continue a page that another pull has
		// stored: it is dropped, and the page is requested again.
		const now = await feedState(target);
		if (now.cursor !== cursor || now.effects !== before.effects) return true;
		await storeChanges(target, changes, cursor === undefined || changes.reset);
		return changes.more;
	});
}

function writeToLibrary<Result>(target: Library, write: () => Promise<Result>): Promise<Result> {
	return withQuotaRetry(target, () => target.transaction('rw', tablesOfEffects(target), write));
}

async function storeChanges(target: Library, changes: Changes, isFullSync: boolean): Promise<void> {
	if (isFullSync) await count(target, 'fullSyncs');
	await target.kv.put(changes.user, 'user');
	await target.kv.put(changes.children, 'children');
	if (changes.narrator !== undefined) await target.kv.put(changes.narrator, 'narrator');
	await target.kv.put(changes.storyteller, 'storyteller');
	await storeStories(target, changes.stories);
	await deleteStories(target, changes.deleted.stories);
	for (const childId of changes.deleted.children) {
		const stories = target.stories.where('[authorId+createdAt]').between([childId, ''], [childId, '\uffff']);
		await deleteStories(target, await stories.primaryKeys());
	}
	await deleteMissingStories(target, changes, isFullSync);
	await target.kv.put(changes.cursor, 'cursor');
}

/** In a full sync, stories that the server did not send are deleted, after the last page. */
async function deleteMissingStories(
	target: Library,
	{ stories, deleted, more }: Changes,
	isFullSync: boolean,
): Promise<void> {
	const earlier = isFullSync ? [] : await syncedStoryIds(target);
	if (!earlier) return;
	const deletedIds = new Set(deleted.stories);
	const received = [...earlier.filter((id) => !deletedIds.has(id)), ...stories.map(({ _id }) => _id)];
	if (more) return void (await target.kv.put(received, 'told'));
	await target.kv.delete('told');
	const receivedIds = new Set(received);
	const localIds = await target.stories.toCollection().primaryKeys();
	await deleteStories(
		target,
		localIds.filter((id) => !receivedIds.has(id)),
	);
}

async function storeStories(target: Library, stories: readonly Story[]): Promise<void> {
	await target.stories.bulkPut(stories.map(toStoryRow));
	await removeUnpackedChapters(target, stories);
	await target.nodes.bulkPut(stories.flatMap(chapterRowsOf));
	await deleteHiddenDrawings(target, stories);
	await deleteOrphanedEntries(
		target,
		stories.map(({ _id }) => _id),
	);
}

/** A hidden chapter's picture is not kept here either. */
async function deleteHiddenDrawings({ told }: Library, stories: readonly Story[]): Promise<void> {
	const hidden = stories.flatMap(({ nodes }) => nodes.filter(({ report }) => isHidden(report)));
	await told.bulkDelete(hidden.map(({ _id }) => _id));
}

function chapterRowsOf({ _id: storyId, nodes, ahead = [] }: Story): ChapterRow[] {
	const opened = nodes.map((node) => ({ ...node, storyId }));
	return [...opened, ...ahead.map((node) => ({ ...node, storyId, isAhead: true as const }))];
}

/**
 * Removes packed chapters that are no longer packed; a chapter that was opened here stays until the server has recorded the
 * choice. In a story that is still packed, a chapter missing from the answer was deleted by the server; it and the choices
 * made from it are removed.
 */
async function removeUnpackedChapters(target: Library, stories: readonly Story[]): Promise<void> {
	const received = new Set(stories.flatMap(({ nodes, ahead = [] }) => [...nodes, ...ahead].map(({ _id }) => _id)));
	const stillPacked = new Set(stories.filter(({ packedDepth }) => packedDepth).map(({ _id }) => _id));
	const ids = stories.map(({ _id }) => _id);
	const packed = await target.nodes
		.where('storyId')
		.anyOf(ids)
		.filter(({ isAhead }) => isAhead === true)
		.toArray();
	const missing = packed.filter(({ _id }) => !received.has(_id));
	if (missing.length === 0) return;
	for (const storyId of stillPacked) {
		const deleted = missing.filter((node) => node.storyId === storyId).map(({ _id }) => _id);
		if (deleted.length > 0) await deleteChapters(target, storyId, deleted);
	}
	// Failed choices count too: they can be retried, and later choices wait for them.
	const chosen = (await target.outbox.toArray()).flatMap(({ deed: command }) =>
		command.kind === 'choose' ? [command] : [],
	);
	const superfluous = missing.filter((node) => !chosen.some((choice) => isReachedBy(node, choice)));
	await target.nodes.bulkDelete(superfluous.map(({ _id }) => _id));
}

function toStoryRow({ _id, author, nodes, ahead, isPublished, ...story }: Story): StoryRow {
	const first = nodes.find((node) => node._id === story.startNode);
	const cover = isHidden(first?.report) ? null : (first?.images ?? null);
	const unseen = unseenReportIds(nodes);
	const own = { id: _id, authorId: author._id, authorName: author.profile.name, cover };
	return { ...story, ...own, ...(unseen.length > 0 && { unseen }) };
}
