import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../db/migrate.ts';
import * as firstTables from '../db/migrations/001-first-tables.ts';
import type { Schema } from '../db/schema.ts';
import { TransactionalSqliteDialect } from '../db/sqlite.ts';
import { type RestoreStep, restore, restoreSteps, rollBackInterruptedRestore, undoRestore } from './restore.ts';
import { commitRestore, copyRetention, moveAside, moveIn, removeOldCopies } from './restore-point.ts';
import { type DataFolder, dataFolder, filesOf } from './testing/data-folder.ts';
import { hashOf, type Part, writeForged } from './testing/forged.ts';

/** A folder with an earlier backup and later changes. */
async function yesterdayAndToday(): Promise<DataFolder & { file: string; dragon: string; fox: string }> {
	const data = await dataFolder();
	await data.write('yesterday');
	const dragon = await data.addPicture('a dragon');
	const { path: file } = await data.backUp();
	await data.write('today');
	const fox = await data.addPicture('a fox');
	return { ...data, file, dragon, fox };
}

const pictures = ({ dataDir }: DataFolder) =>
	readdirSync(join(dataDir, 'media'), { recursive: true, encoding: 'utf8' })
		.filter((path) => path.endsWith('.webp'))
		.map((path) => path.slice(3));

describe('a restore', () => {
	it('restores the backup, and keeps the replaced data for an undo', async () => {
		const data = await yesterdayAndToday();
		const before = filesOf(data.dataDir);
		const seen: RestoreStep[] = [];
		const { manifest } = await restore(data.dataDir, data.file, (step) => seen.push(step));
		expect([manifest.madeAt, seen]).toEqual(['2026-11-21T03:00:00.000Z', [...restoreSteps]]);
		expect(await data.words()).toEqual(['yesterday']);
		expect(pictures(data)).toEqual([data.dragon]);
		const { path } = await undoRestore(data, Date.now());
		expect(filesOf(data.dataDir)).toEqual(before);
		expect(await data.words()).toEqual(['today', 'yesterday']);
		await expect(undoRestore(data, Date.now())).rejects.toThrow('There is nothing to go back to');
		await restore(data.dataDir, path);
		expect(await data.words()).toEqual(['yesterday']);
	});

	it('can be undone as long as the replaced data is there', async () => {
		const data = await yesterdayAndToday();
		await restore(data.dataDir, data.file);
		utimesSync(join(data.dataDir, 'restore-point'), 0, 0);
		await undoRestore(data, Date.now());
		expect(await data.words()).toEqual(['today', 'yesterday']);
	});

	it('creates a missing data folder', async () => {
		const data = await yesterdayAndToday();
		rmSync(data.dataDir, { recursive: true });
		await restore(data.dataDir, data.file);
		expect(await data.words()).toEqual(['yesterday']);
		await expect(undoRestore(data, Date.now())).rejects.toThrow('There is nothing to go back to');
		expect(await data.words()).toEqual(['yesterday']);
	});

	it('restores a backup that an earlier version wrote', async () => {
		const data = await dataFolder();
		const file = join(data.dataDir, '..', 'earlier.tar');
		const packed = readFileSync(new URL('./testing/backup-of-version-0.1.0.tar.gz', import.meta.url));
		writeFileSync(file, gunzipSync(packed));
		await restore(data.dataDir, file);
		expect(await data.words()).toEqual(['yesterday']);
		expect(pictures(data)).toEqual([await data.addPicture('a dragon')]);
	});

	it('migrates a backup of an older version', async () => {
		const data = await yesterdayAndToday();
		const database = join(data.dataDir, 'everbranch.db');
		rmSync(database);
		const first = new Kysely<Schema>({
			dialect: new TransactionalSqliteDialect({ database: new Database(database) }),
		});
		await migrate(first, async () => {}, { '001-first-tables': firstTables });
		await first.destroy();
		const { path } = await data.backUp(5);
		await restore(data.dataDir, path);
		const restored = new Database(database, { readonly: true });
		expect(restored.prepare('select count(*) as count from audit').get()).toEqual({ count: 0 });
		restored.close();
	});

	it('S16 ends all sessions, as does its undo', async () => {
		const data = await dataFolder();
		await data.addAccount('ada');
		await data.logIn('ada');
		const { path } = await data.backUp();
		await restore(data.dataDir, path);
		expect([await data.accountIds(), await data.sessions()]).toEqual([['ada'], 0]);
		await data.logIn('ada');
		await undoRestore(data, Date.now());
		expect([await data.accountIds(), await data.sessions()]).toEqual([['ada'], 0]);
	});

	it('can be undone also when the replaced database is unreadable', async () => {
		const data = await yesterdayAndToday();
		const unreadable = 'a shopping list: milk, bread and cheese';
		writeFileSync(join(data.dataDir, 'everbranch.db'), unreadable);
		await restore(data.dataDir, data.file);
		await undoRestore(data, Date.now());
		expect(readFileSync(join(data.dataDir, 'everbranch.db'), 'utf8')).toBe(unreadable);
	});

	it('repeats the deletions that families made since', async () => {
		const data = await dataFolder();
		for (const id of ['ada', 'ben', 'cleo']) await data.addAccount(id);
		const { path } = await data.backUp();
		await data.deleteAccount('ben');
		expect((await restore(data.dataDir, path)).deletedAgain).toBe(1);
		expect(await data.accountIds()).toEqual(['ada', 'cleo']);
		const { path: later } = await data.backUp(5);
		await undoRestore(data, Date.now());
		await data.deleteAccount('cleo');
		expect((await restore(data.dataDir, later)).deletedAgain).toBe(1);
		expect(await data.accountIds()).toEqual(['ada']);
	});

	it('reports that deletions are unknown when the replaced database is unreadable', async () => {
		const data = await dataFolder();
		const { path } = await data.backUp();
		writeFileSync(join(data.dataDir, 'everbranch.db'), 'a shopping list: milk, bread and cheese');
		expect((await restore(data.dataDir, path)).deletedAgain).toBeNull();
	});

	it.each(restoreSteps)('that fails at the step “%s” leaves everything unchanged', async (fails) => {
		const data = await yesterdayAndToday();
		const before = filesOf(data.dataDir);
		const at = (step: RestoreStep) => {
			if (step === fails) throw new Error('the disk is full');
		};
		await expect(restore(data.dataDir, data.file, at)).rejects.toThrow('the disk is full');
		expect(filesOf(data.dataDir)).toEqual(before);
		expect(await data.words()).toEqual(['today', 'yesterday']);
		expect(readdirSync(data.dataDir).sort()).toEqual(['everbranch.db', 'everbranch.db.lock', 'media']);
	});

	it('of a backup that a newer version made is rolled back', async () => {
		const data = await yesterdayAndToday();
		await data.write('newer');
		const sqlite = new Database(join(data.dataDir, 'everbranch.db'));
		sqlite.prepare('insert into kysely_migration (name, timestamp) values (?, ?)').run('999-later', '2030-01-01');
		sqlite.close();
		const { path } = await data.backUp(5);
		await restore(data.dataDir, data.file);
		const before = filesOf(join(data.dataDir, 'media'));
		await expect(restore(data.dataDir, path)).rejects.toThrow('newer version of Everbranch (999-later)');
		expect(filesOf(join(data.dataDir, 'media'))).toEqual(before);
		expect(await data.words()).toEqual(['yesterday']);
	});

	it('is refused with a reason while a server runs, and changes nothing', async () => {
		const data = await yesterdayAndToday();
		const server = new Database(join(data.dataDir, 'everbranch.db.lock'));
		server.exec('begin exclusive');
		const before = filesOf(data.dataDir);
		const sentence = `A server uses ${data.dataDir}, and nothing can be put back under it. Stop it, restore, and start`;
		await expect(restore(data.dataDir, data.file)).rejects.toThrow(sentence);
		await expect(undoRestore(data, Date.now())).rejects.toThrow(sentence);
		server.close();
		expect(filesOf(data.dataDir)).toEqual(before);
	});

	it('works when the present database is unreadable', async () => {
		const data = await yesterdayAndToday();
		writeFileSync(join(data.dataDir, 'everbranch.db'), 'a shopping list: milk, bread and cheese');
		await restore(data.dataDir, data.file);
		expect(await data.words()).toEqual(['yesterday']);
	});

	it('is refused when the file does not exist', async () => {
		const data = await dataFolder();
		await expect(restore(data.dataDir, join(data.backupDir, 'none.tar'))).rejects.toThrow('There is no file');
	});
});

describe('copies of the data', () => {
	it('are removed after two weeks: the data that a restore replaced, and copies of earlier versions', async () => {
		const data = await yesterdayAndToday();
		await restore(data.dataDir, data.file);
		const point = join(data.dataDir, 'restore-point');
		const copy = join(data.dataDir, 'everbranch.db.before-005-answers-about');
		const notes = join(data.dataDir, 'my.db.before-christmas');
		for (const path of [copy, notes]) writeFileSync(path, 'old');
		for (const path of [point, copy, notes]) utimesSync(path, 1, 1);
		await removeOldCopies(data.dataDir, 1000 + copyRetention);
		expect([point, copy, notes].map(existsSync)).toEqual([true, true, true]);
		await removeOldCopies(data.dataDir, 1001 + copyRetention);
		expect([point, copy, notes].map(existsSync)).toEqual([false, false, true]);
		expect(await data.words()).toEqual(['yesterday']);
	});

	it('stay when their restore is not committed, however old they are', async () => {
		const data = await yesterdayAndToday();
		const before = filesOf(data.dataDir);
		moveAside(data.dataDir);
		await removeOldCopies(data.dataDir, statSync(join(data.dataDir, 'restore-point')).mtimeMs + 2 * copyRetention);
		expect(rollBackInterruptedRestore(data.dataDir)).toBe(true);
		expect(filesOf(data.dataDir)).toEqual(before);
	});
});

describe('a restore interrupted by a power failure', () => {
	it('is rolled back by the next start, after any of its moves', async () => {
		const data = await yesterdayAndToday();
		writeFileSync(join(data.dataDir, 'everbranch.db-wal'), '');
		const before = filesOf(data.dataDir);
		const moves = ['everbranch.db', 'everbranch.db-wal', 'media'];
		for (let made = 0; made <= moves.length; made++) {
			moveAside(data.dataDir);
			const point = join(data.dataDir, 'restore-point');
			// Only the moves made before the interruption.
			for (const part of moves.slice(made)) renameSync(join(point, part), join(data.dataDir, part));
			expect(rollBackInterruptedRestore(data.dataDir), `after ${made} moves`).toBe(true);
			expect(filesOf(data.dataDir), `after ${made} moves`).toEqual(before);
			expect(rollBackInterruptedRestore(data.dataDir)).toBe(false);
		}
	});

	it('is rolled back also when the new data were partly or fully in place', async () => {
		const data = await yesterdayAndToday();
		const before = filesOf(data.dataDir);
		for (const half of [false, true]) {
			const staging = join(data.dataDir, 'restoring');
			mkdirSync(join(staging, 'media'), { recursive: true });
			writeFileSync(join(staging, 'everbranch.db'), 'new');
			moveAside(data.dataDir);
			moveIn(data.dataDir, staging);
			if (half) rmSync(join(data.dataDir, 'media'), { recursive: true });
			expect(rollBackInterruptedRestore(data.dataDir)).toBe(true);
			expect(filesOf(data.dataDir)).toEqual(before);
		}
	});

	it('is kept once it was committed', async () => {
		const data = await yesterdayAndToday();
		const staging = join(data.dataDir, 'restoring');
		mkdirSync(join(staging, 'media'), { recursive: true });
		writeFileSync(join(staging, 'everbranch.db'), 'new');
		moveAside(data.dataDir);
		moveIn(data.dataDir, staging);
		commitRestore(data.dataDir);
		expect(rollBackInterruptedRestore(data.dataDir)).toBe(false);
		expect(readFileSync(join(data.dataDir, 'everbranch.db'), 'utf8')).toBe('new');
	});
});

describe('S43: a malicious backup file', () => {
	const dragon = Buffer.from('a dragon');
	const database = Buffer.from('no database, but nobody gets so far as to look');
	const first: Part = { name: 'everbranch.db', bytes: database };
	const picture: Part = { name: `media/${hashOf(dragon)}.webp`, bytes: dragon };
	const named = (name: string): Part[] => [first, { name, bytes: dragon }];
	/** With data that must stay. */
	function bareFolder(): { file: string; dataDir: string } {
		const folder = mkdtempSync(join(tmpdir(), 'everbranch-forged-'));
		onTestFinished(() => rmSync(folder, { recursive: true }));
		mkdirSync(join(folder, 'data'));
		writeFileSync(join(folder, 'data', 'kept.txt'), 'kept');
		return { file: join(folder, 'forged.tar'), dataDir: join(folder, 'data') };
	}
	const link = (type: string): Part[] => [
		first,
		{ ...picture, changeHeader: (header) => void header.write(type, 156) },
	];

	it.each<[string, Part[]]>([
		['a path that leads out', named('../../etc/cron.d/evil')],
		['a path that leads out from within', named(`media/../../${hashOf(dragon)}.webp`)],
		['an absolute path', named('/etc/passwd')],
		['a path of Windows', named('C:\\Windows\\evil.dll')],
		['a NUL in a name', named(`media/${hashOf(dragon)}.webp\0/../../evil`)],
		['a file of another kind', named(`media/${hashOf(dragon)}.exe`)],
		['the secret of the server', named('jwt-secret')],
		['a name that is not its content', named(`media/${'a'.repeat(64)}.webp`)],
		['a second database', [first, first]],
		['the same file twice', [first, picture, picture]],
		['no database', [picture]],
		['nothing', []],
		['a symbolic link', link('2')],
		['a hard link', link('1')],
		['a folder', link('5')],
		['a device', link('3')],
		['a longer name in another part', link('L')],
		['a path before the name', [first, { ...picture, changeHeader: (header) => void header.write('/etc', 345) }]],
		['a part that claims a terabyte', [first, { ...picture, claimedBytes: 2 ** 40 }]],
		[
			'a part that claims less than nothing',
			[first, { ...picture, changeHeader: (header) => void header.write('-1', 124) }],
		],
	])('with %s is refused before any of it is moved into place', async (_what, parts) => {
		const { file, dataDir } = bareFolder();
		writeForged(file, parts);
		await expect(restore(dataDir, file)).rejects.toThrow('is no whole backup of Everbranch');
		expect(filesOf(dirname(dataDir))).toEqual({
			'forged.tar': expect.any(String),
			'data/kept.txt': expect.any(String),
		});
		expect(existsSync(join(dataDir, 'restoring'))).toBe(false);
	});

	it('with a wrong or unreadable manifest is refused', async () => {
		const { file, dataDir } = bareFolder();
		for (const list of [{ format: 1, madeAt: '', files: [], damaged: [] }, { format: 2 }, null, [], 'x']) {
			writeForged(file, [first, picture], list ?? 'null');
			await expect(restore(dataDir, file)).rejects.toThrow('is no whole backup of Everbranch');
		}
	});

	it('that is valid but has no readable database is refused', async () => {
		const data = await dataFolder();
		const before = filesOf(data.dataDir);
		const file = join(data.dataDir, '..', 'forged.tar');
		writeForged(file, [first, picture]);
		await expect(restore(data.dataDir, file)).rejects.toThrow('its database is damaged');
		expect(filesOf(data.dataDir)).toEqual(before);
	});
});
