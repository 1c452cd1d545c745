import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../db/open.ts';
import { openMediaStore } from '../../media/media-store.ts';
import { type BackupMade, backUp, type Place } from '../back-up.ts';

export type DataFolder = Place & {
	/** Keeps a word in the database. */
	write(word: string): Promise<void>;
	/** All words in the database. */
	words(): Promise<string[]>;
	/** Keeps a picture, and gives its name. */
	draw(what: string): Promise<string>;
	/** A backup made in this thread without resting. `at`: so many seconds after the first one. */
	backUp(at?: number): Promise<BackupMade>;
};

const firstAt = Date.UTC(2026, 10, 21, 3);

/** A folder such as a server leaves when it stops, gone after the test. */
export async function dataFolder(): Promise<DataFolder> {
	const folder = mkdtempSync(join(tmpdir(), 'everbranch-backup-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const place = { dataDir: join(folder, 'data'), backupDir: join(folder, 'backups') };
	const media = await openMediaStore(join(place.dataDir, 'media'));
	await (await open()).close();

	function open(): Promise<OpenDatabase> {
		return openDatabase(join(place.dataDir, 'everbranch.db'));
	}
	return {
		...place,
		async write(word) {
			const { db, close } = await open();
			await db.insertInto('setting').values({ key: word, value: word }).execute();
			await close();
		},
		async words() {
			const { db, close } = await open();
			const rows = await db.selectFrom('setting').select('value').orderBy('key').execute();
			await close();
			return rows.map(({ value }) => value);
		},
		draw: (what) => media.put(new TextEncoder().encode(what), 'webp'),
		backUp: (at = 0) => backUp(place, { at: firstAt + at * 1000, rest: () => {} }),
	};
}

/** Every file below a folder with its hash, but what only locks. */
export function filesOf(folder: string): Record<string, string> {
	const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
	const files = paths.filter((path) => !/\.lock(-journal)?$/.test(path) && statSync(join(folder, path)).isFile());
	return Object.fromEntries(
		files.map((path) => [
			path,
			createHash('sha256')
				.update(readFileSync(join(folder, path)))
				.digest('hex'),
		]),
	);
}
