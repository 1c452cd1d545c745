import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../open.ts';

let template: Promise<Buffer> | undefined;

/**
 * Writes a database with all tables and no rows to `file`, where nothing may be yet. The migrations run once for each process:
 * they take four fifths of the time in which a new file is opened. The first to open the file gives it its epoch.
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
		// Two databases with the same one would count their changes alike.
		await sql`delete from change_epoch`.execute(db);
		await close();
		return readFileSync(file);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
