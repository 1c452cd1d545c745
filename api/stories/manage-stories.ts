import type * as z from 'zod/mini';
import type { AdminStory, AdminStoryChange, Pagination, StoryQuery } from '../../shared/admin.ts';
import type { Story } from '../../shared/story.ts';
import { asAdmin, insistStillAdmin } from '../accounts/admin/acting.ts';
import type { Reader } from '../accounts/reader.ts';
import { listStories } from '../db/admin-lists.ts';
import { type AuditNote, changesBetween, noteChange } from '../db/audit.ts';
import { chaptersOf } from '../db/chapters.ts';
import type { Db } from '../db/schema.ts';
import { anyStory, changeStory, type StoryWithAuthor, storiesBy } from '../db/stories.ts';
import { notFound } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { storyToRead } from './admins-look.ts';
import { entriesOf } from './entries.ts';
import { storyOf } from './read-stories.ts';
import { removeStories } from './remove-story.ts';
import { around, isOpened, toStory } from './wire.ts';

type Told = z.infer<typeof AdminStory>;

/** Any story with all its chapters, and its text in reading order. Throws 404 for an unknown one. */
export async function openForAdmin(keeping: Pick<Parts, 'db' | 'now'>, reader: Reader, id: string): Promise<Told> {
	return wholeStory(keeping.db, found(await storyToRead(keeping, reader, id)));
}

async function wholeStory(db: Db, row: StoryWithAuthor): Promise<Told> {
	const story = await storyOf(db, row, (await chaptersOf(db, row.id)).filter(isOpened), { role: 'admin' });
	return { ...story, content: entriesOf(story) };
}

/** One page of all stories, without the chapters. */
export async function storiesForAdmin(
	db: Db,
	query: z.infer<typeof StoryQuery>,
): Promise<{ stories: Story[]; pagination: z.infer<typeof Pagination> }> {
	const { stories, pagination } = await listStories(db, query);
	return { stories: stories.map(withoutChapters), pagination };
}

/** What a user wrote, newest first and without the chapters. */
export async function storiesOfUser(db: Db, userId: string): Promise<Story[]> {
	return (await storiesBy(db, userId)).map(withoutChapters);
}

/** Gives any story another title, publishes it, or takes it back. */
export async function saveAnyStory(
	{ db, now }: Pick<Parts, 'db' | 'now'>,
	reader: Reader,
	id: string,
	{ title, isPublished }: AdminStoryChange,
): Promise<Told> {
	const at = now();
	await asAdmin(db, reader, async (trx) => {
		const story = found(await anyStory(trx, id));
		const changes = changesBetween(auditedFields(story), { title, isPublished });
		if (Object.keys(changes).length === 0) return;
		await changeStory(trx, id, { title, is_published: isPublished ? 1 : 0 }, at);
		await noteChange(trx, { ...noteOf(reader, story), action: 'story-changed', changes }, at);
	});
	return wholeStory(db, found(await anyStory(db, id)));
}

/** Deletes any story with whatever hangs on it. Throws 404 for an unknown one. */
export function removeAnyStory(
	keeping: Pick<Parts, 'db' | 'media' | 'queue' | 'now'>,
	reader: Reader,
	id: string,
): Promise<void> {
	return removeStories(keeping, [id], async (trx) => {
		await insistStillAdmin(trx, reader);
		const story = found(await anyStory(trx, id));
		const changes = changesBetween(auditedFields(story), {});
		await noteChange(trx, { ...noteOf(reader, story), action: 'story-deleted', changes }, keeping.now());
	});
}

function withoutChapters(story: StoryWithAuthor): Story {
	return toStory(story, [], around([], []));
}

function auditedFields({ title, is_published }: StoryWithAuthor): Record<string, unknown> {
	return { title, isPublished: is_published === 1 };
}

/** A title may tell of a child: it goes from the audit log when its author is erased. */
function noteOf(
	{ accountId }: Reader,
	{ id, author_id }: StoryWithAuthor,
): Pick<AuditNote, 'actorId' | 'target' | 'about'> {
	return { actorId: accountId, target: { kind: 'story', id }, about: author_id };
}

function found(story: StoryWithAuthor | undefined): StoryWithAuthor {
	if (!story) throw notFound();
	return story;
}
