import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Acknowledged } from './acknowledged.ts';

/** The acknowledged data that is missing in a data folder, as messages. A server may be using the folder. */
export function findLosses(folder: string, promises: Acknowledged): string[] {
	const sqlite = new Database(join(folder, 'everbranch.db'), { readonly: true });
	try {
		return [
			...findDamage(sqlite),
			...findDuplicates(sqlite),
			...findMissing(sqlite, promises),
			...findLostMedia(folder, promises),
		];
	} finally {
		sqlite.close();
	}
}

/** Jobs, stories and pictures that are unfinished on an idle server, as messages. */
export function findStuckWork(folder: string): string[] {
	const sqlite = new Database(join(folder, 'everbranch.db'), { readonly: true });
	const jobs = sqlite.prepare(`select kind || ' job ' || id || ' is left' from job`);
	const stories = sqlite.prepare(
		`select 'story ' || id || ' is ' || status from story where status not in ('in-progress', 'completed')`,
	);
	const bare = sqlite.prepare(`select 'chapter ' || id || ' has no picture' from chapter where images is null`);
	const stuck = [jobs, stories, bare].flatMap((query) => query.pluck().all() as string[]);
	sqlite.close();
	return stuck;
}

function findDamage(sqlite: Database.Database): string[] {
	const verdict = sqlite.pragma('integrity_check', { simple: true });
	const astray = sqlite.pragma('foreign_key_check') as unknown[];
	return [
		...(verdict === 'ok' ? [] : [`The database is damaged: ${verdict}`]),
		...astray.map((row) => JSON.stringify(row)),
	];
}

function findDuplicates(sqlite: Database.Database): string[] {
	const once = {
		story: 'asked_by, request_id',
		chapter: `story_id, coalesce(parent_id, ''), coalesce(choice_index, -1)`,
		payment: 'session_id',
		narration: 'chapter_id, voice',
	};
	return Object.entries(once).flatMap(([table, what]) => {
		const doubles = sqlite.prepare(`select ${what} from ${table} group by ${what} having count(*) > 1`).all();
		return doubles.map((row) => `A ${table} is there twice: ${JSON.stringify(row)}`);
	});
}

function findMissing(sqlite: Database.Database, promises: Acknowledged): string[] {
	const { stories, deleted, maybeDeleted, chapters, narrations, children, payments, names } = promises;
	const all = (sql: string) => sqlite.prepare(sql).pluck().all() as string[];
	const there = new Set(all('select id from story'));
	const accounts = new Map(sqlite.prepare('select id, name from account').raw().all() as [string, string][]);
	const paid = new Set(all('select session_id from payment'));
	const texts = new Map(sqlite.prepare('select id, content from chapter').raw().all() as [string, string][]);
	const spoken = new Map(
		sqlite.prepare('select chapter_id, media_name from narration').raw().all() as [string, string][],
	);
	const stays = ({ storyId }: { storyId: string }) => !maybeDeleted.has(storyId);
	return [
		...[...stories.keys()].filter((id) => !maybeDeleted.has(id) && !there.has(id)).map((id) => `Lost: story ${id}`),
		...[...deleted].filter((id) => there.has(id)).map((id) => `Came back: story ${id}`),
		...[...chapters]
			.filter(([id, chapter]) => stays(chapter) && texts.get(id) !== chapter.content)
			.map(([id]) => `Lost: chapter ${id}`),
		...[...narrations]
			.filter(([id, narration]) => stays(narration) && spoken.get(id) !== narration.file)
			.map(([id]) => `Lost: the narration of ${id}`),
		...[...children].filter((id) => !accounts.has(id)).map((id) => `Lost: child ${id}`),
		...[...payments].filter((id) => !paid.has(id)).map((id) => `Lost: payment ${id}`),
		...(payments.size === 0 || all('select id from account where has_lifetime_access = 1').length === 1
			? []
			: ['Lost: the access that was paid for']),
		...([...accounts.values()].some((name) => names.includes(name)) ? [] : [`Lost: the name ${names[0]}`]),
	];
}

function findLostMedia(folder: string, { narrations, maybeDeleted }: Acknowledged): string[] {
	const files = [...narrations.values()].filter(({ storyId }) => !maybeDeleted.has(storyId)).map(({ file }) => file);
	return files.filter((file) => !isWhole(join(folder, 'media', file.slice(0, 2), file), file)).map((f) => `Lost: ${f}`);
}

function isWhole(path: string, name: string): boolean {
	try {
		return name.startsWith(createHash('sha256').update(readFileSync(path)).digest('hex'));
	} catch {
		return false;
	}
}
