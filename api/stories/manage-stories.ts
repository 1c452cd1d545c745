import type * as z from 'zod/mini';
import type { AdminStory, AdminStoryInput, Pagination, StoryEntry, StoryQuery } from '../../shared/contract/admin.ts';
import type { Chapter, Story } from '../../shared/contract/story.ts';
import { readingPath } from '../../shared/rules/reading-path.ts';
import { inAdminTransaction, requireStillAdmin } from '../accounts/admin/require-admin.ts';
import type { Principal } from '../accounts/principal.ts';
import type { AppContext } from '../app/context.ts';
import type { Core } from '../app/core.ts';
import { requireFound } from '../app/errors.ts';
import { listStories } from '../db/admin-lists.ts';
import { addAuditEntry, changesBetween, type NewAuditEntry } from '../db/audit.ts';
import { chaptersOf } from '../db/chapters.ts';
import type { Db } from '../db/schema.ts';
import { anyStory, type StoryWithAuthor, storiesOfAuthor, updateStory } from '../db/stories.ts';
import { readableStoryAudited } from './audit-admin-read.ts';
import { toStoryFor } from './read-stories.ts';
import { removeStories } from './remove-story.ts';
import { chapterRelations, isOpened, toStory } from './wire-format.ts';

type AdminStoryWithText = z.infer<typeof AdminStory>;
type TranscriptEntry = z.infer<typeof StoryEntry>;

/** Any story with all its opened chapters and its transcript. Throws 404 for an unknown one. */
export async function readAnyStory(context: Core, principal: Principal, id: string): Promise<AdminStoryWithText> {
	return toAdminStory(context.db, requireFound(await readableStoryAudited(context, principal, id)));
}

async function toAdminStory(db: Db, row: StoryWithAuthor): Promise<AdminStoryWithText> {
	const story = await toStoryFor(db, row, (await chaptersOf(db, row.id)).filter(isOpened), { role: 'admin' });
	return { ...story, content: transcriptOf(story) };
}

/** One page of all stories, without the chapters. */
export async function storiesForAdmin(
	db: Db,
	query: z.infer<typeof StoryQuery>,
): Promise<{ stories: Story[]; pagination: z.infer<typeof Pagination> }> {
	const { stories, pagination } = await listStories(db, query);
	return { stories: stories.map(withoutChapters), pagination };
}

/** A user's stories, newest first, without the chapters. */
export async function storiesOfUser(db: Db, userId: string): Promise<Story[]> {
	return (await storiesOfAuthor(db, userId)).map(withoutChapters);
}

/**
 * Changes any story's title, or publishes or unpublishes it. The answer has its text, so it is audited as a read, whether or not
 * anything changed. Throws 404 for an unknown one.
 */
export async function updateAnyStory(
	context: Core,
	principal: Principal,
	id: string,
	{ title, isPublished }: AdminStoryInput,
): Promise<AdminStoryWithText> {
	const at = context.now();
	await inAdminTransaction(context.db, principal, async (trx) => {
		const story = requireFound(await anyStory(trx, id));
		const changes = changesBetween(auditedFields(story), { title, isPublished });
		if (Object.keys(changes).length === 0) return;
		await updateStory(trx, id, { title, is_published: isPublished ? 1 : 0 }, at);
		await addAuditEntry(trx, { ...auditEntryFor(principal, story), action: 'story-changed', changes }, at);
	});
	return readAnyStory(context, principal, id);
}

/** Deletes any story with its chapters, jobs and media. Throws 404 for an unknown one. */
export function removeAnyStory(context: AppContext, principal: Principal, id: string): Promise<void> {
	return removeStories(context, [id], async (trx) => {
		await requireStillAdmin(trx, principal);
		const story = requireFound(await anyStory(trx, id));
		const changes = changesBetween(auditedFields(story), {});
		await addAuditEntry(trx, { ...auditEntryFor(principal, story), action: 'story-deleted', changes }, context.now());
	});
}

function withoutChapters(story: StoryWithAuthor): Story {
	return toStory(story, [], chapterRelations([], []));
}

function auditedFields({ title, is_published }: StoryWithAuthor): Record<string, unknown> {
	return { title, isPublished: is_published === 1 };
}

/** `about`: a title may name a child, so the entry's details go when its author is erased. */
function auditEntryFor(
	{ accountId }: Principal,
	{ id, author_id }: StoryWithAuthor,
): Pick<NewAuditEntry, 'actorId' | 'target' | 'about'> {
	return { actorId: accountId, target: { kind: 'story', id }, about: author_id };
}

/** The path that was read last: its chapters, and between them the choices offered and the one taken. */
function transcriptOf({ startNode, nodes }: Pick<Story, 'startNode' | 'nodes'>): TranscriptEntry[] {
	const path = readingPath(startNode, nodes);
	return path.flatMap((node, index) => {
		const next = path[index + 1];
		return next ? [chapter(node), choice(node, next)] : [chapter(node)];
	});
}

function chapter({ content }: Chapter): TranscriptEntry {
	return { type: 'ai', content };
}

function choice({ choices }: Chapter, next: Chapter): TranscriptEntry {
	const picked = choices.find(({ nextNodeId }) => nextNodeId === next._id);
	return { type: 'user', content: picked?.text ?? '', choices: choices.map(({ text }) => text) };
}
