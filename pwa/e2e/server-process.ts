import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..', '..');

/** Defaults: prepared chapters would take processor time from what a journey waits for. */
const defaultEnv = { LOOK_AHEAD: '0', RATE_LIMIT: 'off' };

const endWithParent = pathToFileURL(join(root, 'api', 'testing', 'end-with-parent.ts')).href;

/** The compile cache that all journeys share. */
const compiled = join(root, '.cache', 'compiled');

/** A server as a process with its own data folder. */
export type ServerProcess = {
	/** The data folder, for operators' commands. */
	folder: string;
	/** Starts the server unless it runs, always at the same address, and returns that. */
	start(): Promise<string>;
	/** Ends the server; to a device it looks like a lost connection. Its data stays. */
	stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
	/** Ends the server, and deletes its data. */
	close(): Promise<void>;
};

/** A server that is not started yet. `env`: variables of an operator. */
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
	const server = spawn(process.execPath, ['--import', endWithParent, join(root, 'api', 'built', 'main.js')], {
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
