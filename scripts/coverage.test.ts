import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allMarks, marksIn, readTable, rowsIn, withTests } from './coverage.ts';

const root = join(import.meta.dirname, '..');

describe('the marks of a test file', () => {
	// Put together, so that this file does not itself have these marks.
	const mark = '// covers:';
	const source = `
${mark} login/fields
${mark} login/busy
describe('login', () => {
	${mark} login/refused
	it.each([['a (b)', 1]])(
		"names %s",
		() => {},
	);
});
`;

	it('belong to the next test or group', () => {
		expect(marksIn('login.test.ts', source)).toEqual([
			{ id: 'login/fields', test: 'login.test.ts › login' },
			{ id: 'login/busy', test: 'login.test.ts › login' },
			{ id: 'login/refused', test: 'login.test.ts › names %s' },
		]);
	});

	it('are refused where no test follows', () => {
		expect(() => marksIn('login.test.ts', `${mark} login/fields\n`)).toThrow('login/fields');
	});

	it('become the last column of the table', () => {
		const table = '| `login/busy` | Says so | `login.tsx` |  |';
		expect(withTests(table, marksIn('login.test.ts', source))).toBe(
			'| `login/busy` | Says so | `login.tsx` | `login.test.ts › login` |',
		);
	});
});

describe('docs/coverage.md', () => {
	const table = readTable();
	const rows = rowsIn(table);
	const marks = allMarks();

	it('matches the marks in the tests (npm run coverage)', () => {
		expect(withTests(table, marks)).toBe(table);
	});

	it('has a source and a test in every row, and each id once', () => {
		expect(rows.filter(({ sources, tests }) => sources.length === 0 || tests.length === 0)).toEqual([]);
		expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
		expect(rows.length).toBeGreaterThan(100);
	});

	it('contains each id that a test marks', () => {
		const ids = new Set(rows.map(({ id }) => id));
		expect(marks.filter(({ id }) => !ids.has(id))).toEqual([]);
	});

	it('names sources that exist', () => {
		const sources = rows.flatMap((row) => row.sources.map((source) => source.split(' › ')[0]!));
		expect([...new Set(sources)].filter((source) => !existsSync(join(root, source)))).toEqual([]);
	});
});
