import type { Changes } from '../../shared/contract/sync.ts';
import { currentFamily } from '../accounts/auth.ts';
import type { Principal } from '../accounts/principal.ts';
import { type Change, changesAfter, changesBefore, isInGap, type LastChange, lastChange } from '../db/changes.ts';
import type { Db } from '../db/schema.ts';
import { ownStoriesById } from '../db/stories.ts';
import { toStoriesFor } from './read-stories.ts';

/**
 * Chapters and changes per page: some 400 KB, well within the request timeout on a slow network. A story is never split: one
 * with more chapters is a page of its own.
 */
const pageSize = 150;

/**
 * Where a device is in the feed. `from`: it has everything up to this number. In a full sync it has of that only what changed
 * last, from `until` on: a new device shows its latest stories first, and those that follow stand below them.
 */
type Position = { from: number; until?: number };

/**
 * One page of the changes since the cursor: each story once, in its present state. Without a cursor, or with an empty or unknown
 * one, the first page of a full sync, latest changes first; what changes during it follows, in the order of changes.
 */
export async function loadChanges(db: Db, principal: Principal, cursor: string | undefined): Promise<Changes> {
	const last = await lastChange(db);
	const known = cursor ? await parseCursor(db, last, cursor) : undefined;
	const { page, next, more } = await nextPage(db, principal, known ?? null);
	const { user, children } = await currentFamily(db, principal);
	const stories = await ownStoriesById(db, principal, idsOf(page, 'story'));
	return {
		user,
		children,
		stories: await toStoriesFor(db, stories, principal),
		deleted: {
			stories: missingFrom(
				idsOf(page, 'story'),
				stories.map(({ id }) => id),
			),
			children: missingFrom(
				idsOf(page, 'account'),
				[user, ...children].map(({ _id }) => _id),
			),
		},
		cursor: [last.epoch, next.from, ...(next.until === undefined ? [] : [next.until])].join('-'),
		more,
		reset: known === null,
	};
}

type Page = { page: readonly Change[]; next: Position; more: boolean };

async function nextPage(db: Db, principal: Principal, position: Position | null): Promise<Page> {
	if (position && position.until === undefined) {
		const changes = await changesAfter(db, principal, position.from, pageSize + 1);
		const page = firstPage(changes);
		return { page, next: { from: page.at(-1)?.seq ?? position.from }, more: page.length < changes.length };
	}
	const changes = await changesBefore(db, principal, position?.until ?? Number.MAX_SAFE_INTEGER, pageSize + 1);
	const page = firstPage(changes);
	const from = position?.from ?? page[0]?.seq ?? 0;
	if (page.length < changes.length) return { page, next: { from, until: page.at(-1)!.seq }, more: true };
	return { page, next: { from }, more: (await changesAfter(db, principal, from, 1)).length > 0 };
}

/** Null for a cursor that is not of this database: of another epoch, ahead of the last change, or lost in a power failure. */
async function parseCursor(db: Db, { epoch, seq: last }: LastChange, cursor: string): Promise<Position | null> {
	const [itsEpoch, ...numbers] = cursor.split('-');
	const [from = 0, until] = numbers.map(Number);
	if (itsEpoch !== epoch || from > last || (await isInGap(db, from))) return null;
	return until === undefined ? { from } : { from, until };
}

function firstPage(changes: readonly Change[]): readonly Change[] {
	let weight = 0;
	const over = changes.findIndex(({ chapters }, index) => {
		weight += Math.max(1, chapters);
		return weight > pageSize && index > 0;
	});
	return over === -1 ? changes : changes.slice(0, over);
}

function idsOf(changes: readonly Change[], kind: Change['kind']): string[] {
	return changes.filter((change) => change.kind === kind).map((change) => change.id);
}

/** The ids that no longer exist, or are no longer this family's. */
function missingFrom(ids: readonly string[], existing: readonly string[]): string[] {
	const known = new Set(existing);
	return ids.filter((id) => !known.has(id));
}
