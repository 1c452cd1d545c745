import { buffer } from 'node:stream/consumers';
import { makeZip } from 'client-zip';
import type { AppContext } from '../../app/context.ts';
import { notFound } from '../../app/errors.ts';
import { childrenOf, userById } from '../../db/accounts.ts';
import { policyTextsAgreedBy } from '../../db/consents.ts';
import { type StoryWithAuthor, storiesOf } from '../../db/stories.ts';
import type { Principal } from '../principal.ts';
import { policyTextPath, storyFileName } from './file-names.ts';
import { personRecord } from './person-record.ts';
import { readme } from './readme.ts';
import { storyPage } from './story-page.ts';
import { storyRecord } from './story-record.ts';
import { loadStoryTree, mediaFilesOf, type StoryTree } from './story-tree.ts';

type Keeping = Pick<AppContext, 'db' | 'media' | 'queue' | 'now'>;
type Entry = { name: string; lastModified: Date; input: string | Uint8Array | AsyncIterable<string> };
type ExportState = Keeping & {
	reader: Principal;
	at: Date;
	/** The paths of the pictures and narrations that are in the archive. */
	packedPaths: Set<string>;
	/** Those that should be, but whose file is gone. */
	missingPaths: string[];
};

/**
 * All that is held on the reader and its children as a ZIP archive, made while it is read: one file at a time is in memory
 * and none stays open, so a reader that goes away in the middle leaves nothing behind. It shows what was there while it was
 * packed, not one moment.
 */
export function exportArchive(keeping: Keeping, reader: Principal): ReadableStream<Uint8Array> {
	return makeZip(
		entries({ ...keeping, reader, at: new Date(keeping.now()), packedPaths: new Set(), missingPaths: [] }),
	);
}

async function* entries(packing: ExportState): AsyncGenerator<Entry> {
	const { db, reader, at, missingPaths, queue } = packing;
	await queue.usageRecorder.flush();
	const user = await userById(db, reader.accountId);
	if (!user) throw notFound();
	const children = await childrenOf(db, reader.accountId);
	// The oldest comes first, so that a story is called the same when there are more.
	const stories = withFileNames((await storiesOf(db, reader)).reverse());

	yield toEntry(packing, 'account.json', toJson(await personRecord(db, user)));
	yield toEntry(packing, 'children.json', toJson(await Promise.all(children.map((child) => personRecord(db, child)))));
	for (const { policy, version, sha256, body } of await policyTextsAgreedBy(db, user._id)) {
		yield toEntry(packing, policyTextPath(policy, version, sha256), body);
	}
	for (const { story, name } of stories)
		yield* storyFiles(packing, await loadStoryTree(db, story, name, reader.role === 'child'));
	yield toEntry(packing, 'stories.json', storiesJson(packing, stories));
	const counts = { children: children.length, stories: stories.length };
	yield toEntry(packing, 'README.txt', readme({ name: user.profile.name, at, missing: missingPaths, ...counts }));
}

type NamedStory = { story: StoryWithAuthor; name: string };

function withFileNames(stories: readonly StoryWithAuthor[]): NamedStory[] {
	return stories.map((story, index) => ({ story, name: storyFileName(index + 1, stories.length, story.title) }));
}

async function* storyFiles(packing: ExportState, tree: StoryTree): AsyncGenerator<Entry> {
	for (const { path, mediaName } of mediaFilesOf(tree)) {
		const bytes = await readMediaFile(packing, mediaName);
		if (!bytes) {
			packing.missingPaths.push(path);
			continue;
		}
		packing.packedPaths.add(path);
		yield toEntry(packing, path, bytes);
	}
	const record = storyRecord(tree, packing.packedPaths);
	yield toEntry(packing, record.page, storyPage(record));
}

/** Whole, before its place in the archive begins: one that breaks off half-way would break the archive with it. */
async function readMediaFile({ media }: ExportState, mediaName: string): Promise<Uint8Array | null> {
	try {
		const file = await media.read(mediaName);
		return file && (await buffer(file.stream(0, file.size - 1)));
	} catch {
		return null;
	}
}

/** A list of all stories, one at a time: together they may be larger than a small machine's memory. */
async function* storiesJson(
	{ db, packedPaths, reader }: ExportState,
	stories: readonly NamedStory[],
): AsyncGenerator<string> {
	yield '[';
	for (const [index, { story, name }] of stories.entries()) {
		const record = storyRecord(await loadStoryTree(db, story, name, reader.role === 'child'), packedPaths);
		yield `${index === 0 ? '' : ','}\n${toJson(record)}`;
	}
	yield '\n]\n';
}

function toEntry({ at }: ExportState, name: string, input: Entry['input']): Entry {
	return { name, lastModified: at, input };
}

function toJson(value: unknown): string {
	return JSON.stringify(value, null, '\t');
}
