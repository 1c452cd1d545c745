import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Unless a journey is about just that: what is made ahead would take the cores from what it waits for. */
const usual = { LOOK_AHEAD: '0', RATE_LIMIT: 'off' };

/** A server is compiled once for all journeys. */
const compiled = join(root, '.cache', 'compiled');

/** A server in a process and a folder of its own. */
export type House = {
	/** Starts the server unless it runs: always at the same address, which it gives. */
	start(): Promise<string>;
	/** Ends the server, as a cut line or a power cut would look from the tablet. What it keeps stays. */
	stop(): Promise<void>;
	/** Ends it for good, and all that it kept. */
	close(): Promise<void>;
};

/** A server yet to be started. `env`: as an operator would set it. Whoever forgets to close it leaves that to the end of the process. */
export function openHouse(env: Record<string, string>): House {
	const folder = mkdtempSync(join(tmpdir(), 'everbranch-journey-'));
	let server: ChildProcess | undefined;
	let port = '0';

	const stop = () =>
		new Promise<void>((resolve) => {
			if (!server || server.exitCode !== null || server.signalCode !== null) return resolve();
			server.once('exit', () => resolve());
			server.kill('SIGTERM');
		});
	const abandon = () => {
		server?.kill('SIGKILL');
		rmSync(folder, { recursive: true, force: true });
	};
	process.once('exit', abandon);
	return {
		async start() {
			if (!server || server.exitCode !== null || server.signalCode !== null) {
				({ server, port } = await startServer({ ...usual, ...env, DATA_DIR: folder, PORT: port }));
			}
			return `http://localhost:${port}`;
		},
		stop,
		async close() {
			await stop();
			process.off('exit', abandon);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function startServer(env: Record<string, string>): Promise<{ server: ChildProcess; port: string }> {
	const server = spawn(process.execPath, [join(root, 'api', 'main.ts')], {
		env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...env },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	return new Promise((resolve, reject) => {
		server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
		server.stdout?.on('data', (text: Buffer) => {
			const port = /localhost:(\d+)/.exec(text.toString())?.[1];
			if (!port) return;
			// Whoever has no more to do ends, and takes it along.
			server.unref();
			(server.stdout as Socket).unref();
			resolve({ server, port });
		});
	});
}
