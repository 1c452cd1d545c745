import type { Changes } from '../../shared/contract/sync.ts';
import { currentFamily } from '../accounts/auth.ts';
import type { Principal } from '../accounts/principal.ts';
import { type Change, changesAfter, isInGap, type LastChange, lastChange } from '../db/changes.ts';
import type { Db } from '../db/schema.ts';
import { ownStoriesById } from '../db/stories.ts';
import { toStoriesFor } from './read-stories.ts';

/**
 * Chapters, and changes, that a page holds: some 400 KB, which a slow network brings well within a call's time limit. A
 * story is never cut: one with more branches is a page of its own.
 */
const pageSize = 150;

/**
 * One page of what changed for this reader since the cursor: in the order in which it last changed, each story once and
 * as it is now. Without a cursor, with an empty one, or with one that this database never gave out, it begins at the beginning.
 */
export async function loadChanges(db: Db, reader: Principal, cursor: string | undefined): Promise<Changes> {
	const last = await lastChange(db);
	const from = cursor ? await parseCursor(db, last, cursor) : 0;
	const changes = await changesAfter(db, reader, from ?? 0, pageSize + 1);
	const page = firstPage(changes);
	const { user, children } = await currentFamily({ db }, reader);
	const stories = await ownStoriesById(db, reader, idsOf(page, 'story'));
	return {
		user,
		children,
		stories: await toStoriesFor(db, stories, reader),
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

/** Null for a cursor of another epoch, or one that lies ahead or was lost: the database is not the one that gave it out. */
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

/** Of what changed, that which is not there any more, or not this family's. */
function missingFrom(ids: readonly string[], there: readonly string[]): string[] {
	const known = new Set(there);
	return ids.filter((id) => !known.has(id));
}
