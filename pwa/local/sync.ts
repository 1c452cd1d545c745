import { calls } from '../../shared/calls.ts';
import { isHidden } from '../../shared/report.ts';
import type { Story } from '../../shared/story.ts';
import { type Changes, syncCalls } from '../../shared/sync.ts';
import { CallError, send } from '../net/http.ts';
import { choicesOf, isChosenBy } from './chapters.ts';
import type { Library, NodeRow, StoryRow } from './database.ts';
import { library } from './device.ts';
import { tablesOfEffects } from './effects.ts';
import { forgetStories } from './forget.ts';
import { despiteFullDisk } from './full-disk.ts';
import { unseenIn } from './reported.ts';

/** Brings down what changed at the server since the last time, page by page. Throws CallError; what had come by then stays. */
export async function pull(): Promise<void> {
	const into = library();
	while (await pullPage(into));
}

/**
 * Brings one story with all its chapters, ahead of the others. One that is gone at the server goes here too, and CallError
 * 404 is thrown.
 */
export async function refreshStory(id: string): Promise<Story> {
	const into = library();
	for (;;) {
		const before = await into.kv.get('effects');
		const answer = await send(calls.story, { params: { id } }).catch(orGone);
		const isKept = await written(into, async () => {
			// As below: what a replay wrote meanwhile is newer than this answer.
			if ((await into.kv.get('effects')) !== before) return false;
			await (answer instanceof CallError ? forgetStories(into, [id]) : keepStories(into, [answer]));
			return true;
		});
		if (isKept && answer instanceof CallError) throw answer;
		if (isKept) return answer as Story;
	}
}

function orGone(error: unknown): CallError {
	if (error instanceof CallError && error.status === 404) return error;
	throw error;
}

/** Whether there is more to come. */
async function pullPage(into: Library): Promise<boolean> {
	const [cursor, before] = await Promise.all([
		into.kv.get('cursor') as Promise<string | undefined>,
		into.kv.get('effects'),
	]);
	const changes = await send(syncCalls.sync, { query: cursor ? { cursor } : {} });
	return written(into, async () => {
		// What a replay wrote meanwhile is newer than this answer, which was asked for before: it is asked for again.
		if ((await into.kv.get('effects')) !== before) return true;
		await keepChanges(into, changes, cursor === undefined || changes.reset);
		return changes.more;
	});
}

function written<Result>(into: Library, write: () => Promise<Result>): Promise<Result> {
	return despiteFullDisk(into, () => into.transaction('rw', tablesOfEffects(into), write));
}

async function keepChanges(into: Library, changes: Changes, fromTheStart: boolean): Promise<void> {
	await into.kv.put(changes.user, 'user');
	await into.kv.put(changes.children, 'children');
	await keepStories(into, changes.stories);
	await forgetStories(into, changes.deleted.stories);
	for (const childId of changes.deleted.children) {
		const stories = into.stories.where('[authorId+createdAt]').between([childId, ''], [childId, '\uffff']);
		await forgetStories(into, await stories.primaryKeys());
	}
	await forgetUntold(into, changes, fromTheStart);
	await into.kv.put(changes.cursor, 'cursor');
}

/** Where everything is told anew, what was here and is not told is gone; that is known only with the last page. */
async function forgetUntold(into: Library, { stories, more }: Changes, fromTheStart: boolean): Promise<void> {
	const earlier = fromTheStart ? [] : ((await into.kv.get('told')) as string[] | undefined);
	if (!earlier) return;
	const told = [...earlier, ...stories.map(({ _id }) => _id)];
	if (more) return void (await into.kv.put(told, 'told'));
	await into.kv.delete('told');
	const isTold = new Set(told);
	const here = await into.stories.toCollection().primaryKeys();
	await forgetStories(
		into,
		here.filter((id) => !isTold.has(id)),
	);
}

async function keepStories(into: Library, stories: readonly Story[]): Promise<void> {
	await into.stories.bulkPut(stories.map(toRow));
	await unpack(into, stories);
	await into.nodes.bulkPut(stories.flatMap(chaptersOf));
}

function chaptersOf({ _id: storyId, nodes, ahead = [] }: Story): NodeRow[] {
	const opened = nodes.map((node) => ({ ...node, storyId }));
	return [...opened, ...ahead.map((node) => ({ ...node, storyId, isAhead: true as const }))];
}

/** Takes away what was packed and is so no more; what somebody reads already stays until the server has heard of that. */
async function unpack(into: Library, stories: readonly Story[]): Promise<void> {
	const packed = new Set(stories.flatMap(({ ahead = [] }) => ahead.map(({ _id }) => _id)));
	const ids = stories.map(({ _id }) => _id);
	const before = await into.nodes
		.where('storyId')
		.anyOf(ids)
		.filter(({ isAhead }) => isAhead === true)
		.toArray();
	if (before.length === 0) return;
	const chosen = choicesOf(await into.outbox.toArray());
	const superfluous = before.filter(
		(node) => !packed.has(node._id) && !chosen.some((choice) => isChosenBy(node, choice)),
	);
	await into.nodes.bulkDelete(superfluous.map(({ _id }) => _id));
}

function toRow({ _id, author, nodes, ahead, isPublished, ageRating, ...story }: Story): StoryRow {
	const first = nodes.find((node) => node._id === story.startNode);
	const cover = isHidden(first?.report) ? null : (first?.images ?? null);
	const unseen = unseenIn(nodes);
	const about = { id: _id, authorId: author._id, authorName: author.profile.name, cover };
	return { ...story, ...about, ...(unseen.length > 0 && { unseen }) };
}
