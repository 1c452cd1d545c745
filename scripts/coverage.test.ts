import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const table = readFileSync(join(root, 'docs/coverage.md'), 'utf8');

/** A row: what product.md says, the files that do it, the tests that show it (`file › words of its name`). */
const rows = table
	.split('\n')
	.filter((line) => line.startsWith('| ') && !line.startsWith('| product.md') && !line.startsWith('| ---'))
	.map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

describe('the table of what product.md says', () => {
	it('has a file and a test in every row', () => {
		const bare = rows.filter(([, files = '', tests = '']) => !names(files).length || !names(tests).length);
		expect(bare.map(([says]) => says)).toEqual([]);
		expect(rows.length).toBeGreaterThan(100);
	});

	it('names files that there are', () => {
		const files = rows.flatMap(([, files = '', tests = '']) => [...names(files), ...names(tests)]).map(fileOf);
		expect([...new Set(files)].filter((file) => !existsSync(join(root, file)))).toEqual([]);
	});

	it('names tests that there are, in words that stand in their file', () => {
		const missing = rows
			.flatMap(([, , tests = '']) => names(tests))
			.filter((test) => existsSync(join(root, fileOf(test))) && !standsThere(test));
		expect(missing).toEqual([]);
	});
});

function names(cell: string): string[] {
	return [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
}

function fileOf(name: string): string {
	return name.split(' › ')[0]!;
}

function standsThere(test: string): boolean {
	const [file = '', words = ''] = test.split(' › ');
	return words.length > 8 && readFileSync(join(root, file), 'utf8').includes(words);
}
