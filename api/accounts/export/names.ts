import type { Row } from '../../db/schema.ts';

const longestTitle = 50;

/**
 * What the files of a story are called: `07-pip-and-the-lantern`, the seventh of up to 99. No system takes offence at it:
 * letters and digits of any script, no word that a system keeps for itself, and short enough.
 */
export function storyName(place: number, stories: number, title: string): string {
	const number = String(place).padStart(String(stories).length, '0').padStart(2, '0');
	const words =
		title
			.normalize('NFC')
			.toLowerCase()
			.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
	const name = [...words.join('-')].slice(0, longestTitle).join('').replace(/-$/, '');
	return `${number}-${name || 'untitled'}`;
}

/**
 * What the chapters are called, by id: `chapter-1`, and `chapter-3-after-2-1` for the third one, which the second choice of
 * the first chapter and the first choice after it lead to. A parent stands before what follows it.
 */
export function chapterNames(
	chapters: readonly Pick<Row<'chapter'>, 'id' | 'parent_id' | 'choice_index' | 'number'>[],
): Map<string, string> {
	const ways = new Map<string, readonly number[]>();
	const names = new Map<string, string>();
	for (const { id, parent_id, choice_index, number } of chapters) {
		const before = parent_id === null ? [] : (ways.get(parent_id) ?? []);
		const way = choice_index === null ? before : [...before, choice_index + 1];
		ways.set(id, way);
		names.set(id, way.length === 0 ? `chapter-${number}` : `chapter-${number}-after-${way.join('-')}`);
	}
	return names;
}

export function pagePath(story: string): string {
	return `stories/${story}.html`;
}

/** The largest size: the others are made of it. */
export function picturePath(story: string, chapter: string, mediaName: string): string {
	return `pictures/${story}/${chapter}.${endingOf(mediaName)}`;
}

/** No chapter is called so. */
export function heroPath(story: string, mediaName: string): string {
	return `pictures/${story}/hero.${endingOf(mediaName)}`;
}

export function narrationPath(story: string, chapter: string, voice: string, mediaName: string): string {
	return `narration/${story}/${chapter}-${voice}.${endingOf(mediaName)}`;
}

function endingOf(mediaName: string): string {
	return mediaName.split('.').at(-1) ?? '';
}

/** A text that was agreed to. Its fingerprint tells apart two texts that somebody gave one version. */
export function textPath(policy: string, version: string, sha256: string): string {
	return `agreed-to/${policy}-${version}-${sha256.slice(0, 8)}.txt`;
}
