import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../open.ts';

let template: Promise<Buffer> | undefined;

/**
 * Writes an empty migrated database to `file`, which must not exist. Migrations run once per process: they take four fifths of
 * the time to open a new file. The first opening sets the epoch.
 */
export async function writeNewDatabase(file: string): Promise<void> {
	template ??= makeTemplate();
	writeFileSync(file, await template, { flag: 'wx' });
}

async function makeTemplate(): Promise<Buffer> {
	const folder = mkdtempSync(join(tmpdir(), 'everbranch-template-'));
	try {
		const file = join(folder, 'everbranch.db');
		const { db, close } = await openDatabase(file, { exclusive: false });
		// Copies must not share an epoch.
		await sql`delete from change_epoch`.execute(db);
		await close();
		return readFileSync(file);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
