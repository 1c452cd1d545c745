import type { Changes } from '../../shared/contract/sync.ts';
import { currentFamily } from '../accounts/auth.ts';
import type { Principal } from '../accounts/principal.ts';
import { type Change, changesAfter, isInGap, type LastChange, lastChange } from '../db/changes.ts';
import type { Db } from '../db/schema.ts';
import { ownStoriesById } from '../db/stories.ts';
import { toStoriesFor } from './read-stories.ts';

/**
 * Chapters and changes per page: some 400 KB, well within the request timeout on a slow network. A story is never split: one
 * with more chapters is a page of its own.
 */
const pageSize = 150;

/**
 * One page of the changes since the cursor: each story once, in its present state, in the order of last changes. Without a
 * cursor, or with an empty or unknown one, the first page.
 */
export async function loadChanges(db: Db, principal: Principal, cursor: string | undefined): Promise<Changes> {
	const last = await lastChange(db);
	const from = cursor ? await parseCursor(db, last, cursor) : 0;
	const changes = await changesAfter(db, principal, from ?? 0, pageSize + 1);
	const page = firstPage(changes);
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
		cursor: `${last.epoch}-${page.at(-1)?.seq ?? from ?? 0}`,
		more: page.length < changes.length,
		reset: from === null,
	};
}

/** Null for a cursor that is not of this database: of another epoch, ahead of the last change, or lost in a power failure. */
async function parseCursor(db: Db, { epoch, seq: last }: LastChange, cursor: string): Promise<number | null> {
	const [itsEpoch, number] = cursor.split('-');
	const seq = Number(number);
	return itsEpoch === epoch && seq <= last && !(await isInGap(db, seq)) ? seq : null;
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
