import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openDatabase } from '../../api/db/open.ts';
import type { Db } from '../../api/db/schema.ts';
import { inTransaction } from '../../api/db/transaction.ts';
import { mediaName, mediaPath } from '../../api/media/media-store.ts';
import { archiveHashes } from '../../api/testing/archive-hashes.ts';
import { insertBulkData } from './bulk-data.ts';
import { type Figure, timed } from './figures.ts';
import { families, fillFamilies, secret } from './load/families.ts';
import { nodeSettings, startPostgres } from './scale/postgres.ts';
import { runMove } from './scale/run-move.ts';
import { startServer } from './server.ts';

export const title = 'an installation of 1 GB is moved to Postgres with a shared folder, and back';

/** Bytes of a narration and of the three sizes of a picture: with the rows, 1 GB in all. */
const narrationBytes = 500_000;
const pictureBytes = { thumbnail: 20_000, medium: 110_000, large: 290_000 };
/** Accounts and stories without media, so that the rows have the share of a real installation. */
const rowsOnly = { users: 20_000, stories: 100_000 };

/** The archive of a family is compared before, in between and after. */
export async function measure(): Promise<Figure[]> {
	await using postgres = await startPostgres();
	const folder = await mkdtemp(join(postgres.folder, 'from-'));
	const back = join(postgres.folder, 'back');
	const [token] = (await fillFamilies(folder, families)) as [string];
	await insertBulkData(join(folder, 'everbranch.db'), rowsOnly);
	const media = await addMedia(folder);
	const archiveOf = async (settings: Readonly<Record<string, string>>) => {
		await using server = await startServer({ JWT_SECRET: secret, ...settings });
		return await archiveHashes(server.url, token);
	};
	const before = await archiveOf({ DATA_DIR: folder });
	const node = nodeSettings(await postgres.newDatabase(), postgres.folder);

	const there = await timed(() => runMove({ JWT_SECRET: secret, ...node, DATA_DIR: folder }, node.DATABASE_URL!));
	requireEqual(before, await archiveOf(node));
	const home = await timed(() => runMove({ JWT_SECRET: secret, ...node, DATA_DIR: folder }, back));
	requireEqual(before, await archiveOf({ DATA_DIR: back }));

	const { size } = await stat(join(folder, 'everbranch.db'));
	await rm(folder, { recursive: true });
	return [
		{ what: 'database file', value: size / 1e6, unit: 'MB' },
		{ what: `pictures and narrations, ${media.files} files`, value: media.bytes / 1e6, unit: 'MB' },
		{ what: 'to Postgres', value: there.ms / 1000, unit: 's' },
		{ what: 'back to SQLite', value: home.ms / 1000, unit: 's' },
		{ what: 'files in a family’s archive, equal each time', value: Object.keys(before).length, unit: '' },
	];
}

/** Gives each chapter of the families a picture and a narration of random bytes. */
async function addMedia(folder: string): Promise<{ files: number; bytes: number }> {
	const { db, close } = await openDatabase(join(folder, 'everbranch.db'));
	const sum = { files: 0, bytes: 0 };
	const put: Put = async (size, extension) => {
		const bytes = randomBytes(size);
		const name = mediaName(bytes, extension);
		const path = mediaPath(join(folder, 'media'), name);
		await mkdir(dirname(path), { recursive: true });
		// Unlike the store, without waiting for the disk.
		await writeFile(path, bytes);
		sum.files++;
		sum.bytes += size;
		return name;
	};
	try {
		const chapters = await db.selectFrom('chapter').select(['id', 'story_id']).execute();
		for (const { id, story_id } of chapters) await addMediaTo(db, id, story_id, put);
	} finally {
		await close();
	}
	return sum;
}

type Put = (size: number, extension: 'webp' | 'mp3') => Promise<string>;

async function addMediaTo(db: Db, chapterId: string, story_id: string, put: Put): Promise<void> {
	const images = {
		thumbnail: await put(pictureBytes.thumbnail, 'webp'),
		medium: await put(pictureBytes.medium, 'webp'),
		large: await put(pictureBytes.large, 'webp'),
	};
	const media_name = await put(narrationBytes, 'mp3');
	await inTransaction(db, async (trx) => {
		await trx
			.updateTable('chapter')
			.set({ images: JSON.stringify(images) })
			.where('id', '=', chapterId)
			.execute();
		const narration = { chapter_id: chapterId, voice: 'sage', narrator: 'built-in', media_name, seconds: 60 };
		const times = JSON.stringify({ sentences: [], words: [] });
		await trx
			.insertInto('narration')
			.values({ ...narration, times, created_at: Date.now() })
			.execute();
		const uses = [...Object.values(images), media_name].map((name) => ({ media_name: name, story_id }));
		await trx.insertInto('media_use').values(uses).execute();
	});
}

function requireEqual(before: object, after: object): void {
	if (!isDeepStrictEqual(before, after)) throw new Error('The archive of a family is another after the move');
}
