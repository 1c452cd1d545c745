import type { Changes } from '../../shared/contract/sync.ts';
import { currentFamily } from '../accounts/auth.ts';
import type { Principal } from '../accounts/principal.ts';
import {
	type Change,
	changesAfter,
	changesUpTo,
	isInGap,
	type LastChange,
	lastChange,
	lastVisibleChange,
	type Place,
} from '../db/changes.ts';
import type { Db } from '../db/schema.ts';
import { ownStoriesById } from '../db/stories.ts';
import { toStoriesFor } from './read-stories.ts';

/**
 * Chapters and changes per page: some 400 KB, well within the request timeout on a slow network. A story is never split: one
 * with more chapters is a page of its own.
 */
const pageSize = 150;

/**
 * Where a device is in the feed. `from`: it has everything up to this number; in a full sync only the stories up to `place`, newest
 * first: those that follow stand below them on a new device.
 */
type Position = { from: number; place?: Place };

/**
 * One page of the changes since the cursor: each story once, in its present state. Without a cursor, or with an empty or unknown
 * one, the first page of a full sync, newest stories first; what changes during it follows, in the order of changes.
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
		cursor: cursorOf(last.epoch, next),
		more,
		reset: known === null,
	};
}

type Page = { page: readonly Change[]; next: Position; more: boolean };

async function nextPage(db: Db, principal: Principal, position: Position | null): Promise<Page> {
	if (position && !position.place) {
		const changes = await changesAfter(db, principal, position.from, pageSize + 1);
		const page = firstPage(changes);
		return { page, next: { from: page.at(-1)?.seq ?? position.from }, more: page.length < changes.length };
	}
	const from = position?.from ?? (await lastVisibleChange(db, principal));
	const changes = await changesUpTo(db, principal, from, position?.place ?? null, pageSize + 1);
	const page = firstPage(changes);
	const end = page.length < changes.length && page.at(-1);
	if (end) return { page, next: { from, place: end }, more: true };
	return { page, next: { from }, more: (await changesAfter(db, principal, from, 1)).length > 0 };
}

function cursorOf(epoch: string, { from, place }: Position): string {
	return [epoch, from, ...(place ? [place.createdAt, place.seq] : [])].join('-');
}

/** Null for a cursor that is not of this database: of another epoch, ahead of the last change, or lost in a power failure. */
async function parseCursor(db: Db, { epoch, seq: last }: LastChange, cursor: string): Promise<Position | null> {
	const [itsEpoch, ...numbers] = cursor.split('-');
	const [from = 0, createdAt, seq] = numbers.map(Number);
	if (itsEpoch !== epoch || from > last || (await isInGap(db, from))) return null;
	return createdAt === undefined || seq === undefined ? { from } : { from, place: { createdAt, seq } };
}

function firstPage<Row extends Change>(changes: readonly Row[]): readonly Row[] {
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
