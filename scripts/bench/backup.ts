import { createHash, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../api/db/open.ts';
import { mediaPath } from '../../api/media/media-store.ts';
import type { BackupStatus } from '../../shared/contract/admin.ts';
import type { Session } from '../../shared/contract/user.ts';
import type { Delays } from './event-loop.ts';
import { type Figure, median, quantile, timed } from './figures.ts';
import { register, type Server, startServer, storyInput } from './server.ts';

export const title = 'a backup of a data folder of 1 GB, while families read and write';

const ada = { email: 'ada@example.com', password: 'ada-has-a-longer-key' };
const mediaBytes = 900 * 2 ** 20;
const fileBytes = 300 * 1024;
const databaseBytes = 124 * 2 ** 20;
const turns = 3;
/** The number of concurrent families, and the pause between their calls in milliseconds. */
const families = 6;
const pause = 10;

type Load = { reads: number[]; writes: number[]; delays: Delays };

/** The same load with and without a backup, in turn, under the same conditions. */
export async function measure(): Promise<Figure[]> {
	const env = { ADMIN_EMAIL: ada.email, ADMIN_PASSWORD: ada.password, IMAGE_PROVIDER: 'built-in', LOOK_AHEAD: '0' };
	await using server = await startServer(env);
	await fill(server.folder);
	const admin = await server.ask<Session>('POST', '/api/auth/login', undefined, ada);
	const readers = await Promise.all(Array.from({ length: families }, (_, n) => family(server, `Rosa${n}`)));
	await loaded(server, readers, () => sleep(5000));
	const idle: Load[] = [];
	const busy: Load[] = [];
	const seconds: number[] = [];
	for (let turn = 0; turn < turns; turn++) {
		const { ms, result } = await timed(() => loaded(server, readers, () => backedUp(server, admin)));
		busy.push(result);
		seconds.push(ms / 1000);
		idle.push(await loaded(server, readers, () => sleep(ms)));
	}
	const { last } = await server.ask<BackupStatus>('GET', '/api/admin/backups', admin);
	return figuresOf(idle, busy, seconds, last!.bytes);
}

function figuresOf(idle: Load[], busy: Load[], seconds: number[], bytes: number): Figure[] {
	const longest = (loads: Load[]) => Math.max(...loads.map(({ delays }) => delays.max));
	const times = (kind: 'reads' | 'writes', share: number): Figure => ({
		what: `${kind === 'reads' ? 'GET /api/stories' : 'PUT /api/users/profile'}, ${share === 0.5 ? 'median' : '99th of 100'}`,
		value: quantile(
			busy.flatMap((load) => load[kind]),
			share,
		),
		unit: 'ms',
		than: {
			what: 'without',
			value: quantile(
				idle.flatMap((load) => load[kind]),
				share,
			),
		},
	});
	return [
		{ what: 'size of the backup', value: bytes / 2 ** 20, unit: 'MB' },
		{ what: 'until it is made, read back and named', value: median(seconds), unit: 's' },
		{
			what: 'event loop held, longest of all turns',
			value: longest(busy),
			unit: 'ms',
			than: { what: 'without', value: longest(idle) },
			limit: { most: 50 },
		},
		...(['reads', 'writes'] as const).flatMap((kind) => [times(kind, 0.5), times(kind, 0.99)]),
	];
}

/** Pictures of random bytes, and a database with the text of a large library. */
async function fill(folder: string): Promise<void> {
	for (let number = 0; number < mediaBytes / fileBytes; number++) {
		const bytes = randomBytes(fileBytes);
		const path = mediaPath(join(folder, 'media'), `${createHash('sha256').update(bytes).digest('hex')}.webp`);
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, bytes);
	}
	const { db, close } = await openDatabase(join(folder, 'everbranch.db'), { exclusive: false });
	const value = 'Once upon a time there was a lantern. '.repeat(2000);
	for (let number = 0; number < databaseBytes / value.length; number++) {
		await db
			.insertInto('setting')
			.values({ key: `filling ${number}`, value })
			.execute();
	}
	await close();
}

async function family(server: Server, name: string): Promise<Session> {
	const rosa = await register(server, name);
	for (let number = 0; number < 5; number++) await server.ask('POST', '/api/stories', rosa, storyInput());
	return rosa;
}

async function backedUp(server: Server, admin: Session): Promise<void> {
	let state = await server.ask<BackupStatus>('POST', '/api/admin/backups', admin, {});
	while (state.making) {
		await sleep(100);
		state = await server.ask<BackupStatus>('GET', '/api/admin/backups', admin);
	}
	if (state.failed) throw new Error(state.failed);
}

/** The latencies that families see while the work lasts: each reads its list and saves a change, in turn. */
async function loaded(server: Server, readers: readonly Session[], work: () => Promise<unknown>): Promise<Load> {
	const load: Omit<Load, 'delays'> = { reads: [], writes: [] };
	let over = false;
	await server.delays();
	const callers = readers.map(async (rosa) => {
		for (let age = 30; !over; age = age === 60 ? 30 : age + 1) {
			load.reads.push((await timed(() => server.ask('GET', '/api/stories', rosa))).ms);
			const profile = { name: rosa.user.profile.name, age };
			load.writes.push((await timed(() => server.ask('PUT', '/api/users/profile', rosa, { profile }))).ms);
			await sleep(pause);
		}
	});
	await work();
	over = true;
	await Promise.all(callers);
	return { ...load, delays: await server.delays() };
}
