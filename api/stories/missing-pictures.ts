import type { Images } from '../../shared/story.ts';
import { addPictureJob, wakePictures } from '../db/jobs.ts';
import type { Row } from '../db/schema.ts';
import type { BareStory } from '../db/stories.ts';
import type { Parts } from '../parts.ts';
import { pictureRest, pictureRestAtLeast } from './failures.ts';

type Keeping = Pick<Parts, 'db' | 'media' | 'queue' | 'now'>;

/** Somebody reads this story: pictures that failed are tried again once they have rested, and lost files drawn anew. */
export async function askForMissingPictures(
	{ db, media, queue, now }: Keeping,
	story: BareStory,
	chapters: readonly Row<'chapter'>[],
): Promise<void> {
	const restedBy = now() + pictureRest - pictureRestAtLeast;
	let asked = await wakePictures(db, story.id, restedBy, now());
	for (const { id, images } of chapters) {
		if (images === null || (await isThere(media, images))) continue;
		asked = (await addPictureJob(db, story.id, id, story.family_id, now())) || asked;
	}
	if (asked) await queue.wake();
}

/** A disk that does not tell is no reason to draw anew, nor to keep the story's text from anybody. */
async function isThere(media: Parts['media'], images: string): Promise<boolean> {
	const names = Object.values(JSON.parse(images) as Images);
	return (await Promise.all(names.map((name) => media.has(name).catch(() => true)))).every(Boolean);
}
