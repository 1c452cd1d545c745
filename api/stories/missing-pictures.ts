import type { Images } from '../../shared/contract/story.ts';
import type { AppContext } from '../app/context.ts';
import type { Core } from '../app/core.ts';
import { addPictureJob, clearPictureBackOffs } from '../db/jobs.ts';
import type { Row } from '../db/schema.ts';
import type { StoryWithoutPlan } from '../db/stories.ts';
import { minPictureRetryDelay, pictureRetryDelay } from './queue/failures.ts';

type Keeping = Pick<AppContext, 'db' | 'media' | 'queue' | 'now'>;

/** To be called when a story is read: retries failed pictures after their minimum pause, and redraws those with lost files. */
export async function requestMissingPictures(
	{ db, media, queue, now }: Keeping,
	story: StoryWithoutPlan,
	chapters: readonly Row<'chapter'>[],
): Promise<void> {
	const restedBy = now() + pictureRetryDelay - minPictureRetryDelay;
	let asked = await clearPictureBackOffs(db, story.id, restedBy, now());
	for (const { id, images } of chapters) {
		if (images === null || (await arePicturesStored(media, images))) continue;
		asked = (await addPictureJob(db, story.id, id, story.family_id, now())) || asked;
	}
	if (asked) await queue.wake();
}

/** A disk error counts as stored: it is no reason to redraw, nor to withhold the story's text. */
async function arePicturesStored(media: Core['media'], images: string): Promise<boolean> {
	const names = Object.values(JSON.parse(images) as Images);
	return (await Promise.all(names.map((name) => media.has(name).catch(() => true)))).every(Boolean);
}
