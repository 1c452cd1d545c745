import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFolder } from './build-app.ts';
import { copyEarlierAssets, finishSwap, swapBuilds } from './earlier-builds.ts';

let folder: string;
let [dist, next, before] = ['', '', ''];

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'everbranch-build-'));
	[dist, next, before] = [join(folder, 'dist'), join(folder, 'cache', 'next'), join(folder, 'cache', 'before')];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What vite leaves: a page, and assets that are named by their content. */
function make(name: string, into = next): void {
	mkdirSync(join(into, 'assets', 'admin'), { recursive: true });
	writeFileSync(join(into, 'index.html'), `the page of ${name}`);
	writeFileSync(join(into, 'assets', 'font.woff2'), 'the same in every build');
	writeFileSync(join(into, 'assets', `app-${name}.js`), `// the app of ${name} ${' '.repeat(2000)}`);
	writeFileSync(join(into, 'assets', 'admin', `list-${name}.js`), `// the list of ${name}`);
}

function build(name: string): void {
	make(name);
	compressFolder(next);
	copyEarlierAssets(dist, next);
	swapBuilds(dist, next, before);
}

const appsIn = (...place: string[]) =>
	readdirSync(join(dist, ...place, 'assets')).filter((name) => name.startsWith('app'));

describe('a build', () => {
	it('is served whole, without assets of earlier builds among its own', () => {
		for (const name of ['a', 'b']) build(name);
		expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('the page of b');
		expect(appsIn()).toEqual(['app-b.js', 'app-b.js.br', 'app-b.js.gz']);
	});

	it('keeps the assets of the three builds before it, with their compressed files, and nothing older', () => {
		for (const name of ['a', 'b', 'c', 'd', 'e']) build(name);
		expect(readdirSync(join(dist, '.earlier')).sort()).toEqual(['1', '2', '3']);
		expect(appsIn('.earlier', '1')).toEqual(['app-d.js', 'app-d.js.br', 'app-d.js.gz']);
		expect([appsIn('.earlier', '2')[0], appsIn('.earlier', '3')[0]]).toEqual(['app-c.js', 'app-b.js']);
		expect(existsSync(join(dist, '.earlier', '1', 'assets', 'admin', 'list-d.js'))).toBe(true);
		expect(existsSync(join(dist, '.earlier', '1', 'index.html'))).toBe(false);
		expect(readdirSync(join(folder, 'cache'))).toEqual([]);
	});

	it('is the first one where there was none', () => {
		build('a');
		expect(appsIn()).toContain('app-a.js');
		expect(existsSync(join(dist, '.earlier'))).toBe(false);
	});

	it('replaces a build without assets', () => {
		mkdirSync(dist);
		writeFileSync(join(dist, 'index.html'), 'torn');
		build('a');
		expect([readFileSync(join(dist, 'index.html'), 'utf8'), existsSync(join(dist, '.earlier'))]).toEqual([
			'the page of a',
			false,
		]);
	});

	it('leaves the present build unchanged until it is finished', () => {
		build('a');
		make('b');
		copyEarlierAssets(dist, next);
		expect([readFileSync(join(dist, 'index.html'), 'utf8'), appsIn()[0]]).toEqual(['the page of a', 'app-a.js']);
	});
});

describe('a swap that was killed', () => {
	it('between its two steps is undone, and no earlier build is lost', () => {
		build('a');
		make('b');
		renameSync(dist, before);
		finishSwap(dist, before);
		expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('the page of a');
		build('b');
		expect(appsIn('.earlier', '1')).toContain('app-a.js');
	});

	it('before its cleanup counts as done', () => {
		build('b');
		make('a', before);
		finishSwap(dist, before);
		expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('the page of b');
		build('c');
		expect(existsSync(before)).toBe(false);
	});
});
