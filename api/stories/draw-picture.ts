import type { Scene } from '../../shared/scene.ts';
import type { Images } from '../../shared/story.ts';
import type { StoryBrief } from '../../shared/telling.ts';
import { chapter, hangPictures, showMedia } from '../db/chapters.ts';
import { finishJob, type Job } from '../db/jobs.ts';
import type { Db, Row } from '../db/schema.ts';
import { changeStory, storyAtWork } from '../db/stories.ts';
import { unsynced } from '../db/unsynced.ts';
import type { Pictures } from '../makers/makers.ts';
import { removeUnused } from '../media/media-use.ts';
import type { Parts } from '../parts.ts';
import type { Written } from './write-chapter.ts';

type Keeping = Pick<Parts, 'db' | 'makers' | 'media' | 'now'>;

/** Draws a chapter's scene and hangs it. Null when the chapter went away meanwhile; then nothing of it is left. */
export async function drawPicture(keeping: Keeping, job: Job, signal: AbortSignal): Promise<Written | null> {
	const { db, makers, media, now } = keeping;
	const story = await storyAtWork(db, job.story_id);
	const row = story && job.chapter_id && (await chapter(db, story.id, job.chapter_id));
	if (!story || !row) return null;
	const { gender } = JSON.parse(story.hero) as StoryBrief['hero'];
	const scene = JSON.parse(row.scene) as Scene;
	const pictures = await makers.illustrator.illustrate({ scene, seed: story.id, gender }, signal);
	signal.throwIfAborted();
	const images = await put(media, pictures);
	// A power failure that took the picture away would bring back its job: so nobody waits for the disk here.
	const hung = await unsynced(db, (trx) => hang(trx, job, row, images, makers.illustrator.name, now()));
	if (hung) return { story, chapter: row };
	await removeUnused(db, media, Object.values(images));
	return null;
}

async function put(media: Parts['media'], pictures: Pictures): Promise<Images> {
	const [thumbnail, medium, large] = await Promise.all([
		media.put(pictures.thumbnail, 'webp'),
		media.put(pictures.medium, 'webp'),
		media.put(pictures.large, 'webp'),
	]);
	return { thumbnail, medium, large };
}

async function hang(
	db: Db,
	job: Job,
	{ id, story_id }: Row<'chapter'>,
	images: Images,
	illustrator: string,
	now: number,
): Promise<boolean> {
	if (!(await finishJob(db, job.id))) return false;
	if (!(await hangPictures(db, id, JSON.stringify(images), illustrator))) return false;
	await showMedia(db, story_id, Object.values(images));
	await changeStory(db, story_id, {}, now);
	return true;
}
