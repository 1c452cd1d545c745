import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { movedTables } from '../../../api/db/move-rows.ts';
import { openReadOnly } from '../../../api/db/open.ts';
import { connectToPostgres } from '../../../api/db/postgres.ts';
import { countAllRows, databaseBytes, postgresActivity } from '../../../api/db/testing/activity.ts';
import type { NextChapter } from '../../../shared/contract/stories.ts';
import type { Story } from '../../../shared/contract/story.ts';
import type { Changes } from '../../../shared/contract/sync.ts';
import type { Session } from '../../../shared/contract/user.ts';
import type { Figure } from '../figures.ts';
import { register, type Server, startServer, storyInput, untilDrawn } from '../server.ts';
import { type BenchPostgres, nodeSettings } from './postgres.ts';

const families = 4;
const choices = 3;
const secret = 'a secret of this bench, and of no other server';
/** Milliseconds until what follows a request, such as usage, is written. */
const settling = 3_000;
/** Milliseconds within which a picture is drawn. */
const drawing = 4_000;

type Cost = { rows: number; database: number; media: number };

/**
 * What an evening of an active family costs: a new story, three choices, each chapter drawn and heard, and after each a sync of a
 * second device. With the built-in makers. Registration is not counted.
 */
export async function unitCosts(postgres: BenchPostgres): Promise<Figure[]> {
	const onSqlite = await costOnSqlite();
	const onPostgres = await costOnPostgres(postgres);
	const each = (what: string, value: number, unit: Figure['unit'] = ''): Figure => ({
		what,
		value: value / families,
		unit,
	});
	return [
		each('an evening of a family: rows on SQLite', onSqlite.rows),
		each('· database', onSqlite.database / 1000, 'KB'),
		each('· media', onSqlite.media / 1000, 'KB'),
		each('· rows on Postgres', onPostgres.rows),
		each('· database on Postgres', onPostgres.database / 1000, 'KB'),
		each('· transactions on Postgres, reads too', onPostgres.transactions),
		each('· of them with a write', onPostgres.writes),
		each('· write-ahead log', onPostgres.wal / 1000, 'KB'),
		each('· notifications', onPostgres.notifications),
		{ what: 'connections of a node to Postgres', value: onPostgres.connections, unit: '' },
	];
}

async function costOnSqlite(): Promise<Cost> {
	await using server = await startServer({ JWT_SECRET: secret, LOOK_AHEAD: '0' });
	const sessions = await registerFamilies(server);
	const read = async () => {
		const { db, close } = openReadOnly(join(server.folder, 'everbranch.db'));
		try {
			return {
				rows: await countAllRows(db, Object.keys(movedTables)),
				database: await databaseBytes(db),
				media: sizeOfFolder(join(server.folder, 'media')),
			};
		} finally {
			await close();
		}
	};
	const before = await read();
	await spendEvening(server, sessions);
	return difference(await read(), before);
}

async function costOnPostgres(postgres: BenchPostgres) {
	const url = await postgres.newDatabase();
	const folder = join(postgres.folder, 'evening');
	await using server = await startServer({ JWT_SECRET: secret, LOOK_AHEAD: '0', ...nodeSettings(url, folder) });
	const sessions = await registerFamilies(server);
	const db = connectToPostgres(url, 'bench');
	const activity = await postgresActivity(url, db);
	try {
		const read = async () => ({
			...(await activity.read()),
			rows: await countAllRows(db, Object.keys(movedTables)),
			media: sizeOfFolder(join(folder, 'media')),
		});
		const before = await read();
		await spendEvening(server, sessions);
		const after = await read();
		return { ...difference(after, before), connections: after.connections };
	} finally {
		await activity.close();
		await db.destroy();
	}
}

function registerFamilies(server: Server): Promise<Session[]> {
	return Promise.all(Array.from({ length: families }, (_, number) => register(server, `Parent${number}`)));
}

async function spendEvening(server: Server, sessions: readonly Session[]): Promise<void> {
	for (const session of sessions) await tellStory(server, session);
	await sleep(settling);
}

async function tellStory(server: Server, session: Session): Promise<void> {
	const { _id } = await server.ask<{ _id: string }>('POST', '/api/stories', session, storyInput());
	// A device is told by its socket, and does not ask over and over.
	await sleep(drawing);
	await untilDrawn(server, session);
	let { cursor } = await server.ask<Changes>('GET', '/api/sync', session);
	const [first] = (await server.ask<Story>('GET', `/api/stories/${_id}`, session)).nodes;
	let chapter = first!;
	for (let choice = 0; ; choice++) {
		const narration = { text: chapter.content, voice: 'sage', storyId: _id, nodeId: chapter._id };
		await server.ask('POST', '/api/tts', session, narration);
		({ cursor } = await server.ask<Changes>('GET', `/api/sync?cursor=${cursor}`, session));
		if (choice === choices || chapter.choices.length === 0) return;
		const chosen = { nodeId: chapter._id, choiceIndex: 0 };
		const answer = await server.ask<NextChapter>('POST', `/api/stories/${_id}/generate`, session, chosen);
		chapter = answer.newNode;
	}
}

function difference<Numbers extends Record<string, number>>(after: Numbers, before: Numbers): Numbers {
	return Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - before[name]!])) as Numbers;
}

function sizeOfFolder(folder: string): number {
	const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
	return paths
		.map((path) => statSync(join(folder, path)))
		.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
}
