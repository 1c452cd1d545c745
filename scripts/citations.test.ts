import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const rule = /\bproduct (\d+(?:\.\d+)*(?:(?:, | and | to )\d+(?:\.\d+)+)*)/g;
const decision = /\bdecisions? (\d+(?:(?:, | and )\d+)*)/gi;

const product = numbersIn('docs/product.md', /^(?:#+ |- \*\*)(\d+(?:\.\d+)*)\b/gm);
const decisions = numbersIn('docs/decisions.md', /^\*\*(\d+) · \d{4}-\d\d-\d\d · /gm);

describe('a citation', () => {
	it.each([
		['product', rule, product],
		['decisions', decision, decisions],
	])('of %s names a number that is there', (_document, citation, numbers) => {
		const missing = filesThatCite().flatMap((file) =>
			[...contentOf(file).matchAll(citation)]
				.flatMap(([, list = '']) => list.match(/[\d.]+/g) ?? [])
				.map((number) => number.replace(/\.$/, ''))
				.filter((number) => !numbers.includes(number))
				.map((number) => `${file}: ${number}`),
		);
		expect(missing).toEqual([]);
	});

	it('names a number, and no document outside the repository', () => {
		const outside = /\b(?:product|beyond)\.md §|\bdecisions(?:\.md)? §|\bbeyond\.md|\bfacts-[a-z]+\.md/;
		expect(filesThatCite().filter((file) => outside.test(contentOf(file)))).toEqual([]);
	});
});

describe('the numbers', () => {
	it('of the product are given once', () => {
		expect(product.length).toBeGreaterThan(150);
		expect(product.filter((number, index) => product.indexOf(number) !== index)).toEqual([]);
	});

	it('of the decisions go up by one, and each dated paragraph has one', () => {
		const dated = contentOf('docs/decisions.md').match(/^\*\*.*?\d{4}-\d\d-\d\d · .*$/gm) ?? [];
		expect(dated.filter((line) => !/^\*\*\d+ · /.test(line))).toEqual([]);
		expect(decisions.map(Number)).toEqual(decisions.map((_, index) => index + 1));
	});
});

function numbersIn(file: string, pattern: RegExp): string[] {
	return [...contentOf(file).matchAll(pattern)].map(([, number]) => number!);
}

function filesThatCite(): string[] {
	const kinds = ['*.ts', '*.tsx', '*.js', '*.css', '*.md'];
	const list = ['ls-files', '--cached', '--others', '--exclude-standard', ...kinds];
	const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
	return [...new Set(files)].filter((file) => file !== 'scripts/citations.test.ts');
}

/** A file that git lists and that is deleted cites nothing. */
function contentOf(file: string): string {
	try {
		return readFileSync(join(root, file), 'utf8');
	} catch {
		return '';
	}
}
