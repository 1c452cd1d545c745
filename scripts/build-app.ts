import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fingerprintOf, stampOf, writeStamp } from './build-stamp.ts';
import { copyEarlierAssets, finishSwap, swapBuilds } from './earlier-builds.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
/** Apart from `dist`, which is served while a build runs or fails. */
const next = join(root, '.cache', 'build', 'next');
const before = join(root, '.cache', 'build', 'before');
/** A change of any needs a new build. */
const sources = ['pwa/**/*', 'shared/**/*.ts', 'vite.config.ts', 'scripts/oldest-browsers.ts', 'package-lock.json'];

/** Whether `dist/` was built from these sources. */
export function isAppBuilt(): boolean {
	finishSwap(dist, before);
	return stampOf(dist) === fingerprintOf(sources);
}

/** Builds the app into `dist/`, with compressed files beside its files. The assets of earlier builds are kept. */
export async function buildApp(): Promise<void> {
	const fingerprint = fingerprintOf(sources);
	// Not installed where a built app only runs.
	const { build } = await import('vite');
	await build({
		configFile: join(root, 'vite.config.ts'),
		logLevel: 'warn',
		build: { outDir: next, emptyOutDir: true },
	});
	compressFolder(next);
	if (stampOf(dist)) copyEarlierAssets(dist, next);
	writeStamp(next, fingerprint);
	swapBuilds(dist, next, before);
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
