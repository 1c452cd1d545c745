import { buffer } from 'node:stream/consumers';
import { makeZip } from 'client-zip';
import type { AppContext } from '../../app/context.ts';
import { requireFound } from '../../app/errors.ts';
import { childrenOf, userById } from '../../db/accounts.ts';
import { policyTextsAgreedBy } from '../../db/consents.ts';
import { type StoryWithAuthor, storiesOf } from '../../db/stories.ts';
import type { Principal } from '../principal.ts';
import { policyTextPath, storyFileName } from './file-names.ts';
import { personRecord } from './person-record.ts';
import { storyPage } from './story-page.ts';
import { storyRecord } from './story-record.ts';
import { loadStoryTree, mediaFilesOf, type StoryTree } from './story-tree.ts';

type Entry = { name: string; lastModified: Date; input: string | Uint8Array | AsyncIterable<string> };
type ExportState = AppContext & {
	principal: Principal;
	at: Date;
	/** The paths of media that are in the archive. */
	packedPaths: Set<string>;
	/** The paths of media whose file is missing or unreadable. */
	missingPaths: string[];
};

/**
 * All data of the principal and its children as a streamed ZIP archive. One file at a time is in memory and none stays open, so
 * an aborted download leaves nothing behind. It is not a snapshot: it shows each part as it was when packed.
 */
export function exportArchive(context: AppContext, principal: Principal): ReadableStream<Uint8Array> {
	return makeZip(
		entries({ ...context, principal, at: new Date(context.now()), packedPaths: new Set(), missingPaths: [] }),
	);
}

async function* entries(state: ExportState): AsyncGenerator<Entry> {
	const { db, principal, at, missingPaths, queue } = state;
	await queue.usageRecorder.flush();
	const user = requireFound(await userById(db, principal.accountId));
	const children = await childrenOf(db, principal.accountId);
	// Oldest first, so that names stay the same when stories are added.
	const stories = withFileNames((await storiesOf(db, principal)).reverse());

	yield toEntry(state, 'account.json', toJson(await personRecord(db, user)));
	yield toEntry(state, 'children.json', toJson(await Promise.all(children.map((child) => personRecord(db, child)))));
	for (const { policy, version, sha256, body } of await policyTextsAgreedBy(db, user._id)) {
		yield toEntry(state, policyTextPath(policy, version, sha256), body);
	}
	for (const { story, name } of stories)
		yield* storyFiles(state, await loadStoryTree(db, story, name, principal.role === 'child'));
	yield toEntry(state, 'stories.json', storiesJson(state, stories));
	const counts = { children: children.length, stories: stories.length };
	yield toEntry(state, 'README.txt', readme({ name: user.profile.name, at, missing: missingPaths, ...counts }));
}

type NamedStory = { story: StoryWithAuthor; name: string };

function withFileNames(stories: readonly StoryWithAuthor[]): NamedStory[] {
	return stories.map((story, index) => ({ story, name: storyFileName(index + 1, stories.length, story.title) }));
}

async function* storyFiles(state: ExportState, tree: StoryTree): AsyncGenerator<Entry> {
	for (const { path, mediaName } of mediaFilesOf(tree)) {
		const bytes = await readMediaFile(state, mediaName);
		if (!bytes) {
			state.missingPaths.push(path);
			continue;
		}
		state.packedPaths.add(path);
		yield toEntry(state, path, bytes);
	}
	const record = storyRecord(tree, state.packedPaths);
	yield toEntry(state, record.page, storyPage(record));
}

/** Reads the whole file first: one that fails halfway would break the archive. */
async function readMediaFile({ media }: ExportState, mediaName: string): Promise<Uint8Array | null> {
	try {
		const file = await media.read(mediaName);
		return file && (await buffer(await file.stream(0, file.size - 1)));
	} catch {
		return null;
	}
}

/** A JSON list, one story at a time: all together may exceed the memory of a small machine. */
async function* storiesJson(
	{ db, packedPaths, principal }: ExportState,
	stories: readonly NamedStory[],
): AsyncGenerator<string> {
	yield '[';
	for (const [index, { story, name }] of stories.entries()) {
		const record = storyRecord(await loadStoryTree(db, story, name, principal.role === 'child'), packedPaths);
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

type ReadmeContents = { name: string; at: Date; children: number; stories: number; missing: readonly string[] };

/** The README of the archive, which explains each file. */
function readme({ name, at, children, stories, missing }: ReadmeContents): string {
	return `EVERBRANCH: the data of ${name}

Packed on ${at.toISOString().slice(0, 10)}. It holds all that this Everbranch keeps about the account,
${inWords(children, 'child profile')} and ${inWords(stories, 'story', 'stories')}.

account.json    The account: name, age, email, settings, access, when you agreed to which
                text, when you were logged in, what you paid, what an admin changed, which
                child profiles you deleted, and how much telling, drawing and narrating
                your stories used.
children.json   The same of each child profile.
agreed-to/      The texts that you agreed to. The sha256 of each stands in account.json.
stories.json    Every story with every chapter on every branch, the choices, which of them
                was taken last, and who told, drew and narrated it and how. Chapters that
                were prepared and that nobody has chosen yet stand apart.
stories/        Each story as a page: open it in any browser.
pictures/       The picture of each chapter, in its largest size, and of some heroes the
                picture after which the others were drawn.
narration/      The narration of each chapter that was listened to.

"chapter-3-after-2-1" is the third chapter, as it goes on after the second choice of the
first chapter and the first choice of the next one. All times are in UTC.

Left out: passwords, of which only a fingerprint is kept, and what is worked out from the
story anew, such as smaller pictures or when each word is spoken.
${missing.length === 0 ? '' : `\nThese files belong here, but were not to be found on the server:\n${missing.map((path) => `  ${path}`).join('\n')}\n`}`;
}

function inWords(count: number, one: string, many = `${one}s`): string {
	return count === 1 ? `1 ${one}` : `${count} ${many}`;
}
