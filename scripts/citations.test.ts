import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const rule = /\bproduct (\d+(?:\.\d+)*(?:(?:, | and | to )\d+(?:\.\d+)+)*)/g;
const decision = /\bdecisions? (\d+(?:(?:, | and )\d+)*)/gi;

const wordsInSources = readWordsInSources();
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

describe('the documents', () => {
	const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root })];
	// What is decided may be about a file that is gone.
	const guides = documents.filter((file) => !file.endsWith('decisions.md'));

	it.each(guides)('%s names files and folders that exist', (file) => {
		const paths = contentOf(file).match(/(?<=`)(?:api|deploy|docs|pwa|scripts|shared)\/[\w./-]*(?=`)/g) ?? [];
		// A table may leave out the end of a test file's name.
		const missing = [...new Set(paths)].filter((path) => globSync(`${path}{,.*}`, { cwd: root }).length === 0);
		expect(missing).toEqual([]);
	});

	it.each(guides)('%s names functions, types and fields that exist', (file) => {
		const spans = contentOf(file).match(/`[^`\n]+`/g) ?? [];
		const names = spans.flatMap((span) => span.match(/\b[a-zA-Z]*[a-z][A-Z][a-zA-Z]*\b/g) ?? []);
		expect([...new Set(names)].filter((name) => !wordsInSources.has(name))).toEqual([]);
	});

	it.each(documents)('%s has links that lead somewhere', (file) => {
		const links = [...contentOf(file).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
		const broken = links.filter(([, path = '', anchor]) => {
			const target = path ? join(dirname(file), path) : file;
			return !existsSync(join(root, target)) || (anchor && !anchorsIn(target).includes(anchor));
		});
		expect(broken.map(([link]) => link)).toEqual([]);
	});
});

/** The words of all files that are not documents. */
function readWordsInSources(): Set<string> {
	const isText = (file: string) => /\.(?:ts|tsx|js|css|html|ya?ml|toml|json|example|conf)$|Dockerfile$/.test(file);
	return new Set(
		listedFiles()
			.filter(isText)
			.flatMap((file) => contentOf(file).match(/\w+/g) ?? []),
	);
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsIn(file: string): string[] {
	const headings = contentOf(file).matchAll(/^#+ (.+)$/gm);
	return [...headings].map(([, title = '']) =>
		title
			.toLowerCase()
			.replace(/[^\w\s-]/g, '')
			.replace(/\s/g, '-'),
	);
}

function numbersIn(file: string, pattern: RegExp): string[] {
	return [...contentOf(file).matchAll(pattern)].map(([, number]) => number!);
}

function filesThatCite(): string[] {
	const files = listedFiles('*.ts', '*.tsx', '*.js', '*.css', '*.md');
	return files.filter((file) => file !== 'scripts/citations.test.ts');
}

/** The files of the checkout that git does not ignore, each once. */
function listedFiles(...patterns: string[]): string[] {
	const list = ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns];
	return [...new Set(execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean))];
}

/** A file that git lists and that is deleted cites nothing. */
function contentOf(file: string): string {
	try {
		return readFileSync(join(root, file), 'utf8');
	} catch {
		return '';
	}
}
