import type { Row } from '../../db/schema.ts';

const maxTitleLength = 50;

/**
 * The file name of a story: `07-pip-and-the-lantern`, the seventh of up to 99. Safe on every file system: letters and digits of
 * any script, no reserved names, limited length.
 */
export function storyFileName(place: number, stories: number, title: string): string {
	const number = String(place).padStart(String(stories).length, '0').padStart(2, '0');
	const words =
		title
			.normalize('NFC')
			.toLowerCase()
			.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
	const name = [...words.join('-')].slice(0, maxTitleLength).join('').replace(/-$/, '');
	return `${number}-${name || 'untitled'}`;
}

/**
 * The names of chapters by id: `chapter-1`, and `chapter-3-after-2-1` for the third chapter, reached by the second choice of the
 * first and the first choice of the second chapter. Parents must precede their children.
 */
export function chapterFileNames(
	chapters: readonly Pick<Row<'chapter'>, 'id' | 'parent_id' | 'choice_index' | 'number'>[],
): Map<string, string> {
	const routes = new Map<string, readonly number[]>();
	const names = new Map<string, string>();
	for (const { id, parent_id, choice_index, number } of chapters) {
		const before = parent_id === null ? [] : (routes.get(parent_id) ?? []);
		const route = choice_index === null ? before : [...before, choice_index + 1];
		routes.set(id, route);
		names.set(id, route.length === 0 ? `chapter-${number}` : `chapter-${number}-after-${route.join('-')}`);
	}
	return names;
}

export function storyPagePath(story: string): string {
	return `stories/${story}.html`;
}

/** The largest size only: the others are made from it. */
export function picturePath(story: string, chapter: string, mediaName: string): string {
	return `pictures/${story}/${chapter}.${extensionOf(mediaName)}`;
}

/** Cannot collide with a chapter's name. */
export function heroPath(story: string, mediaName: string): string {
	return `pictures/${story}/hero.${extensionOf(mediaName)}`;
}

export function narrationPath(story: string, chapter: string, voice: string, mediaName: string): string {
	return `narration/${story}/${chapter}-${voice}.${extensionOf(mediaName)}`;
}

function extensionOf(mediaName: string): string {
	return mediaName.split('.').at(-1) ?? '';
}

/** A policy text. Its hash distinguishes two texts with one version. */
export function policyTextPath(policy: string, version: string, sha256: string): string {
	return `agreed-to/${policy}-${version}-${sha256.slice(0, 8)}.txt`;
}
