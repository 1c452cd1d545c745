import type { Scene } from '../../../shared/contract/scene.ts';
import type { ToldChapter, ToldChapterAnswer, ToldChapterUpload } from '../../../shared/contract/told-chapters.ts';
import type { User } from '../../../shared/contract/user.ts';
import { ageGroups, chapterCountFor } from '../../../shared/rules/ages.ts';
import { actingUser } from '../../accounts/acting-as.ts';
import type { Principal } from '../../accounts/principal.ts';
import type { AppContext } from '../../app/context.ts';
import { HttpError } from '../../app/errors.ts';
import { addChapter, chaptersOf } from '../../db/chapters.ts';
import { addJob, pictureTarget, removeChapterJob } from '../../db/jobs.ts';
import type { Db, NewRow, Row } from '../../db/schema.ts';
import { keepOutline, storyById } from '../../db/stories.ts';
import { inTransaction } from '../../db/transaction.ts';
import { removeUnusedMedia } from '../../media/media-use.ts';
import { deletePrepared, isContentAllowed } from '../allowed-content.ts';
import { authorOf, requireAccess, requireAllowedGenre, storyBriefFor } from '../author.ts';
import { addNewStory, newStoryRow, requireAllowedName, requireKindName } from '../begin-story.ts';
import { notifyChapter } from '../chapter-notifications.ts';
import { pathTo, priorChaptersOf } from '../chapter-path.ts';
import { requireBelowWorkCap } from '../daily-caps.ts';
import { prepareAhead } from '../look-ahead.ts';
import { openChapter } from '../open-chapter.ts';
import { appliedChecks, type StoredProvenance } from '../provenance.ts';
import { toChapters } from '../read-stories.ts';
import { notAllowed, reviewToldChapter, tooHard } from './review-told-chapter.ts';
import { findToldPlace, idTaken, type ToldPlace } from './told-place.ts';

/** `isNew`: the uploaded chapter was stored now. */
type AcceptedChapter = { isNew: boolean; answer: ToldChapterAnswer };

/** The columns of a story that has a row, or gets one with its first chapter. */
type ToldStory = NewRow<'story'> & { id: string };

/** What an upload becomes, if it is accepted. */
type Acceptance = {
	upload: ToldChapterUpload;
	/** The row to insert; null for a story that exists. */
	newStory: ToldStory | null;
	row: Row<'chapter'>;
	/** The story's outline; null for none. */
	outline: string | null;
};

/**
 * Brings a chapter home that the built-in storyteller told on a device. The first chapter at a place stays, of any storyteller: the
 * server counts once its chapter is stored, so a job that waits or runs for this place gives way. Throws the refusals of
 * `toldChapterCalls.uploadChapter`; then nothing is stored.
 */
export async function acceptToldChapter(
	context: AppContext,
	principal: Principal,
	storyId: string,
	upload: ToldChapterUpload,
	selectedChildId?: string,
): Promise<AcceptedChapter> {
	requireConsistent(upload, storyId);
	const { db } = context;
	// In one transaction: else a copy that is stored between two of its reads would look like another story's id.
	const place = await inTransaction(db, (trx) => findToldPlace(trx, principal, storyId, upload));
	if (place.kept) return keepExisting(context, principal, upload, { kept: place.kept, parent: place.parent });
	const acceptance = await review(context, principal, place, upload, selectedChildId);
	const stored = await inTransaction(db, (trx) => store(trx, context, principal, acceptance));
	// Another chapter took the place during the review.
	if (!stored) return acceptToldChapter(context, principal, storyId, upload, selectedChildId);
	await announce(context, stored);
	return { isNew: true, answer: await toAnswer(db, principal, upload, stored.chapter) };
}

/** A first chapter, and no other, brings its story along, under the id in the path. */
function requireConsistent({ chapter, story }: ToldChapterUpload, storyId: string): void {
	const { parentNodeId, choiceIndex, choiceTaken } = chapter;
	const isFirst = parentNodeId === null;
	const belongs = [choiceIndex === null, choiceTaken === null, story !== undefined].every((one) => one === isFirst);
	if (belongs && (!story || story._id === storyId)) return;
	throw new HttpError(400, 'invalid-input', 'A first chapter comes with its story, and every other with its choice.');
}

/** The place has a chapter, which stays. Another device's reader is on that branch now, unless this is a repetition. */
async function keepExisting(
	context: AppContext,
	principal: Principal,
	upload: ToldChapterUpload,
	{ kept, parent }: { kept: Row<'chapter'>; parent: Row<'chapter'> | null },
): Promise<AcceptedChapter> {
	const { db, now } = context;
	const isOther = kept.id !== upload.chapter._id;
	if (isOther && parent && parent.taken_choice !== kept.choice_index)
		await inTransaction(db, (trx) => openChapter(trx, kept, now()));
	return { isNew: false, answer: await toAnswer(db, principal, upload, kept) };
}

/** Holds an upload to its author's rules of now. */
async function review(
	{ db, makers, now }: AppContext,
	principal: Principal,
	place: ToldPlace,
	upload: ToldChapterUpload,
	selectedChildId: string | undefined,
): Promise<Acceptance> {
	const author = await requireAuthor(
		place.story ? authorOf(db, place.story) : actingUser(db, principal, selectedChildId),
	);
	const newStory = place.story ? null : beginningOf(principal, author, upload, now());
	const story = place.story ?? newStory!;
	requireAllowedGenre(author, story.genre);
	requireAccess(author, now());
	const brief = storyBriefFor(story, author);
	const { chapter } = upload;
	const path = place.parent ? pathTo(await chaptersOf(db, story.id), place.parent.id) : [];
	const { scene, outline } = await reviewToldChapter(makers, {
		brief,
		outline: story.outline ?? upload.outline ?? null,
		priorChapters: priorChaptersOf(path, chapter.choiceIndex),
		chapterCount: story.chapter_count,
		storyTitle: upload.story?.title ?? null,
		chapter,
	});
	const checks = appliedChecks(brief, makers.moderator.name);
	return {
		upload,
		newStory,
		outline,
		row: toRow({ storyId: story.id, chapter, scene, number: path.length + 1, checks }, now()),
	};
}

/** A plain 404 would be that of a server without this call. */
async function requireAuthor(author: Promise<User>): Promise<User> {
	return author.catch((error) => {
		if (!(error instanceof HttpError) || error.status !== 404) throw error;
		throw new HttpError(404, 'no-such-child', 'This child could not be found.');
	});
}

/** The row of a story that begins with an upload, under the rules for any new story. */
function beginningOf(principal: Principal, author: User, { story: wish }: ToldChapterUpload, now: number): ToldStory {
	requireKindName(wish!);
	const row = newStoryRow(principal, author, wish!, now);
	requireAllowedName(author, row);
	return { ...row, ...toldAgeGroup(row, wish!), title: wish!.title };
}

/** A child may have had a birthday since: a story for younger readers stays what it is, one for older ones is refused. */
function toldAgeGroup(
	row: Pick<ToldStory, 'age_group' | 'chapter_count'>,
	{ ageGroup }: Pick<NonNullable<ToldChapterUpload['story']>, 'ageGroup'>,
): Pick<ToldStory, 'age_group' | 'chapter_count'> {
	if (ageGroups.indexOf(ageGroup) > ageGroups.indexOf(row.age_group)) throw tooHard();
	return { age_group: ageGroup, chapter_count: chapterCountFor(ageGroup) };
}

type ReviewedUpload = { storyId: string; chapter: ToldChapter; scene: Scene; number: number; checks: string[] };

function toRow({ storyId, chapter, scene, number, checks }: ReviewedUpload, now: number): Row<'chapter'> {
	const at = new Date(Math.min(now, Date.parse(chapter.toldAt))).toISOString();
	const making: StoredProvenance = {
		storyteller: { model: null, standsIn: false },
		told: { on: 'device', at, storytellerVersion: chapter.storytellerVersion },
		checks,
		remarks: [],
		redraws: [],
	};
	return {
		id: chapter._id,
		story_id: storyId,
		parent_id: chapter.parentNodeId,
		choice_index: chapter.choiceIndex,
		number,
		title: chapter.chapterTitle,
		content: chapter.content,
		choices: JSON.stringify(chapter.choices),
		is_ending: chapter.isEnding ? 1 : 0,
		taken_choice: null,
		scene: JSON.stringify(scene),
		images: null,
		storyteller: 'built-in',
		illustrator: null,
		making: JSON.stringify(making),
		opened_at: now,
		created_at: now,
	};
}

type StoredChapter = { story: Row<'story'>; chapter: Row<'chapter'>; unusedMedia: string[] };

/** Stores the chapter, and its story if it begins one. Null if another chapter has the place by now. */
async function store(
	trx: Db,
	context: AppContext,
	principal: Principal,
	{ upload, newStory, row, outline }: Acceptance,
): Promise<StoredChapter | null> {
	const now = context.now();
	const place = await findToldPlace(trx, principal, row.story_id, upload);
	if (place.kept) return null;
	const author = await requireAuthor(authorOf(trx, place.story ?? newStory!));
	if (!place.story) await addNewStory(trx, context, principal, { author, story: newStory!, input: upload.story! });
	const story = (await storyById(trx, row.story_id))!;
	// The settings may have changed during the review.
	requireAllowedGenre(author, story.genre);
	requireAccess(author, now);
	if (!isContentAllowed(author, story, row)) throw notAllowed();
	// No reader has opened what the server has for this place: a job, or a prepared chapter with what follows it.
	await removeChapterJob(trx, { storyId: story.id, parentId: row.parent_id, choiceIndex: row.choice_index });
	const unusedMedia = place.prepared ? await deletePrepared(trx, story, [place.prepared], now) : [];
	await requireBelowWorkCap(trx, context, story.family_id, 'chapter');
	if (!(await addChapter(trx, row))) throw idTaken();
	await addJob(trx, pictureTarget(story.id, row.id), { familyId: story.family_id, now });
	await openChapter(trx, row, now, upload.story ? { title: upload.story.title } : {});
	if (outline !== null) await keepOutline(trx, story.id, outline);
	if (!upload.hasMore) await prepareAhead(trx, context, story.id);
	return { story, chapter: row, unusedMedia };
}

async function announce({ db, media, notify, queue }: AppContext, { story, chapter, unusedMedia }: StoredChapter) {
	await removeUnusedMedia(db, media, unusedMedia);
	queue.supersede({ storyId: story.id, parentId: chapter.parent_id, choiceIndex: chapter.choice_index });
	notifyChapter(notify, { story, chapter });
	await queue.wake();
}

async function toAnswer(
	db: Db,
	principal: Principal,
	{ chapter }: ToldChapterUpload,
	row: Row<'chapter'>,
): Promise<ToldChapterAnswer> {
	const [newNode] = await toChapters(db, [row], principal);
	return { newNode: newNode!, isCompleted: row.is_ending === 1, isKept: row.id === chapter._id };
}
