import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

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
