import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compressFolder } from './compress.ts';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'dist', '.built-from');
/** What the built app is made of: a change in any of them asks for a new build. */
const sources = ['pwa/**/*', 'shared/**/*.ts', 'vite.config.ts', 'package-lock.json'];

/** Builds the app into `dist/`, with compressed twins of its files, unless `dist/` was built from these very sources. */
export async function buildIfNeeded(): Promise<void> {
	const wanted = fingerprint();
	if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
	console.log('Building the app …');
	await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
	compressFolder(join(root, 'dist'));
	writeFileSync(stamp, wanted);
}

function fingerprint(): string {
	const hash = createHash('sha256');
	const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
	const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((path) => !path.includes('.test.'));
	for (const path of paths.sort()) hash.update(path.slice(root.length)).update(readFileSync(path));
	return hash.digest('hex');
}

if (import.meta.main) await buildIfNeeded();
