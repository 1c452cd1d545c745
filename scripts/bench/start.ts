import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figures.ts';

export const title = '`npm start` on a fresh clone, with an empty npm cache, to a listening server';

const root = join(import.meta.dirname, '../..');

/** A line of output, and milliseconds since the start. */
type Said = { line: string; at: number };

/** Clones the repository, so uncommitted changes are not measured. The launcher's output separates the phases. */
export async function measure(): Promise<Figure[]> {
	const folder = await mkdtemp(join(tmpdir(), 'everbranch-clone-'));
	try {
		const clone = join(folder, 'everbranch');
		execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
		const first = await untilReady(clone, folder);
		const again = await untilReady(clone, folder);
		const ready = again.at(-1)!.at;
		const install = atOf(first, 'Building') - atOf(first, 'Installing');
		const build = first.at(-1)!.at - atOf(first, 'Building') - ready;
		return [
			{
				what: 'in all',
				value: first.at(-1)!.at / 1000,
				unit: 's',
				than: { what: 'the second start', value: ready / 1000 },
			},
			{ what: '· installing packages', value: install / 1000, unit: 's' },
			{ what: '· building the app', value: build / 1000, unit: 's' },
			{ what: '· starting the server', value: ready / 1000, unit: 's' },
		];
	} finally {
		await rm(folder, { recursive: true, force: true, maxRetries: 3 });
	}
}

async function untilReady(clone: string, folder: string): Promise<Said[]> {
	const env = { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), npm_config_cache: join(folder, 'npm') };
	const from = performance.now();
	const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
	const said: Said[] = [];
	for await (const text of child.stdout.setEncoding('utf8')) {
		for (const line of (text as string).split('\n')) said.push({ line, at: performance.now() - from });
		const ready = said.findIndex(({ line }) => line.includes('is ready'));
		if (ready === -1) continue;
		await end(child);
		return said.slice(0, ready + 1);
	}
	throw new Error(`It did not start: ${said.map(({ line }) => line).join('\n')}`);
}

/** npm, launcher and server are one process group. */
async function end(child: ChildProcess): Promise<void> {
	process.kill(-child.pid!, 'SIGTERM');
	if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

function atOf(said: readonly Said[], start: string): number {
	const found = said.find(({ line }) => line.startsWith(start));
	if (!found) throw new Error(`It never said “${start} …”`);
	return found.at;
}
