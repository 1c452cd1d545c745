import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes a .br and a .gz beside every text file of the built app, so that the server compresses nothing while it serves. */

const dist = new URL('../dist/', import.meta.url).pathname;
/** Below this the headers weigh more than what is saved. */
const worthIt = 1024;

for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
	if (/\.(html|js|css|svg|json|webmanifest)$/.test(name)) compress(join(dist, name));
}

function compress(path: string): void {
	const bytes = readFileSync(path);
	if (bytes.length < worthIt) return;
	const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
	writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
	writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
