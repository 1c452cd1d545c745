import { mediaPath } from '../../../shared/contract/endpoints.ts';
import type { DrawingRequest } from '../../../shared/illustrator/draw-scene.ts';
import type { Library, ToldRow } from '../library/database.ts';
import { type NamedMedia, storeMediaFiles } from '../media/media-store.ts';
import { paintedScene } from './drawn-ahead.ts';
import type { EncodedPicture } from './program.worker.ts';
import { openTeller, type Teller } from './teller.ts';

/** The thread may end in the middle of a drawing. */
const attemptsEach = 2;

/** Milliseconds for the words of a chapter that was told just now: with few cores the drawing would delay them. */
const wordsFirst = 100;

/** Draws the missing pictures of chapters told here, one tab at a time. What fails is tried again at the next start. */
export async function drawToldChapters(library: Library): Promise<void> {
	// A service worker and tests have none.
	if (typeof Image === 'undefined') return;
	await navigator.locks.request(lockOf(library), async () => {
		const attempts = new Map<string, number>();
		for (;;) {
			// Read again each time: the chapter told last is read now.
			const told = await library.told.orderBy('nodeId').reverse().toArray();
			const row = told.find(({ images, nodeId }) => !images && (attempts.get(nodeId) ?? 0) < attemptsEach);
			const teller = row && (await openTeller());
			if (!row || !teller) return;
			attempts.set(row.nodeId, (attempts.get(row.nodeId) ?? 0) + 1);
			const hasRoom = await drawChapter(library, teller, row).catch(ignore);
			if (!hasRoom) attempts.set(row.nodeId, attemptsEach);
		}
	});
}

/** Resolves when no tab draws. */
export async function untilNothingIsDrawn(library: Library): Promise<void> {
	await navigator.locks?.request(lockOf(library), async () => {});
}

function lockOf(library: Library): string {
	return `everbranch-drawing-${library.name}`;
}

function ignore(error: unknown): true {
	console.warn(error);
	return true;
}

/** False when the picture cannot be stored. */
async function drawChapter(library: Library, teller: Teller, { storyId, drawing }: ToldRow): Promise<boolean> {
	await new Promise((resolve) => setTimeout(resolve, wordsFirst));
	const { large, thumbnail } = await paintedScene(teller, drawing);
	const files = await Promise.all([large, thumbnail].map(named));
	const [largeUrl, thumbnailUrl] = files.map(({ name }) => `${mediaPath}/${name}`) as [string, string];
	const images = { thumbnail: thumbnailUrl, medium: largeUrl, large: largeUrl };
	// A picture stays the one of what was drawn, also when the chapter got another id meanwhile.
	const isOfDrawing = (row: ToldRow) => row.storyId === storyId && isSame(row.drawing, drawing);
	// The picture is on the screen after one transaction, of which each takes a tablet some milliseconds.
	const alongside = () => library.told.filter(isOfDrawing).modify({ images });
	return (await storeMediaFiles(library, storyId, files, { alongside })) === 'stored';
}

function isSame(one: DrawingRequest, other: DrawingRequest): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

/** A picture under its content hash, as the server names its own. */
async function named({ type, bytes }: EncodedPicture): Promise<NamedMedia> {
	const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
	return { name: `${hex}.${type === 'image/webp' ? 'webp' : 'jpg'}`, type, bytes };
}
