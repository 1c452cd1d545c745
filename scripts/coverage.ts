import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * The table of the requirements in docs/product.md (docs/coverage.md). Its id, requirement and sources are written by hand. Its
 * last column is generated from the marks in the tests: a line `// covers: <id>` above `it(…)` or `describe(…)`, a line for
 * each requirement that the test shows. `npm run coverage` writes the column.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const page = join(root, 'docs/coverage.md');

/** A row of the table. `tests`: `file › name` of each marked test. */
export type Row = { id: string; requirement: string; sources: string[]; tests: string[] };

/** A mark: the requirement's id, and the test that shows it as `file › name`. */
export type Mark = { id: string; test: string };

/** The marks of a test file. Throws for a mark without a test below it. */
export function marksIn(file: string, source: string): Mark[] {
	return [...source.matchAll(/^\s*\/\/ covers: (\S+)$/gm)].map((mark) => {
		const name = nameBelow(source.slice(mark.index));
		if (!name) throw new Error(`${file}: no test stands below the mark of ${mark[1]}.`);
		return { id: mark[1]!, test: `${file} › ${name}` };
	});
}

/** The first name of a test or a group, as in `it('…'` or `describe.each(…)('…'`. */
function nameBelow(source: string): string | undefined {
	const start = /^\s*(it|describe)(?<each>(\.\w+)*\.each)?\b/m.exec(source);
	if (!start) return undefined;
	const rest = source.slice(start.index);
	const name = start.groups?.each ? /\)\(\s*(['"`])(.*?)\1,/s : /\(\s*(['"`])(.*?)\1,/s;
	return name.exec(rest)?.[2];
}

/** The rows of the table. */
export function rowsIn(table: string): Row[] {
	return table
		.split('\n')
		.filter((line) => line.startsWith('| `'))
		.map((line) => {
			const [id = '', requirement = '', sources = '', tests = ''] = line.slice(2, -2).split(' | ');
			return { id: quotedParts(id)[0]!, requirement, sources: quotedParts(sources), tests: quotedParts(tests) };
		});
}

/** The table with the marked tests in its last column, in the order of their files. */
export function withTests(table: string, marks: readonly Mark[]): string {
	return table.replace(/^\| `([^`]+)` \| .*$/gm, (line, id: string) => {
		const tests = marks.filter((mark) => mark.id === id).map(({ test }) => `\`${test.replaceAll('|', '/')}\``);
		return `${line.split(' | ').slice(0, 3).join(' | ')} | ${tests.join(' ')} |`;
	});
}

/** The marks of all test files of the project. */
export function allMarks(): Mark[] {
	const list = ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx'];
	const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
	return [...new Set(files)].sort().flatMap((file) => marksIn(file, read(join(root, file))));
}

/** The text of the table's page. */
export function readTable(): string {
	return readFileSync(page, 'utf8');
}

/** Empty for a file that git lists and that is deleted. */
function read(path: string): string {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return '';
	}
}

function quotedParts(cell: string): string[] {
	return [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text!);
}

if (import.meta.main) writeFileSync(page, withTests(readTable(), allMarks()));
