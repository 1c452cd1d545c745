import { buffer } from 'node:stream/consumers';
import type { Scene } from '../../../shared/contract/scene.ts';
import { type Camera, cameras } from '../../../shared/words/scenes.ts';
import type { Core } from '../../app/core.ts';
import { userById } from '../../db/accounts.ts';
import { chapterById } from '../../db/chapters.ts';
import type { Job } from '../../db/jobs.ts';
import type { Row } from '../../db/schema.ts';
import { storyById } from '../../db/stories.ts';
import { MakerError } from '../../makers/maker-error.ts';
import type { PictureRequest } from '../../makers/makers.ts';
import { toAllowedScene } from '../allowed-scene.ts';
import { storyBriefFor } from '../author.ts';
import { provenanceOf } from '../provenance.ts';
import { attachPicture } from './attach-picture.ts';
import { createJobContext, type WorkerContext } from './job-context.ts';
import type { WrittenChapter } from './write-chapter.ts';

/**
 * Draws a chapter's scene and attaches the picture. Draws again if the author's settings changed. Returns null, and
 * keeps no file, if the chapter was deleted.
 */
export async function drawPicture(
	context: WorkerContext,
	job: Job,
	signal: AbortSignal,
): Promise<WrittenChapter | null> {
	const { db, makers, media } = context;
	const story = await storyById(db, job.story_id);
	const row = story && job.chapter_id && (await chapterById(db, story.id, job.chapter_id));
	const author = row && (await userById(db, story.author_id));
	if (!story || !row || !author) return null;
	const brief = storyBriefFor(story, author);
	const request: PictureRequest = {
		// The scene may be older than the author's settings: the picture waited, or is drawn again.
		scene: toAllowedScene(sceneToDraw(row), brief.disabledTopics),
		seed: story.hero_seed ?? story.id,
		gender: brief.hero.gender,
		storyPlan: story.bible,
		content: row.content,
		brief: { ...brief, seed: story.hero_seed ?? story.id },
		reference: await readReferencePicture(media, story),
	};
	const jobContext = createJobContext(story, context, signal);
	const result = await makers.illustrator.illustrate(request, jobContext);
	signal.throwIfAborted();
	const isThere = (picture: Uint8Array | undefined) => picture !== undefined && picture.length > 0;
	const authorNow = await userById(db, story.author_id);
	if (authorNow && JSON.stringify(storyBriefFor(story, authorNow)) !== JSON.stringify(brief)) {
		return drawPicture(context, job, signal);
	}
	const { thumbnail, medium, large } = result.pictures;
	if (![thumbnail, medium, large].every(isThere)) throw new MakerError('unusable', result.madeBy.maker);
	return attachPicture(context, job, story, result, jobContext.remarks);
}

/** A redrawn picture has another camera, with the same hero and place. */
function sceneToDraw(row: Row<'chapter'>): Scene {
	const scene = JSON.parse(row.scene) as Scene;
	return { ...scene, camera: cameraForRedraw(scene.camera, provenanceOf(row).redraws.length) };
}

function cameraForRedraw(camera: Camera, redraws: number): Camera {
	return cameras[(cameras.indexOf(camera) + redraws) % cameras.length]!;
}

/** Null if there is none yet, or if its file was lost: then the hero is drawn again. */
async function readReferencePicture(
	media: Core['media'],
	{ reference_name }: Pick<Row<'story'>, 'reference_name'>,
): Promise<Uint8Array | null> {
	const file = reference_name === null ? null : await media.read(reference_name);
	return file && buffer(await file.stream(0, file.size - 1));
}
