import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '..');

const api = restartingApi();
const pwa = await createServer({ configFile: join(root, 'vite.config.ts') });
await pwa.listen();
pwa.printUrls();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

/** The API under Node's watcher, which restarts it when a file changes. */
function restartingApi(): ChildProcess {
	return spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'api', 'app', 'main.ts')], {
		stdio: 'inherit',
	});
}

async function stop(): Promise<void> {
	api.kill('SIGTERM');
	await pwa.close();
	process.exit(0);
}
