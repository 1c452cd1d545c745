import type { HowMade } from '../../shared/making.ts';
import type { Images } from '../../shared/story.ts';
import { changeChapter, chapter, hideUnshown, showMedia } from '../db/chapters.ts';
import { finishJob, type Job } from '../db/jobs.ts';
import type { Db, Row } from '../db/schema.ts';
import { changeStory, storyAtWork } from '../db/stories.ts';
import { unsynced } from '../db/unsynced.ts';
import type { Drawn, Pictures } from '../makers/makers.ts';
import { removeUnused } from '../media/media-use.ts';
import type { Parts } from '../parts.ts';
import { makingOf, withoutName } from './making.ts';
import type { Written } from './write-chapter.ts';

type Keeping = Pick<Parts, 'db' | 'media' | 'now'>;
type Hanging = { images: Images; referenceName: string | null; drawn: Drawn; remarks: HowMade['remarks']; now: number };

/**
 * Keeps a picture, and the hero's reference picture if it was drawn with it; the picture there before goes. Null when the
 * chapter, or the wish for a picture of it, went away meanwhile: then nothing of it is left.
 */
export async function hangPicture(
	{ db, media, now }: Keeping,
	job: Job,
	{ reference_name }: Pick<Row<'story'>, 'reference_name'>,
	drawn: Drawn,
	remarks: HowMade['remarks'],
): Promise<Written | null> {
	const images = await put(media, drawn.pictures);
	const referenceName = drawn.reference && (await media.put(drawn.reference, 'webp'));
	const hanging = { images, referenceName, drawn, remarks, now: now() };
	// A power failure that took the picture away would bring back its job: so nobody waits for the disk here.
	const hung = await unsynced(db, (trx) => hang(trx, job, hanging, reference_name));
	const own = [...Object.values(images), ...(referenceName ? [referenceName] : [])];
	await removeUnused(db, media, [...own, ...(hung?.replaced ?? [])]);
	return hung && { story: hung.story, chapter: hung.chapter };
}

async function put(media: Parts['media'], pictures: Pictures): Promise<Images> {
	const [thumbnail, medium, large] = await Promise.all([
		media.put(pictures.thumbnail, 'webp'),
		media.put(pictures.medium, 'webp'),
		media.put(pictures.large, 'webp'),
	]);
	return { thumbnail, medium, large };
}

/** With the files that it took the place of; null when nothing was hung. */
async function hang(
	db: Db,
	job: Job,
	{ images, referenceName, drawn, remarks, now }: Hanging,
	referenceBefore: string | null,
): Promise<(Written & { replaced: string[] }) | null> {
	if (!(await finishJob(db, job.id))) return null;
	const row = job.chapter_id && (await chapter(db, job.story_id, job.chapter_id));
	const story = row && (await storyAtWork(db, job.story_id));
	if (!row || !story) return null;
	const making = makingOf(row);
	await changeChapter(db, row.id, {
		images: JSON.stringify(images),
		illustrator: drawn.by.maker,
		making: JSON.stringify({
			...making,
			illustrator: withoutName(drawn.by),
			remarks: [...making.remarks, ...remarks].slice(-mostRemarks),
		}),
	});
	const keepsReference = referenceName !== null && story.reference_name === referenceBefore;
	await showMedia(db, story.id, [...Object.values(images), ...(keepsReference ? [referenceName] : [])]);
	// What nobody has chosen is no news, unless a device carries it.
	const isNews = row.opened_at !== null || story.packed_depth > 0;
	const reference = keepsReference ? { reference_name: referenceName } : {};
	if (isNews || keepsReference) await changeStory(db, story.id, reference, now);
	return { story, chapter: row, replaced: await hideUnshown(db, story.id) };
}

/** A picture may be redrawn for years. */
const mostRemarks = 40;
