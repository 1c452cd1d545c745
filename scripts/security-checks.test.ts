import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const own = 'scripts/security-checks.test.ts';
const notHere = 'Does not apply: ';

/** The 58 checks as docs/security.md has them: the number, what holds, and what is otherwise here. */
const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
	.split('\n')
	.filter((line) => /^\| S\d/.test(line))
	.map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | ?\|$/g, '').trim()))
	.map(([number = '', holds = '', here = '']) => ({ number, holds, here }));

/** Where there is a test of that number. */
const files = filesByNumber();

describe('the table of security checks', () => {
	it('has a row for each of the 58, in order', () => {
		const numbers = Array.from({ length: 58 }, (_, index) => `S${String(index + 1).padStart(2, '0')}`);
		expect(rows.map(({ number }) => number)).toEqual(numbers);
		expect(rows.filter(({ holds }) => holds.length < 20)).toEqual([]);
	});

	it('has a test whose name begins with the number, or the reason why it does not apply', () => {
		const bare = rows.filter(({ number, here }) => !files.has(number) && !isReason(here));
		expect(bare.map(({ number, holds }) => `${number} ${holds}`)).toEqual([]);
	});

	it('gives no reason against what is tested, and no test a number that it does not have', () => {
		const excused = rows.filter(({ number, here }) => files.has(number) && here.startsWith(notHere));
		expect(excused.map(({ number }) => `${number} ${files.get(number)}`)).toEqual([]);
		expect([...files.keys()].filter((number) => !rows.some((row) => row.number === number))).toEqual([]);
	});

	it('knows a test by the numbers at the start of its name, and no other for one', () => {
		const source = [
			"it('S33 runs nothing', () => {});",
			"it.each(['a'])('S42, S56 has nothing at %s', () => {});",
			"describe(\n\t'S01 every call',",
			"it.skip('S02 of another family', () => {});",
			"it.todo('S03 of lists');",
			"it('tells of S04', () => {});",
			"const name = 'S05 is no test';",
		].join('\n');
		expect(numbersIn(source)).toEqual(['S33', 'S01', 'S42', 'S56']);
	});
});

function filesByNumber(): Map<string, string[]> {
	const found = new Map<string, string[]>();
	const tests = globSync('{shared,pwa,api,scripts}/**/*.test.{ts,tsx}', { cwd: root });
	for (const file of tests.map((path) => path.replaceAll('\\', '/')).filter((path) => path !== own)) {
		const numbers = new Set(numbersIn(readFileSync(join(root, file), 'utf8')));
		for (const number of numbers) found.set(number, [...(found.get(number) ?? []), file]);
	}
	return found;
}

function numbersIn(source: string): string[] {
	const plain = source.matchAll(/\b(?:it|test|describe)\(\s*['"`]((?:S\d\d[ ,:]+)+)/g);
	const ofEach = source.matchAll(/\)\(\s*['"`]((?:S\d\d[ ,:]+)+)/g);
	return [...plain, ...ofEach].flatMap(([, numbers = '']) => numbers.match(/S\d\d/g) ?? []);
}

function isReason(here: string): boolean {
	return here.startsWith(notHere) && here.length > notHere.length + 30;
}
