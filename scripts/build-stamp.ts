import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The file of a build that names what it was built from. It is written last: a build without it may be unfinished. */
const stamp = '.built-from';

/** The fingerprint of sources, given as glob patterns; tests do not count. */
export function fingerprintOf(sources: readonly string[]): string {
	const hash = createHash('sha256');
	const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
	const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((path) => !path.includes('.test.'));
	for (const path of paths.sort()) hash.update(path.slice(root.length)).update(readFileSync(path));
	return hash.digest('hex');
}

/** What the build in this folder was built from; null where there is no finished one. */
export function stampOf(folder: string): string | null {
	const file = join(folder, stamp);
	return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** Before files of a build are replaced. */
export function removeStamp(folder: string): void {
	rmSync(join(folder, stamp), { force: true });
}

export function writeStamp(folder: string, fingerprint: string): void {
	writeFileSync(join(folder, stamp), fingerprint);
}
