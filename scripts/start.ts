import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from './build.ts';

if (!isBuilt()) build();
await import(new URL('../api/built/main.js', import.meta.url).href);

/** In its own process: Vite's 300 MB are free again when the server starts. */
function build(): void {
	const script = join(import.meta.dirname, 'build.ts');
	const { status } = spawnSync(process.execPath, [...process.execArgv, script], { stdio: 'inherit' });
	if (status !== 0) process.exit(status ?? 1);
}
