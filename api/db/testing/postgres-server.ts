import { execFileSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../postgres.ts';

/** The folder of the newest Postgres of this machine, or undefined. */
export function findPostgres(): string | undefined {
	return globSync('/usr/lib/postgresql/*/bin/postgres')
		.map((program) => program.slice(0, -'/postgres'.length))
		.toSorted((one, other) => Number(one.split('/')[4]) - Number(other.split('/')[4]))
		.at(-1);
}

/** The name of the database that databases of tests are copied from. */
export const templateName = 'everbranch_template';

export type PostgresServer = {
	/** Of the database `postgres`. */
	url: string;
	/** Stops without a checkpoint, as after a power failure of all but the disk, and starts again. */
	restartImmediately(): void;
	/** The two halves of it. */
	halt(): void;
	start(): void;
	stop(): void;
};

/** Setup of vitest's project `postgres`: a server with a migrated template, for the run. */
export default async function setUpPostgres(_: TestProject): Promise<() => void> {
	const { url, stop } = await startPostgres();
	process.env.TEST_POSTGRES_URL = url;
	await createTemplate(url);
	return stop;
}

/** Starts a server in a temporary folder. It may lose data at a power failure, which saves the time for the disk. */
export async function startPostgres(): Promise<PostgresServer> {
	const programs = findPostgres();
	if (!programs) throw new Error('There is no Postgres on this machine.');
	const folder = mkdtempSync(join(tmpdir(), 'everbranch-postgres-'));
	const user = unprivilegedUser();
	if (user) chownSync(folder, user.uid, user.gid);
	const port = await freePort();
	const run = (program: string, ...args: string[]) =>
		execFileSync(join(programs, program), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
	const data = join(folder, 'data');
	run('initdb', '-D', data, '-A', 'trust', '-U', 'everbranch', '-E', 'UTF8', '--locale=C', '--no-sync');
	const settings = ['fsync=off', 'max_connections=300', 'listen_addresses=127.0.0.1', `port=${port}`];
	const options = ['-k', folder, ...settings.flatMap((setting) => ['-c', setting])].join(' ');
	const start = () => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start');
	const stop = () => run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
	start();
	return {
		url: `postgres://everbranch@127.0.0.1:${port}/postgres`,
		restartImmediately() {
			stop();
			start();
		},
		halt: stop,
		start,
		stop() {
			stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

async function createTemplate(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(`create database ${templateName}`);
	await client.end();
	const { db, close } = await openPostgres(Object.assign(new URL(url), { pathname: `/${templateName}` }).href);
	// Copies must not share an epoch.
	await db.deleteFrom('change_epoch').execute();
	await close();
}

/** Postgres refuses to run as root: the user of Debian's package then. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
	if (process.getuid?.() !== 0) return undefined;
	const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
	return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	const { port } = server.address() as { port: number };
	await new Promise((closed) => server.close(closed));
	return port;
}
