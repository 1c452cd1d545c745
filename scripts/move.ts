import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Config, readConfig } from '../api/app/config.ts';
import { StartError } from '../api/app/errors.ts';
import { usedMedia } from '../api/db/chapters.ts';
import { acquireDatabaseLock } from '../api/db/lock.ts';
import { moveRows, proofsIfMoved, type TableProof } from '../api/db/move-rows.ts';
import { openDatabase, openReadOnly } from '../api/db/open.ts';
import type { Db } from '../api/db/schema.ts';
import { type MediaStore, mediaName, openMediaStore } from '../api/media/media-store.ts';
import { openMedia } from '../api/media/open-media.ts';
import { runCommand } from './command.ts';

const usage =
	'Say where to: npm run move -- --to postgres://user:password@host/database, or from Postgres: npm run move -- --to ./data';

/** Copies at once: a bucket answers each slowly. */
const copiesAtOnce = 8;

/* Moves everything from SQLite to Postgres or back, with media. The server must be stopped; the source stays as it is. */
await runCommand(async () => {
	const [flag, to, ...more] = process.argv.slice(2);
	if (flag !== '--to' || !to || more.length > 0) throw new StartError(usage);
	await using resources = new AsyncDisposableStack();
	if (/^postgres(ql)?:/.test(to)) await moveToPostgres(resources, to);
	else await moveToFolder(resources, resolve(to));
});

async function moveToPostgres(resources: AsyncDisposableStack, url: string): Promise<void> {
	// What the nodes will be started with: the missing setting is named before anything is copied.
	const config = readConfig({ ...process.env, DATABASE_URL: url });
	const source = openFolder(resources, config.dataDir);
	const target = await openTarget(resources, url);
	const media = await openMedia(config);
	const moved = await proofsIfMoved(source, target);
	await moveMedia(source, await openMediaStore(join(config.dataDir, 'media'), { isShared: true }), media);
	printProof(moved ?? (await moveRows(source, target, 'postgres', printTable)));
	console.log(`Everything is in Postgres. ${config.dataDir} was only read: keep it until you are content.`);
	console.log('Start the nodes with DATABASE_URL.');
	if (!isSecretOf(config)) {
		console.log('Devices stay logged in if JWT_SECRET is what the file jwt-secret in DATA_DIR contains.');
	}
}

async function moveToFolder(resources: AsyncDisposableStack, folder: string): Promise<void> {
	const config = readConfig(process.env);
	if (config.databaseUrl === null) throw new StartError('DATABASE_URL must name the database to move from.');
	const source = await connect(resources, config.databaseUrl);
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const { db: target, close } = await openDatabase(join(folder, 'everbranch.db'));
	resources.defer(close);
	const moved = await proofsIfMoved(source, target);
	await moveMedia(source, await openMedia(config), await openMediaStore(join(folder, 'media')));
	printProof(moved ?? (await moveRows(source, target, 'sqlite', printTable)));
	console.log(
		`Everything is in ${folder}. The database and its media were only read: keep them until you are content.`,
	);
	console.log(
		`Start the server with DATA_DIR=${folder}, the same JWT_SECRET, and without DATABASE_URL, S3_… and MEDIA_SHARED_DIR.`,
	);
}

function openFolder(resources: AsyncDisposableStack, folder: string): Db {
	const file = join(folder, 'everbranch.db');
	if (!existsSync(file))
		throw new StartError(`There is no database in ${folder}: DATA_DIR must name the folder to move from.`);
	const lock = acquireDatabaseLock(file);
	if (!lock) throw new StartError(`A server uses ${file}. Stop it first.`);
	resources.defer(() => lock.release());
	const { db, close } = openReadOnly(file);
	resources.defer(close);
	return db;
}

async function openTarget(resources: AsyncDisposableStack, url: string): Promise<Db> {
	const target = await connect(resources, url);
	const { openPostgres } = await import('../api/db/postgres.ts');
	const { close } = await openPostgres(url);
	await close();
	return target;
}

/** Throws StartError if nodes are connected. */
async function connect(resources: AsyncDisposableStack, url: string): Promise<Db> {
	const { connectToPostgres, countNodes } = await import('../api/db/postgres.ts');
	const db = connectToPostgres(url, 'move');
	resources.defer(() => db.destroy());
	if ((await countNodes(db)) > 0) throw new StartError('A server uses the database. Stop all nodes first.');
	return db;
}

/** Copies the media that rows refer to and that are not there yet, and checks the hash of each, which is its name. */
async function moveMedia(db: Db, source: MediaStore, target: MediaStore): Promise<void> {
	const counts = { copied: 0, there: 0, missing: 0 };
	const names = await usedMedia(db);
	const rest = names.values();
	const copyRest = async () => {
		for (const name of rest) {
			counts[await copyFile(name, source, target)]++;
			const done = counts.copied + counts.there + counts.missing;
			if (done % 1000 === 0) console.log(`${done} of ${names.length} pictures and narrations …`);
		}
	};
	await Promise.all(Array.from({ length: copiesAtOnce }, copyRest));
	console.log(
		`Pictures and narrations: ${counts.copied} copied, ${counts.there} there already, each checked by its hash.` +
			(counts.missing > 0 ? ` ${counts.missing} are missing or damaged: the server makes them again.` : ''),
	);
}

async function copyFile(name: string, source: MediaStore, target: MediaStore): Promise<'copied' | 'there' | 'missing'> {
	if (await target.has(name)) return 'there';
	const file = await source.read(name);
	const bytes = file && (await buffer(await file.stream(0, file.size - 1)));
	const extension = name.endsWith('.mp3') ? 'mp3' : 'webp';
	if (!bytes || mediaName(bytes, extension) !== name) return 'missing';
	await target.put(bytes, extension);
	return 'copied';
}

function printTable({ table, rows }: TableProof): void {
	if (rows > 0) console.log(`${table}: ${rows} rows`);
}

function printProof(proofs: readonly TableProof[]): void {
	const rows = proofs.reduce((sum, proof) => sum + proof.rows, 0);
	const hash = createHash('sha256').update(
		proofs.map((proof) => `${proof.table} ${proof.rows} ${proof.hash}`).join('\n'),
	);
	console.log(`${rows} rows in ${proofs.length} tables were counted and hashed on both sides, and are equal.`);
	console.log(`Proof: ${hash.digest('hex')}`);
}

function isSecretOf({ dataDir, jwtSecret }: Config): boolean {
	const file = join(dataDir, 'jwt-secret');
	return !existsSync(file) || readFileSync(file, 'utf8').trim() === jwtSecret;
}
