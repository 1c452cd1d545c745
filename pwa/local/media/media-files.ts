import { mediaNameOf } from '../../net/media.ts';
import type { ChapterRow, Library } from '../library/database.ts';

/**
 * The names of the files that a story needs without a network: of each chapter the large picture, which replaces its smaller
 * sizes (this saves a third of the bytes), and the narrations of text and choices, if they exist.
 */
export function offlineFilesOf(nodes: readonly ChapterRow[]): string[] {
	const chapters = nodes.toSorted((one, other) => one.chapterNumber - other.chapterNumber);
	const addresses = chapters.flatMap(({ images, audioUrls, choicesAudioUrl }) => [
		images?.large,
		audioUrls?.sage,
		choicesAudioUrl,
	]);
	return [...new Set(addresses.map((address) => address && mediaNameOf(address)).filter((name) => !!name))] as string[];
}

/** The story that a file belongs to, and the names of the same picture's other sizes, largest first. */
export type MediaLocation = { storyId: string; otherSizes: string[] };

/** Finds the story of a file. Looks at the likely places first: the story last read, the covers, then all chapters. */
export async function locateMedia(library: Library, name: string): Promise<MediaLocation | null> {
	const { shelf, nodes, stories } = library;
	const usesFile = (node: ChapterRow) => mediaNamesOf(node).includes(name);
	const lastRead = await shelf.orderBy('readAt').last();
	const inLastRead = lastRead && (await nodes.where({ storyId: lastRead.storyId }).filter(usesFile).first());
	if (inLastRead) return locationIn(inLastRead, inLastRead.storyId, name);
	const newestFirst = stories.orderBy('createdAt').reverse();
	const covered = await newestFirst.filter(({ cover }) => mediaNamesOf({ images: cover }).includes(name)).first();
	if (covered) return locationIn({ images: covered.cover }, covered.id, name);
	const node = await nodes.filter(usesFile).first();
	return node ? locationIn(node, node.storyId, name) : null;
}

type MediaUser = Pick<ChapterRow, 'images'> & Partial<Pick<ChapterRow, 'audioUrls' | 'choicesAudioUrl'>>;

function locationIn(user: MediaUser, storyId: string, name: string): MediaLocation {
	const sizes = pictureNamesOf(user);
	return { storyId, otherSizes: sizes.includes(name) ? sizes.filter((size) => size !== name) : [] };
}

/** The names of all files of a chapter or a cover, its picture in every size. */
export function mediaNamesOf(user: MediaUser): string[] {
	const narrations = [user.audioUrls?.sage, user.choicesAudioUrl].map((url) => (url ? mediaNameOf(url) : null));
	return [...pictureNamesOf(user), ...narrations.filter((name) => name !== null)];
}

function pictureNamesOf({ images }: MediaUser): string[] {
	if (!images) return [];
	return [images.large, images.medium, images.thumbnail].map(mediaNameOf).filter((name) => name !== null);
}
