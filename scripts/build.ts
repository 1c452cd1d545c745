import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { writeStorylets } from '../api/makers/storyteller/built-storylets.ts';
import { copyEarlierAssets, finishSwap, swapBuilds } from './earlier-builds.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
/** Apart from `dist`, which is served while a build runs or fails. */
const next = join(root, '.cache', 'build', 'next');
const before = join(root, '.cache', 'build', 'before');
const stamp = '.built-from';
/** The sources of the built app: a change of any needs a new build. */
const sources = ['pwa/**/*', 'shared/**/*.ts', 'vite.config.ts', 'scripts/oldest-browsers.ts', 'package-lock.json'];

/** Builds the app into `dist/`, with compressed files beside its files, unless `dist/` was built from these sources. */
export async function buildIfNeeded(): Promise<void> {
	const wanted = fingerprint();
	if (isBuiltFrom(wanted)) return;
	console.log('Building the app …');
	// Not installed where a built app only runs.
	const { build } = await import('vite');
	await inProduction(() =>
		build({
			configFile: join(root, 'vite.config.ts'),
			logLevel: 'warn',
			build: { outDir: next, emptyOutDir: true },
		}),
	);
	compressFolder(next);
	// Hidden files are not served; api/app/main.ts reads these.
	await writeStorylets(join(next, '.storylets'));
	// A build without a stamp may be unfinished.
	if (stampOf(dist)) copyEarlierAssets(dist, next);
	writeFileSync(join(next, stamp), wanted);
	swapBuilds(dist, next, before);
}

/** Whether `dist/` was built from these sources. */
export function isBuilt(): boolean {
	return isBuiltFrom(fingerprint());
}

function isBuiltFrom(wanted: string): boolean {
	finishSwap(dist, before);
	return stampOf(dist) === wanted;
}

/** With another NODE_ENV, as in tests, the bundler would use development builds of libraries. */
async function inProduction(work: () => Promise<unknown>): Promise<void> {
	const { NODE_ENV } = process.env;
	process.env.NODE_ENV = 'production';
	try {
		await work();
	} finally {
		if (NODE_ENV === undefined) delete process.env.NODE_ENV;
		else process.env.NODE_ENV = NODE_ENV;
	}
}

function stampOf(folder: string): string | null {
	const file = join(folder, stamp);
	return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function fingerprint(): string {
	const hash = createHash('sha256');
	const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
	const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((path) => !path.includes('.test.'));
	for (const path of paths.sort()) hash.update(path.slice(root.length)).update(readFileSync(path));
	return hash.digest('hex');
}

/** Below this many bytes compression saves less than its headers cost. */
const minBytes = 1024;

/** Writes a .br and a .gz beside every text file of a folder, so that the server does not compress at run time. */
export function compressFolder(folder: string): void {
	for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
		if (/\.(html|js|css|svg|json|webmanifest)$/.test(name)) compress(join(folder, name));
	}
}

function compress(path: string): void {
	const bytes = readFileSync(path);
	if (bytes.length < minBytes) return;
	const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
	writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
	writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}

if (import.meta.main) await buildIfNeeded();
