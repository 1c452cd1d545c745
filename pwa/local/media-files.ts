import { mediaNameOf } from '../net/media.ts';
import type { Library, NodeRow } from './database.ts';

/**
 * What a story needs to be seen and heard without a network, by its files' names: of each chapter the large picture, which
 * can stand in for its smaller ones (a third of their bytes is saved so), and the narration, if it was made.
 */
export function filesOf(nodes: readonly NodeRow[]): string[] {
	const chapters = nodes.toSorted((one, other) => one.chapterNumber - other.chapterNumber);
	const addresses = chapters.flatMap(({ images, audioUrls }) => [images?.large, audioUrls?.sage]);
	return [...new Set(addresses.map((address) => address && mediaNameOf(address)).filter((name) => !!name))] as string[];
}

/** Where a file is shown or heard: in which story, and the names of the same picture in its other sizes, largest first. */
export type Place = { storyId: string; otherSizes: string[] };

/** Looks where a file most likely is wanted: in the story that is read, on a card, and then everywhere. */
export async function placeOf(library: Library, name: string): Promise<Place | null> {
	const { shelf, nodes, stories } = library;
	const isHere = (node: NodeRow) => namesIn(node).includes(name);
	const read = await shelf.orderBy('readAt').last();
	const inRead = read && (await nodes.where({ storyId: read.storyId }).filter(isHere).first());
	if (inRead) return placeIn(inRead, inRead.storyId, name);
	const newestFirst = stories.orderBy('createdAt').reverse();
	const covered = await newestFirst.filter(({ cover }) => namesIn({ images: cover }).includes(name)).first();
	if (covered) return placeIn({ images: covered.cover }, covered.id, name);
	const node = await nodes.filter(isHere).first();
	return node ? placeIn(node, node.storyId, name) : null;
}

type Shown = Pick<NodeRow, 'images'> & Partial<Pick<NodeRow, 'audioUrls'>>;

function placeIn(shown: Shown, storyId: string, name: string): Place {
	const sizes = picturesIn(shown);
	return { storyId, otherSizes: sizes.includes(name) ? sizes.filter((size) => size !== name) : [] };
}

/** The names of all files that a chapter or a cover shows, its pictures in every size. */
export function namesIn(shown: Shown): string[] {
	const voice = shown.audioUrls && mediaNameOf(shown.audioUrls.sage);
	return voice ? [...picturesIn(shown), voice] : picturesIn(shown);
}

function picturesIn({ images }: Shown): string[] {
	if (!images) return [];
	return [images.large, images.medium, images.thumbnail].map(mediaNameOf).filter((name) => name !== null);
}
