import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openContentSuites, sourcesOf } from './content-suites.ts';

let root: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'content-suites-'));
	onTestFinished(() => rmSync(root, { recursive: true }));
	write(
		'words/tell.test.ts',
		"import { tell } from './tell.ts';\nconst worker = './worker.ts';\nconst none = './none.ts';",
	);
	write('words/tell.ts', "export { word } from '../lists/word.ts';\nexport const lazy = () => import('./lazy.ts');");
	write('words/worker.ts', '');
	write('words/lazy.ts', "import './tell.ts';");
	write('lists/word.ts', '');
	write('lists/list.test.ts', '');
});

function write(path: string, text: string): void {
	mkdirSync(dirname(join(root, path)), { recursive: true });
	writeFileSync(join(root, path), text);
}

const suites = () => openContentSuites(root, ['words/**/*.test.ts', 'lists/*.test.ts']);
const both = ['lists/list.test.ts', 'words/tell.test.ts'];

describe('a suite of content', () => {
	it('has as sources all files that its test file imports or names, recursively', () => {
		expect(sourcesOf(root, 'words/tell.test.ts')).toEqual([
			...['lists/word.ts', 'words/lazy.ts', 'words/tell.test.ts', 'words/tell.ts', 'words/worker.ts'],
		]);
	});

	it('runs on a clean checkout, and is skipped after it has passed', () => {
		expect(suites().unchanged).toEqual([]);
		suites().recordResults({ passed: both, failed: [] });
		expect(suites().unchanged).toEqual(both);
	});

	it.each([
		['an import of an import', 'lists/word.ts', ['lists/list.test.ts']],
		['the test file', 'words/tell.test.ts', ['lists/list.test.ts']],
		['the lock file', 'package-lock.json', []],
	])('runs again when %s changed', (_, path, unchanged) => {
		suites().recordResults({ passed: both, failed: [] });
		write(path, 'export const changed = true;');
		expect(suites().unchanged).toEqual(unchanged);
	});

	it('runs again after a failure, and a suite that was not run keeps its state', () => {
		suites().recordResults({ passed: both, failed: [] });
		suites().recordResults({ passed: [], failed: ['words/tell.test.ts'] });
		expect(suites().unchanged).toEqual(['lists/list.test.ts']);
	});

	it('runs again when its sources changed while it ran', () => {
		const opened = suites();
		write('lists/word.ts', 'export const changed = true;');
		opened.recordResults({ passed: both, failed: [] });
		expect(suites().unchanged).toEqual(['lists/list.test.ts']);
	});

	it('runs when the notes of former runs cannot be read', () => {
		write('.cache/tests/passed.json', '{');
		expect(suites().unchanged).toEqual([]);
	});
});

it('each content suite of this checkout is found, with its own sources', () => {
	const here = join(import.meta.dirname, '..');
	const sources = sourcesOf(here, 'shared/storyteller/former/engine/compose-chapter.test.ts');
	expect(sources).toEqual(
		expect.arrayContaining([
			'shared/storyteller/former/engine/variants.ts',
			'shared/storyteller/former/content/packs.ts',
		]),
	);
	expect(sourcesOf(here, 'shared/illustrator/testing/random-scene.test.ts')).toContain(
		'shared/illustrator/draw-scene.ts',
	);
});
