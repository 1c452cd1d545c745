import { buffer } from 'node:stream/consumers';
import { makeZip } from 'client-zip';
import { childrenOf, userById } from '../../db/accounts.ts';
import { textsAgreedBy } from '../../db/consents.ts';
import { type StoryWithAuthor, storiesOf } from '../../db/stories.ts';
import { notFound } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import type { Reader } from '../reader.ts';
import { storyName, textPath } from './names.ts';
import { personRecord } from './person-record.ts';
import { readme } from './readme.ts';
import { storyPage } from './story-page.ts';
import { storyRecord } from './story-record.ts';
import { filesOf, type StoryTree, storyTree } from './story-tree.ts';

type Keeping = Pick<Parts, 'db' | 'media' | 'queue' | 'now'>;
type Entry = { name: string; lastModified: Date; input: string | Uint8Array | AsyncIterable<string> };
type Packing = Keeping & {
	reader: Reader;
	at: Date;
	/** The paths of the pictures and narrations that are in the archive. */
	packed: Set<string>;
	/** Those that should be, but whose file is gone. */
	missing: string[];
};

/**
 * All that is held on the reader and its children as a ZIP archive, made while it is read: one file at a time is in memory
 * and none stays open, so a reader that goes away in the middle leaves nothing behind. It shows what was there while it was
 * packed, not one moment.
 */
export function archiveOf(keeping: Keeping, reader: Reader): ReadableStream<Uint8Array> {
	return makeZip(entries({ ...keeping, reader, at: new Date(keeping.now()), packed: new Set(), missing: [] }));
}

async function* entries(packing: Packing): AsyncGenerator<Entry> {
	const { db, reader, at, missing, queue } = packing;
	await queue.ledger.settle();
	const user = await userById(db, reader.accountId);
	if (!user) throw notFound();
	const children = await childrenOf(db, reader.accountId);
	// The oldest comes first, so that a story is called the same when there are more.
	const stories = named((await storiesOf(db, reader)).reverse());

	yield entry(packing, 'account.json', toJson(await personRecord(db, user)));
	yield entry(packing, 'children.json', toJson(await Promise.all(children.map((child) => personRecord(db, child)))));
	for (const { policy, version, sha256, body } of await textsAgreedBy(db, user._id)) {
		yield entry(packing, textPath(policy, version, sha256), body);
	}
	for (const { story, name } of stories) yield* storyFiles(packing, await storyTree(db, story, name));
	yield entry(packing, 'stories.json', storiesJson(packing, stories));
	const counts = { children: children.length, stories: stories.length };
	yield entry(packing, 'README.txt', readme({ name: user.profile.name, at, missing, ...counts }));
}

type Named = { story: StoryWithAuthor; name: string };

function named(stories: readonly StoryWithAuthor[]): Named[] {
	return stories.map((story, index) => ({ story, name: storyName(index + 1, stories.length, story.title) }));
}

async function* storyFiles(packing: Packing, tree: StoryTree): AsyncGenerator<Entry> {
	for (const { path, mediaName } of filesOf(tree)) {
		const bytes = await bytesOf(packing, mediaName);
		if (!bytes) {
			packing.missing.push(path);
			continue;
		}
		packing.packed.add(path);
		yield entry(packing, path, bytes);
	}
	const record = storyRecord(tree, packing.packed);
	yield entry(packing, record.page, storyPage(record));
}

/** Whole, before its place in the archive begins: one that breaks off half-way would break the archive with it. */
async function bytesOf({ media }: Packing, mediaName: string): Promise<Uint8Array | null> {
	try {
		const file = await media.read(mediaName);
		return file && (await buffer(file.stream(0, file.size - 1)));
	} catch {
		return null;
	}
}

/** A list of all stories, one at a time: together they may be larger than a small machine's memory. */
async function* storiesJson({ db, packed }: Packing, stories: readonly Named[]): AsyncGenerator<string> {
	yield '[';
	for (const [index, { story, name }] of stories.entries()) {
		const record = storyRecord(await storyTree(db, story, name), packed);
		yield `${index === 0 ? '' : ','}\n${toJson(record)}`;
	}
	yield '\n]\n';
}

function entry({ at }: Packing, name: string, input: Entry['input']): Entry {
	return { name, lastModified: at, input };
}

function toJson(value: unknown): string {
	return JSON.stringify(value, null, '\t');
}
