import { type ChildProcess, spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const program = fileURLToPath(new URL('./killable-program.ts', import.meta.url));
const commonPasswords = fileURLToPath(new URL('../../accounts/common-passwords.bin', import.meta.url));
const cache = fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url));

/** Server processes on the same data, one after another; the next one is already loaded while one runs. */
export type KillableServer = {
	/** Starts the next process with these environment variables, and returns its address. */
	start(env: Readonly<Record<string, string>>): Promise<string>;
	/** Writes the compile cache of this process for the next ones: a killed process does not. */
	keepCompiled(): Promise<void>;
	/** Kills the running process (SIGKILL), and resolves when it has ended. */
	kill(): Promise<void>;
	close(): Promise<void>;
};

type ServerProcess = { process: ChildProcess; lines: Interface };

/** Bundles the program into one file, which loads in a quarter of the time. */
export async function openKillableServer(): Promise<KillableServer> {
	await mkdir(cache, { recursive: true });
	const folder = await mkdtemp(join(cache, 'fleet-'));
	await bundleProgram(folder);
	let running: ServerProcess | undefined;
	let next = spawnProgram(folder);
	return {
		async start(env) {
			running = next;
			next = spawnProgram(folder);
			const port = outputMatching(running, /^port (\d+)$/);
			running.process.stdin!.write(`${JSON.stringify(env)}\n`);
			return `http://127.0.0.1:${await port}`;
		},
		async keepCompiled() {
			const flushed = outputMatching(running!, /^(kept)$/);
			running!.process.stdin!.write('keep\n');
			await flushed;
		},
		async kill() {
			await killProcess(running!);
		},
		async close() {
			await Promise.all([killProcess(next), running && killProcess(running)]);
			await rm(folder, { recursive: true });
		},
	};
}

async function bundleProgram(outDir: string): Promise<void> {
	await build({
		configFile: false,
		logLevel: 'error',
		ssr: { noExternal: true, external: ['better-sqlite3'] },
		build: { ssr: program, outDir, emptyOutDir: false, minify: false, target: 'esnext' },
	});
	// The program reads it from its own folder.
	await copyFile(commonPasswords, join(outDir, 'common-passwords.bin'));
}

function spawnProgram(folder: string): ServerProcess {
	const child = spawn(process.execPath, [join(folder, 'killable-program.js')], {
		env: { NODE_COMPILE_CACHE: join(folder, 'compiled') },
		stdio: ['pipe', 'pipe', 'inherit'],
	});
	// A killed process breaks the pipe.
	child.stdin.on('error', () => {});
	return { process: child, lines: createInterface(child.stdout) };
}

async function killProcess({ process: child }: ServerProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const gone = new Promise((resolve) => child.once('exit', resolve));
	child.kill('SIGKILL');
	await gone;
}

function outputMatching({ process: child, lines }: ServerProcess, pattern: RegExp): Promise<string> {
	return new Promise((resolve, reject) => {
		child.once('exit', (code, signal) => reject(new Error(`The server ended with ${code ?? signal}`)));
		lines.on('line', (line) => {
			const found = pattern.exec(line)?.[1];
			if (found) resolve(found);
		});
	});
}
