import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Figure } from './figures.ts';

export const title = 'what a browser loads before it shows the login, and from there the dashboard';

const dist = join(import.meta.dirname, '../../dist');

/** Compressed by gzip at its highest level, as the server sends it without brotli. In kilobytes of 1000 bytes. */
export async function measure(): Promise<Figure[]> {
	const first = modulesOf(readFileSync(join(dist, 'index.html'), 'utf8'));
	const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
	const later = scripts.map((name) => `assets/${name}`).filter((path) => !first.includes(path));
	const styles = readdirSync(join(dist, 'assets')).filter((name) => /^app.*\.css$/.test(name));
	const sizes = (paths: readonly string[]) => paths.reduce((sum, path) => sum + gzipped(path), 0);
	return [
		{
			what: 'JavaScript at first',
			value: sizes(first),
			unit: 'KB',
			than: { what: 'libraries in it', value: sizes(first.filter((path) => !isOwn(path))) },
			limit: { most: 130 },
		},
		...first.map((path): Figure => ({ what: `· ${path.slice(7)}`, value: gzipped(path), unit: 'KB' })),
		{
			what: 'JavaScript when it is needed',
			value: sizes(later),
			unit: 'KB',
			than: { what: 'at first', value: sizes(first) },
		},
		{ what: 'styles at first', value: sizes(styles.map((name) => `assets/${name}`)), unit: 'KB' },
		{ what: 'service worker', value: gzipped('sw.js'), unit: 'KB', limit: { most: 45 } },
	];
}

/** The scripts of a page, and their static imports. */
function modulesOf(page: string): string[] {
	const named = page.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/([^"]+\.js)"/g);
	const found = new Set<string>();
	const add = (path: string) => {
		if (found.has(path)) return;
		found.add(path);
		for (const next of importsOf(path)) add(next);
	};
	for (const [, path] of named) add(path!);
	return [...found];
}

function importsOf(path: string): string[] {
	const source = readFileSync(join(dist, path), 'utf8');
	const imports = source.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g);
	return [...imports].map(([, name]) => posix.join(posix.dirname(path), name!));
}

/** Whether a chunk is the app's own. Libraries have their own chunks, except zod/mini. */
function isOwn(path: string): boolean {
	return /^assets\/(start|app)-/.test(path);
}

function gzipped(path: string): number {
	return gzipSync(readFileSync(join(dist, path)), { level: 9 }).length / 1000;
}
