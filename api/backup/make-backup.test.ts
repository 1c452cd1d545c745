import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { retentionDays } from '../../shared/policies/retention.ts';
import { StartError } from '../app/errors.ts';
import { mediaPath } from '../media/media-store.ts';
import { backupName } from './archive.ts';
import { readArchive } from './archive-reader.ts';
import { countDamagedBackups, listBackups, maxBackups, quarantineDamaged } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';
import { dataFolder } from './testing/data-folder.ts';

const namesIn = (folder: string) => readdirSync(folder).filter((name) => name !== '.lock');

describe('a backup', () => {
	it('is one file with the database and all media, named by its time', async () => {
		const data = await dataFolder();
		await data.write('lantern');
		const names = [await data.addPicture('a dragon'), await data.addPicture('a fox')];
		const made = await data.backUp();
		expect(made).toMatchObject({ madeAt: '2026-11-21T03:00:00.000Z', media: 2, damaged: [] });
		expect(namesIn(data.backupDir)).toEqual(['everbranch-2026-11-21T03-00-00.000Z.tar']);
		expect(made.bytes).toBe(readFileSync(made.path).length);
		const { files } = await readArchive(made.path);
		expect(files.map(({ name }) => name)).toEqual(['everbranch.db', ...names.sort().map((name) => `media/${name}`)]);
	});

	it('leaves out a corrupted picture, and names it', async () => {
		const data = await dataFolder();
		const name = await data.addPicture('a dragon');
		writeFileSync(mediaPath(join(data.dataDir, 'media'), name), 'a drag0n');
		const made = await data.backUp();
		expect([made.media, made.damaged]).toEqual([0, [name]]);
	});

	it('of a damaged database is refused, and earlier backups stay', async () => {
		const data = await dataFolder();
		for (let number = 0; number < 20; number++) await data.write(`${number} ${'x'.repeat(3000)}`);
		const { path } = await data.backUp();
		const file = join(data.dataDir, 'everbranch.db');
		const bytes = readFileSync(file);
		bytes.fill(0xff, bytes.length - 20_000);
		writeFileSync(file, bytes);
		await expect(data.backUp(1)).rejects.toThrow(StartError);
		expect(namesIn(data.backupDir).map((name) => join(data.backupDir, name))).toEqual([path]);
	});

	it('that fails has a readable reason and leaves no partial file', async () => {
		const data = await dataFolder();
		const nowhere = { ...data, dataDir: join(data.dataDir, 'nowhere') };
		await expect(makeBackup(nowhere, { at: 0 })).rejects.toThrow('There is nothing to back up');
		mkdirSync(data.backupDir);
		writeFileSync(join(data.backupDir, 'a-file'), '');
		const inFile = { ...data, backupDir: join(data.backupDir, 'a-file') };
		await expect(makeBackup(inFile, { at: 0 })).rejects.toThrow('cannot be made');
		const throttle = () => {
			throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
		};
		await expect(makeBackup(data, { at: 0, throttle })).rejects.toThrow('the disk is full');
		expect(namesIn(data.backupDir)).toEqual(['a-file']);
	});

	it('is refused while another is being made', async () => {
		const data = await dataFolder();
		const [first, second] = await Promise.allSettled([data.backUp(), data.backUp(1)]);
		expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
		expect(String((second as PromiseRejectedResult).reason)).toContain('being made already');
	});
});

describe('the backups that are kept', () => {
	it(`are the newest ${maxBackups} intact ones, without unfinished ones`, async () => {
		const data = await dataFolder();
		const { path: first } = await data.backUp();
		const night = (at: number) => join(data.backupDir, backupName(Date.UTC(2026, 10, 21, 3, 0, at)));
		for (let at = 1; at < maxBackups; at++) copyFileSync(first, night(at));
		truncateSync(night(5), 5000);
		mkdirSync(join(data.backupDir, '.unfinished-folder'));
		writeFileSync(join(data.backupDir, '.unfinished-file'), 'half');
		writeFileSync(join(data.backupDir, 'notes.txt'), 'my own');
		// One is truncated, so the oldest still counts.
		await data.backUp(100);
		expect(await listBackups(data.backupDir)).toHaveLength(maxBackups);
		expect(existsSync(first)).toBe(true);
		await data.backUp(101);
		expect(await listBackups(data.backupDir)).toHaveLength(maxBackups);
		expect([existsSync(first), existsSync(night(1)), existsSync(night(5))]).toEqual([false, true, true]);
		for (let at = 102; at < 107; at++) copyFileSync(night(1), night(at));
		await data.backUp(107);
		expect(namesIn(data.backupDir)).toHaveLength(maxBackups + 1);
		expect([existsSync(night(5)), existsSync(night(6))]).toEqual([false, false]);
	});

	it('include none older than the privacy policy promises, even after weeks without a backup', async () => {
		const data = await dataFolder();
		await data.backUp();
		const day = 24 * 60 * 60;
		await data.backUp(20 * day);
		expect(await listBackups(data.backupDir)).toHaveLength(2);
		await data.backUp((retentionDays.backups + 1) * day);
		expect(await listBackups(data.backupDir)).toHaveLength(2);
	});

	it('exclude one with a single changed byte, once all are verified again', async () => {
		const data = await dataFolder();
		await data.addPicture('a dragon');
		const { path } = await data.backUp();
		const { path: other } = await data.backUp(1);
		const bytes = readFileSync(path);
		bytes[5000]! ^= 1;
		writeFileSync(path, bytes);
		await quarantineDamaged(data.backupDir, () => {});
		expect((await listBackups(data.backupDir)).map(({ madeAt }) => madeAt)).toEqual(['2026-11-21T03:00:01.000Z']);
		expect(await countDamagedBackups(data.backupDir)).toBe(1);
		for (let at = 2; at < 1 + maxBackups; at++) {
			copyFileSync(other, join(data.backupDir, backupName(Date.UTC(2026, 10, 21, 3, 0, at))));
		}
		await data.backUp(100);
		expect(await countDamagedBackups(data.backupDir)).toBe(0);
	});
});

describe('reading a backup', () => {
	it('detects a change of any byte except in the empty blocks at the end', async () => {
		const data = await dataFolder();
		await data.addPicture('a dragon');
		const { path, bytes: length } = await data.backUp();
		const whole = readFileSync(path);
		const changed = join(data.backupDir, 'changed.tar');
		const places = [...Array(60).keys()].map((turn) => Math.floor(((length - 2048) * turn) / 60));
		for (const place of places) {
			const bytes = Buffer.from(whole);
			bytes[place]! ^= 0x10;
			writeFileSync(changed, bytes);
			await expect(readArchive(changed), `byte ${place}`).rejects.toThrow('is no whole backup');
		}
	});

	it('refuses a truncated backup, and a file that is none', async () => {
		const data = await dataFolder();
		const { path, bytes } = await data.backUp();
		const whole = readFileSync(path);
		for (const length of [0, 100, 512, 2048, 10_000, bytes - 512, bytes - 1]) {
			writeFileSync(path, whole.subarray(0, length));
			await expect(readArchive(path), `${length} bytes`).rejects.toThrow('is no whole backup');
		}
		writeFileSync(path, randomBytes(10_000));
		await expect(readArchive(path)).rejects.toThrow('is no whole backup');
	});
});
