import type { Provenance } from '../../../shared/contract/stories.ts';
import type { Images } from '../../../shared/contract/story.ts';
import type { Core } from '../../app/core.ts';
import { addMediaUse, chapterById, removeStaleMediaUse, updateChapter } from '../../db/chapters.ts';
import { finishJob, type Job } from '../../db/jobs.ts';
import type { Db, Row } from '../../db/schema.ts';
import { storyById, updateStory } from '../../db/stories.ts';
import { inRelaxedTransaction } from '../../db/transaction.ts';
import type { PictureResult, PictureSizes } from '../../makers/makers.ts';
import { removeUnusedMedia } from '../../media/media-use.ts';
import { provenanceOf, withoutMakerName } from '../provenance.ts';
import type { WrittenChapter } from './write-chapter.ts';

type Context = Pick<Core, 'db' | 'media' | 'now'>;
type Attachment = {
	images: Images;
	referenceName: string | null;
	result: PictureResult;
	remarks: Provenance['remarks'];
	now: number;
};

/**
 * Stores a chapter's picture, and the hero's reference picture if there is a new one; replaces the previous picture. Null, with
 * no file left, if the chapter or the job was deleted meanwhile.
 */
export async function attachPicture(
	{ db, media, now }: Context,
	job: Job,
	{ reference_name }: Pick<Row<'story'>, 'reference_name'>,
	result: PictureResult,
	remarks: Provenance['remarks'],
): Promise<WrittenChapter | null> {
	const images = await storePictures(media, result.pictures);
	const referenceName = result.reference && (await media.put(result.reference, 'webp'));
	const attachment = { images, referenceName, result, remarks, now: now() };
	// Not synced to the disk: a power failure that loses the picture also brings its job back.
	const attached = await inRelaxedTransaction(db, (trx) => attach(trx, job, attachment, reference_name));
	const files = [...Object.values(images), ...(referenceName ? [referenceName] : [])];
	await removeUnusedMedia(db, media, [...files, ...(attached?.replaced ?? [])]);
	return attached && { story: attached.story, chapter: attached.chapter };
}

async function storePictures(media: Core['media'], pictures: PictureSizes): Promise<Images> {
	const [thumbnail, medium, large] = await Promise.all([
		media.put(pictures.thumbnail, 'webp'),
		media.put(pictures.medium, 'webp'),
		media.put(pictures.large, 'webp'),
	]);
	return { thumbnail, medium, large };
}

/** `replaced`: the files that the story no longer uses. Null if nothing was attached. */
async function attach(
	db: Db,
	job: Job,
	{ images, referenceName, result, remarks, now }: Attachment,
	referenceBefore: string | null,
): Promise<(WrittenChapter & { replaced: string[] }) | null> {
	if (!(await finishJob(db, job.id))) return null;
	const row = job.chapter_id && (await chapterById(db, job.story_id, job.chapter_id));
	const story = row && (await storyById(db, job.story_id));
	if (!row || !story) return null;
	const provenance = provenanceOf(row);
	await updateChapter(db, row.id, {
		images: JSON.stringify(images),
		illustrator: result.madeBy.maker,
		making: JSON.stringify({
			...provenance,
			illustrator: withoutMakerName(result.madeBy),
			remarks: [...provenance.remarks, ...remarks].slice(-maxRemarks),
		}),
	});
	const keepsReference = referenceName !== null && story.reference_name === referenceBefore;
	await addMediaUse(db, story.id, [...Object.values(images), ...(keepsReference ? [referenceName] : [])]);
	// A chapter that is only prepared is no change for devices, unless the story is packed.
	const isNews = row.opened_at !== null || story.packed_depth > 0;
	const reference = keepsReference ? { reference_name: referenceName } : {};
	if (isNews || keepsReference) await updateStory(db, story.id, reference, now);
	return { story, chapter: row, replaced: await removeStaleMediaUse(db, story.id) };
}

/** Bounds the remarks of a picture that is redrawn for years. */
const maxRemarks = 40;
