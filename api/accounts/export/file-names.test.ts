import { describe, expect, it } from 'vitest';
import { chapterFileNames, narrationPath, picturePath, storyFileName } from './file-names.ts';

describe('the files of a story', () => {
	it('are named by position and title', () => {
		expect(storyFileName(7, 99, 'Pip & the Lantern!')).toBe('07-pip-the-lantern');
		expect(storyFileName(7, 500, 'Pip')).toBe('007-pip');
		expect(storyFileName(1, 1, 'Ñandú и Луна १२')).toBe('01-ñandú-и-луна-१२');
	});

	it('have names that are valid on every file system, whatever the title', () => {
		const titles = ['', '   ', '../../etc/passwd', 'C:\\con', 'a\u202Egnp.exe', '🦊🦊', 'x'.repeat(200), '"<b>"\n%00'];
		const names = titles.map((title) => storyFileName(3, 9, title));
		for (const name of names) expect(name).toMatch(/^03-[\p{L}\p{M}\p{N}-]{1,50}$/u);
		expect(names.slice(0, 3)).toEqual(['03-untitled', '03-untitled', '03-etc-passwd']);
	});

	it('end on a letter also when a long title is cut', () => {
		expect(storyFileName(1, 1, `${'x'.repeat(49)} and more`)).toBe(`01-${'x'.repeat(49)}`);
	});
});

describe('a chapter', () => {
	it('is named by the choices that led to it, so that no two branches share a name', () => {
		const chapters = [
			{ id: 'a', parent_id: null, choice_index: null, number: 1 },
			{ id: 'b', parent_id: 'a', choice_index: 1, number: 2 },
			{ id: 'c', parent_id: 'b', choice_index: 0, number: 3 },
			{ id: 'd', parent_id: 'a', choice_index: 0, number: 2 },
		];
		expect([...chapterFileNames(chapters).values()]).toEqual([
			'chapter-1',
			'chapter-2-after-2',
			'chapter-3-after-2-1',
			'chapter-2-after-1',
		]);
	});

	it('has its picture and narration in the story’s folders', () => {
		expect(picturePath('01-pip', 'chapter-1', 'abc.webp')).toBe('pictures/01-pip/chapter-1.webp');
		expect(narrationPath('01-pip', 'chapter-1', 'sage', 'abc.mp3')).toBe('narration/01-pip/chapter-1-sage.mp3');
	});
});
