import type { Row } from '../../db/schema.ts';

const maxTitleLength = 50;

/**
 * What the files of a story are called: `07-pip-and-the-lantern`, the seventh of up to 99. No system takes offence at it:
 * letters and digits of any script, no word that a system keeps for itself, and short enough.
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
 * What the chapters are called, by id: `chapter-1`, and `chapter-3-after-2-1` for the third one, which the second choice of
 * the first chapter and the first choice after it lead to. A parent stands before what follows it.
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

/** The largest size: the others are made of it. */
export function picturePath(story: string, chapter: string, mediaName: string): string {
	return `pictures/${story}/${chapter}.${extensionOf(mediaName)}`;
}

/** No chapter is called so. */
export function heroPath(story: string, mediaName: string): string {
	return `pictures/${story}/hero.${extensionOf(mediaName)}`;
}

export function narrationPath(story: string, chapter: string, voice: string, mediaName: string): string {
	return `narration/${story}/${chapter}-${voice}.${extensionOf(mediaName)}`;
}

function extensionOf(mediaName: string): string {
	return mediaName.split('.').at(-1) ?? '';
}

/** A text that was agreed to. Its fingerprint tells apart two texts that somebody gave one version. */
export function policyTextPath(policy: string, version: string, sha256: string): string {
	return `agreed-to/${policy}-${version}-${sha256.slice(0, 8)}.txt`;
}
