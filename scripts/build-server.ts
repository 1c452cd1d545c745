import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { writeStorylets } from '../api/makers/storyteller/built-storylets.ts';
import { minute } from '../shared/rules/durations.ts';
import { fingerprintOf, removeStamp, stampOf, writeStamp } from './build-stamp.ts';

const root = join(import.meta.dirname, '..');
const built = join(root, 'api', 'built');
/** A change of any needs a new build. */
const sources = ['api/**/*.{ts,bin}', 'shared/**/*.ts', 'scripts/build-server.ts', 'package-lock.json'];

/** Those that are loaded at each start and consist of many files. The other packages stay in `node_modules`. */
const bundledPackages = [
	'@hono/node-server',
	'hono',
	'jose',
	'kysely',
	'obscenity',
	'rate-limiter-flexible',
	'uuid',
	'zod',
];

/** Whether `api/built/` was built from these sources. */
export function isServerBuilt(): boolean {
	return stampOf(built) === fingerprintOf(sources);
}

/**
 * Bundles the server; `main.js` starts it. What is imported lazily and the programs of threads are files beside it.
 * `api/app/source-places.ts` reads the source maps. `folder`: in the repository, where the packages are found. The files of the
 * build before stay: a server that still runs starts threads from them.
 */
export async function buildServer(folder = built): Promise<void> {
	const fingerprint = fingerprintOf(sources);
	removeStamp(folder);
	removeFormerBuilds(folder);
	// Not installed where a built server only runs.
	const { build } = await import('vite');
	await build({
		configFile: false,
		root,
		// An operator's `.env` lies there.
		envDir: false,
		logLevel: 'warn',
		plugins: [filesBesideSources()],
		ssr: { noExternal: bundledPackages },
		build: {
			ssr: 'api/app/main.ts',
			emitAssets: true,
			outDir: folder,
			emptyOutDir: false,
			target: 'node24',
			sourcemap: true,
			rolldownOptions: {
				checks: { bundlerTimings: false },
				output: {
					sourcemapExcludeSources: true,
					// V8 keeps the text of what is loaded, with a byte for each character if all of them are ASCII, else with two.
					comments: false,
					charset: 'ascii',
					entryFileNames: '[name].js',
					chunkFileNames: '[name]-[hash].js',
					assetFileNames: '[name]-[hash][extname]',
				},
			},
		},
	});
	await writeStorylets(join(folder, 'storylets'));
	writeStamp(folder, fingerprint);
}

/** Removes the files of builds before the last one, which wrote all its files at the same time as `main.js`. */
function removeFormerBuilds(folder: string): void {
	const main = join(folder, 'main.js');
	if (!existsSync(main)) return;
	const lastBuild = statSync(main).mtimeMs - minute;
	const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
	const paths = files.map(({ name }) => join(folder, name));
	for (const path of paths.filter((path) => statSync(path).mtimeMs < lastBuild)) rmSync(path);
}

/** Takes along what sources name by `new URL('./…', import.meta.url)`: programs of threads bundled, other files as they are. */
function filesBesideSources(): Plugin {
	return {
		name: 'files-beside-sources',
		enforce: 'pre',
		transform: {
			filter: { code: 'import.meta.url' },
			handler(code, source) {
				const replaced = code.replaceAll(/new URL\('\.\/([\w./-]+)', import\.meta\.url\)/g, (_, name: string) => {
					const path = join(dirname(source), name);
					const file = name.endsWith('.ts')
						? this.emitFile({ type: 'chunk', id: path })
						: this.emitFile({ type: 'asset', name: basename(name), source: readFileSync(path) });
					return `import.meta.ROLLUP_FILE_URL_${file}`;
				});
				// Each line stays where it is.
				const mappings = `AAAA${';AACA'.repeat(code.split('\n').length - 1)}`;
				return { code: replaced, map: { version: 3, sources: [source], names: [], mappings } };
			},
		},
		// Vite's own answer is an address for browsers.
		resolveFileUrl: ({ fileName }) => `new URL('./${fileName}', import.meta.url)`,
	};
}
