import type { Images } from '../../shared/contract/story.ts';
import type { AppContext } from '../app/context.ts';
import type { Core } from '../app/core.ts';
import { addPictureJob, clearPictureBackOffs } from '../db/jobs.ts';
import type { Row } from '../db/schema.ts';
import type { StoryWithoutPlan } from '../db/stories.ts';
import { minPictureRetryDelay, pictureRetryDelay } from './queue/failures.ts';

type Keeping = Pick<AppContext, 'db' | 'media' | 'queue' | 'now'>;

/** Somebody reads this story: pictures that failed are tried again once they have rested, and lost files drawn anew. */
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

/** A disk that does not tell is no reason to draw anew, nor to keep the story's text from anybody. */
async function arePicturesStored(media: Core['media'], images: string): Promise<boolean> {
	const names = Object.values(JSON.parse(images) as Images);
	return (await Promise.all(names.map((name) => media.has(name).catch(() => true)))).every(Boolean);
}
