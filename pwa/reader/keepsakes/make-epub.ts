import { createKeepsakeSource, type KeepsakeSource } from '../../local/library/keepsake-source.ts';
import type { ChapterRow } from '../../local/library/story-view.ts';
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

/** Each takes some megabytes for its decoded picture, while the browser decodes, encodes and reads others. */
const chaptersAtOnce = 3;

/** Makes an e-book of what this device has, and, with a network, of what it lacks. `onChapter` counts the chapters done. */
export async function makeEpub({ story, sections }: Keepsake, onChapter: (done: number) => void): Promise<Epub> {
	const source = createKeepsakeSource();
	const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
	const recordings = new Map<string, Recording>();
	let [missing, done] = [0, 0];
	const addChapter = async ({ chapter }: Section) => {
		const [picture, recording] = await Promise.all([pictureAsJpeg(source, chapter), loadRecording(source, chapter)]);
		if (picture) pictures.set(chapter._id, picture);
		else if (chapter.images) missing += 1;
		if (recording === 'missing') missing += 1;
		else if (recording) recordings.set(chapter._id, recording);
		done += 1;
		onChapter(done);
	};
	const waiting = sections.values();
	const addChapters = async () => {
		for (const section of waiting) await addChapter(section);
	};
	await Promise.all(Array.from({ length: chaptersAtOnce }, addChapters));
	const covering = sections.find(({ chapter }) => pictures.has(chapter._id));
	const coverPicture = covering ? await loadPicture(source, covering.chapter) : null;
	const cover = await drawCover(story.title, story.authorName, coverPicture);
	coverPicture?.close();
	const blob = await writeEpub({ story, sections }, { cover, pictures, recordings }, new Date());
	return { file: new File([blob], `${fileName(story.title)}.epub`, { type: blob.type }), missing };
}

async function pictureAsJpeg(source: KeepsakeSource, chapter: ChapterRow): Promise<Uint8Array<ArrayBuffer> | null> {
	const picture = await loadPicture(source, chapter);
	return picture && bitmapToJpeg(picture);
}

async function loadPicture(source: KeepsakeSource, { images }: ChapterRow): Promise<ImageBitmap | null> {
	const addresses = images ? [images.large, images.medium, images.thumbnail] : [];
	const media = await source.loadMedia(addresses.map(mediaNameOf).filter((name) => name !== null));
	return media && decodePicture(media);
}

/** The recording of a chapter, if it has one. */
async function loadRecording(source: KeepsakeSource, chapter: ChapterRow): Promise<Recording | 'missing' | null> {
	const narration = await source.loadNarration(chapter);
	const name = mediaNameOf(narration?.audioUrl ?? chapter.audioUrls?.sage ?? '');
	if (!name) return null;
	const media = await source.loadMedia([name]);
	if (!media) return 'missing';
	return {
		bytes: new Uint8Array(media.bytes),
		seconds: narration?.seconds ?? 0,
		sentences: narration?.sentences ?? [],
		madeBy: narration?.madeBy ?? chapter.madeBy.narrator ?? 'built-in',
	};
}

/** A title without what file systems forbid. */
function fileName(title: string): string {
	const plain = title
		.replace(/[\\/:*?"<>|\p{C}]+/gu, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	const short = [...plain].slice(0, 80).join('');
	return short.trim().replace(/^\.+|\.+$/g, '') || 'A story';
}
