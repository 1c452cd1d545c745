import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * The content suites: thousands of texts and drawings whose only input is their sources. They read files only by
 * imports, or by relative paths in strings. In `npm test` they are skipped while no source has changed since
 * they passed in this checkout; a clean checkout runs all of them.
 */
const contentSuites = ['shared/storyteller/**/*.test.ts', 'shared/illustrator/**/*.test.ts'];

/** Files that all suites depend on besides their imports. */
const common = ['package-lock.json', 'scripts/test-projects.ts', 'scripts/suite.ts'];

/** The notes of former runs: the fingerprint with which each test file passed. */
type Passed = Record<string, string>;

export type ContentSuites = {
	/** The test files whose sources are unchanged since they passed, relative to the checkout. */
	unchanged: readonly string[];
	/** Records the results of this run; files that neither passed nor failed keep their state. */
	recordResults(results: { passed: readonly string[]; failed: readonly string[] }): void;
};

/** The suites of the checkout at `root`; `suites`: globs of their test files. */
export function openContentSuites(root: string, suites: readonly string[] = contentSuites): ContentSuites {
	const notes = join(root, '.cache', 'tests', 'passed.json');
	const files = globSync([...suites], { cwd: root }).map((path) => path.replaceAll('\\', '/'));
	// Computed before the run: a source that is edited during the run is not what passed.
	const now = new Map(files.sort().map((path) => [path, fingerprintOf(root, path)]));
	const before = readNotes(notes);
	return {
		unchanged: [...now].flatMap(([path, fingerprint]) => (before[path] === fingerprint ? [path] : [])),
		recordResults({ passed, failed }) {
			const kept = Object.entries(readNotes(notes)).filter(([path]) => now.has(path) && !failed.includes(path));
			const added = passed.flatMap((path) => (now.has(path) ? [[path, now.get(path)]] : []));
			mkdirSync(dirname(notes), { recursive: true });
			writeFileSync(notes, JSON.stringify(Object.fromEntries([...kept, ...added]), null, '\t'));
		},
	};
}

/** The test file and all files that it imports or names, recursively, relative to `root`. */
export function sourcesOf(root: string, testFile: string): string[] {
	const found = new Set<string>();
	const look = (path: string) => {
		if (found.has(path)) return;
		found.add(path);
		// An import has a file extension; a relative path in another string may be a worker's.
		for (const [, named] of readFileSync(path, 'utf8').matchAll(/['"`](\.{1,2}\/[^'"`\n]+)['"`]/g)) {
			const file = join(dirname(path), named as string);
			if (existsSync(file) && statSync(file).isFile()) look(file);
		}
	};
	look(join(root, testFile));
	return [...found].map((path) => relative(root, path).replaceAll('\\', '/')).sort();
}

function fingerprintOf(root: string, testFile: string): string {
	const hash = createHash('sha256').update(process.version);
	const paths = [...common.filter((path) => existsSync(join(root, path))), ...sourcesOf(root, testFile)];
	for (const path of paths) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
	return hash.digest('hex');
}

function readNotes(file: string): Passed {
	try {
		return JSON.parse(readFileSync(file, 'utf8')) as Passed;
	} catch {
		return {};
	}
}
