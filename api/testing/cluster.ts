import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { programEnv } from './program-env.ts';

const slowServer = fileURLToPath(new URL('../stories/testing/slow-server.ts', import.meta.url));
const main = fileURLToPath(new URL('../app/main.ts', import.meta.url));
const endWithParent = new URL('./end-with-parent.ts', import.meta.url).href;

/** The environment of each node on a database. */
export function nodeEnv(databaseUrl: string, folder: string): Record<string, string> {
	return {
		DATABASE_URL: databaseUrl,
		MEDIA_SHARED_DIR: `${folder}/media`,
		DATA_DIR: `${folder}/data`,
		JWT_SECRET: 'kq3V0yEo1mWcTz7uJXr9sLbNgH5dPfA2',
		...{ PORT: '0', RATE_LIMIT: 'off', LOOK_AHEAD: '0' },
	};
}

/** Runs the program until it ends by itself. */
export async function runMain(env: Record<string, string>): Promise<{ code: number | null; printed: string }> {
	const child = spawn(process.execPath, [main], { env: programEnv(env) });
	let printed = '';
	for (const output of [child.stdout, child.stderr])
		output.setEncoding('utf8').on('data', (text: string) => (printed += text));
	const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
	return { code, printed };
}

export type Node = {
	process: ChildProcess;
	address: string;
	/** How often a maker of this node has begun. */
	count(work: 'writing' | 'narrating'): number;
	kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
};

/** Starts the real server with slow makers in a process of its own, which ends with the caller's. Its errors go to stderr. */
export async function startNode(env: Record<string, string>): Promise<Node> {
	const child = spawn(process.execPath, ['--import', endWithParent, slowServer], {
		env: programEnv(env),
		// Not `inherit`: vitest waits until the last process that holds the worker's own output has closed it.
		stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
	});
	child.stderr!.on('data', (text: Buffer) => process.stderr.write(text));
	const lines: string[] = [];
	const port = await new Promise<string>((resolve, reject) => {
		child.once('exit', (code) => reject(new Error(`The node ended with ${code}`)));
		createInterface(child.stdout!).on('line', (line) => {
			lines.push(line);
			if (line.startsWith('port ')) resolve(line.slice(5));
		});
	});
	return {
		process: child,
		address: `http://127.0.0.1:${port}`,
		count: (work) => lines.filter((line) => line === work).length,
		async kill(signal) {
			if (child.exitCode !== null || child.signalCode !== null) return;
			const gone = new Promise((resolve) => child.once('exit', resolve));
			child.kill(signal);
			await gone;
		},
	};
}
