import { buffer } from 'node:stream/consumers';
import { type Camera, cameras, type Scene } from '../../shared/scene.ts';
import { userById } from '../db/accounts.ts';
import { chapter } from '../db/chapters.ts';
import type { Job } from '../db/jobs.ts';
import type { Row } from '../db/schema.ts';
import { storyAtWork } from '../db/stories.ts';
import type { Sitting } from '../makers/makers.ts';
import { MakerFault } from '../makers/providers/provider.ts';
import type { Parts } from '../parts.ts';
import { briefOf } from './author.ts';
import { deskFor } from './desk.ts';
import { fitScene } from './fit-scene.ts';
import { hangPicture } from './hang-picture.ts';
import { makingOf } from './making.ts';
import type { Workshop } from './workshop.ts';
import type { Written } from './write-chapter.ts';

/**
 * Draws a chapter's scene and attaches the picture. Draws again if the author's settings changed. Returns null, and
 * keeps no file, if the chapter was deleted.
 */
export async function drawPicture(workshop: Workshop, job: Job, signal: AbortSignal): Promise<Written | null> {
	const { db, makers, media } = workshop;
	const story = await storyAtWork(db, job.story_id);
	const row = story && job.chapter_id && (await chapter(db, story.id, job.chapter_id));
	const author = row && (await userById(db, story.author_id));
	if (!story || !row || !author) return null;
	const brief = briefOf(story, author);
	const sitting: Sitting = {
		// Told before the topic was switched off, as of a picture that waited or is drawn again.
		scene: fitScene(sceneFor(row), brief.disabledTopics),
		seed: story.id,
		gender: brief.hero.gender,
		bible: story.bible,
		content: row.content,
		brief,
		reference: await referenceOf(media, story),
	};
	const desk = deskFor(story, workshop, signal);
	const drawn = await makers.illustrator.illustrate(sitting, desk);
	signal.throwIfAborted();
	const isThere = (picture: Uint8Array | undefined) => picture !== undefined && picture.length > 0;
	const authorNow = await userById(db, story.author_id);
	if (authorNow && JSON.stringify(briefOf(story, authorNow)) !== JSON.stringify(brief)) {
		return drawPicture(workshop, job, signal);
	}
	const { thumbnail, medium, large } = drawn.pictures;
	if (![thumbnail, medium, large].every(isThere)) throw new MakerFault('unusable', drawn.by.maker);
	return hangPicture(workshop, job, story, drawn, desk.remarks);
}

/** A picture that is drawn anew is seen from elsewhere, with the hero and the place as they were. */
function sceneFor(row: Row<'chapter'>): Scene {
	const scene = JSON.parse(row.scene) as Scene;
	return { ...scene, camera: cameraAfter(scene.camera, makingOf(row).redraws.length) };
}

function cameraAfter(camera: Camera, redraws: number): Camera {
	return cameras[(cameras.indexOf(camera) + redraws) % cameras.length]!;
}

/** Null while there is none, and when its file was lost: then the hero is drawn anew. */
async function referenceOf(
	media: Parts['media'],
	{ reference_name }: Pick<Row<'story'>, 'reference_name'>,
): Promise<Uint8Array | null> {
	const file = reference_name === null ? null : await media.read(reference_name);
	return file && buffer(file.stream(0, file.size - 1));
}
