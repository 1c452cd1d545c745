import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..', '..');

/** Unless a journey is about just that: what is made ahead would take the cores from what it waits for. */
const defaultEnv = { LOOK_AHEAD: '0', RATE_LIMIT: 'off' };

const endWithParent = pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href;

/** A server is compiled once for all journeys. */
const compiled = join(root, '.cache', 'compiled');

/** A server in a process and a folder of its own. */
export type ServerProcess = {
	/** Its data folder, for what an operator does at the terminal. */
	folder: string;
	/** Starts the server unless it runs: always at the same address, which it gives. */
	start(): Promise<string>;
	/** Ends the server, as a cut line or a power cut would look from the tablet. What it keeps stays. */
	stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
	/** Ends it for good, and all that it kept. */
	close(): Promise<void>;
};

/** A server that is not started yet. `env`: as an operator would set it. */
export function createServerProcess(env: Record<string, string>): ServerProcess {
	const folder = mkdtempSync(join(tmpdir(), 'everbranch-journey-'));
	let server: ChildProcess | undefined;
	let port = '0';

	const stop = (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') =>
		new Promise<void>((resolve) => {
			if (!server || !isRunning(server)) return resolve();
			server.once('exit', () => resolve());
			server.kill(signal);
		});
	return {
		folder,
		async start() {
			if (!server || !isRunning(server)) {
				({ server, port } = await startServer({ ...defaultEnv, ...env, DATA_DIR: folder, PORT: port }));
			}
			return `http://localhost:${port}`;
		},
		stop,
		async close() {
			await stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
	return exitCode === null && signalCode === null;
}

function startServer(env: Record<string, string>): Promise<{ server: ChildProcess; port: string }> {
	const server = spawn(process.execPath, ['--import', endWithParent, join(root, 'api', 'app', 'main.ts')], {
		env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...env },
		// Not `inherit`: vitest waits until the last process that holds the worker's own output has closed it.
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	server.stderr?.on('data', (text: Buffer) => process.stderr.write(text));
	return new Promise((resolve, reject) => {
		server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
		server.stdout?.on('data', (text: Buffer) => {
			const port = /localhost:(\d+)/.exec(text.toString())?.[1];
			if (port) resolve({ server, port });
		});
	});
}
