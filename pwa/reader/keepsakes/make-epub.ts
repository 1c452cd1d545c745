import { loadMedia, loadNarrations } from '../../local/library/keepsake-source.ts';
import type { NarrationRow } from '../../local/library/story-view.ts';
import { mediaNameOf } from '../../net/media.ts';
import { drawCover } from './draw-cover.ts';
import { bitmapToJpeg, decodePicture } from './jpeg.ts';
import type { Keepsake, Section } from './keepsake.ts';
import { type Recording, writeEpub } from './write-epub.ts';

export type Epub = {
	file: File;
	/** The number of pictures and narrations that exist, but were neither on this device nor in reach. */
	missing: number;
};

/** Makes an e-book of what this device has, and, with a network, of what it lacks. `onChapter` counts the chapters done. */
export async function makeEpub(keepsake: Keepsake, onChapter: (done: number) => void): Promise<Epub> {
	const { story, sections } = keepsake;
	const narrations = await loadNarrations(story.id);
	const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
	const recordings = new Map<string, Recording>();
	let cover: Uint8Array<ArrayBuffer> | null = null;
	let missing = 0;
	// One after the other: a decoded picture takes four megabytes.
	for (const [index, { chapter }] of sections.entries()) {
		const bitmap = await loadPicture(chapter);
		if (chapter.images && !bitmap) missing += 1;
		if (index === 0) cover = await drawCover(story.title, story.authorName, bitmap);
		if (bitmap) pictures.set(chapter._id, await bitmapToJpeg(bitmap));
		bitmap?.close();
		const narration = narrations.get(chapter._id);
		const recording = await loadRecording(chapter, narration);
		if (recording) recordings.set(chapter._id, recording);
		else if (narration ?? chapter.audioUrls) missing += 1;
		onChapter(index + 1);
	}
	cover ??= await drawCover(story.title, story.authorName, null);
	const blob = await writeEpub(keepsake, { cover, pictures, recordings }, new Date());
	return { file: new File([blob], `${fileName(story.title)}.epub`, { type: blob.type }), missing };
}

async function loadPicture({ images }: Section['chapter']): Promise<ImageBitmap | null> {
	const addresses = images ? [images.large, images.medium, images.thumbnail] : [];
	const media = await loadMedia(addresses.map(mediaNameOf).filter((name) => name !== null));
	return media && decodePicture(media);
}

async function loadRecording(chapter: Section['chapter'], narration?: NarrationRow): Promise<Recording | null> {
	const { audioUrls, madeBy } = chapter;
	const name = mediaNameOf(narration?.audioUrl ?? audioUrls?.sage ?? '');
	const media = name ? await loadMedia([name]) : null;
	if (!media) return null;
	return {
		bytes: new Uint8Array(media.bytes),
		seconds: narration?.seconds ?? 0,
		sentences: narration?.sentences ?? [],
		madeBy: narration?.madeBy ?? madeBy.narrator ?? 'built-in',
	};
}

/** A title without what file systems forbid. */
function fileName(title: string): string {
	const plain = title
		.replace(/[\\/:*?"<>|\p{C}]+/gu, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	return (
		[...plain]
			.slice(0, 80)
			.join('')
			.trim()
			.replace(/^\.+|\.+$/g, '') || 'A story'
	);
}
