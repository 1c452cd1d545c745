import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { createServer, listen, stopListening } from '../../../api/app/listen.ts';
import { staticRoutes } from '../../../api/routes/static-files.ts';
import { compressFolder } from '../../build-app.ts';

const sources = join(import.meta.dirname, '../baseline');
const host = '127.0.0.1';

/** Headers of the app's pages that the baseline page gets too. */
const headersInCommon = ['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'];

/** Builds the baseline page into a folder, and serves it as the server serves the app. */
export async function serveBaseline(folder: string, appUrl: string): Promise<AsyncDisposable & { url: string }> {
	await buildBaseline(folder);
	const ours = (await fetch(appUrl, { headers: { accept: 'text/html' } })).headers;
	const routes = staticRoutes(folder);
	const server = createServer(null, async (request: Request, env: object) => {
		const answer = await routes.fetch(request, env);
		for (const name of headersInCommon) answer.headers.set(name, ours.get(name) ?? '');
		return answer;
	});
	const port = await listen(server, { host, port: 0 });
	return { url: `http://${host}:${port}`, [Symbol.asyncDispose]: () => stopListening(server, 0) };
}

/** Built as the app is, with the same Dexie, and a minimal worker. */
async function buildBaseline(folder: string): Promise<void> {
	await build({
		root: sources,
		configFile: false,
		logLevel: 'warn',
		resolve: { alias: { dexie: 'dexie/dist/modern/dexie.mjs' } },
		build: {
			outDir: folder,
			emptyOutDir: true,
			target: 'baseline-widely-available',
			modulePreload: { polyfill: false },
			assetsInlineLimit: 0,
		},
	});
	const files = ['/', ...readdirSync(join(folder, 'assets')).map((name) => `/assets/${name}`)];
	const worker = readFileSync(join(sources, 'sw.js'), 'utf8');
	writeFileSync(join(folder, 'sw.js'), `const files = ${JSON.stringify(files)};\n${worker}`);
	compressFolder(folder);
}
