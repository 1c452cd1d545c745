import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFirstAdmin } from './accounts/first-admin.ts';
import { createPasswords } from './accounts/passwords.ts';
import { keepCaughtUp } from './accounts/payment/catch-up.ts';
import { createTokens, keptSecret } from './accounts/tokens.ts';
import { whoAsks } from './accounts/who-asks.ts';
import { createApp } from './app.ts';
import { backUp } from './backup/back-up.ts';
import { createBackups } from './backup/backups.ts';
import { finishBrokenRestore } from './backup/restore.ts';
import type { Config } from './config.ts';
import { hasAccounts } from './db/accounts.ts';
import { releaseUnanswered } from './db/idempotency.ts';
import { openDatabase } from './db/open.ts';
import type { Db } from './db/schema.ts';
import { savedTextModel } from './db/settings.ts';
import { storyOfRequest } from './db/stories.ts';
import { keepTidy } from './keep-tidy.ts';
import { createServer, listen, stopListening } from './listen.ts';
import { everyMaker } from './makers/every-maker.ts';
import type { Makers } from './makers/makers.ts';
import { openMediaStore } from './media/media-store.ts';
import { removeUnused } from './media/media-use.ts';
import { createRealtime } from './realtime.ts';
import { dataHeaders } from './routes/headers.ts';
import { createDialLimit } from './routes/rate-limits.ts';
import { StartError } from './start-error.ts';
import { createQueue } from './stories/queue.ts';
import { keepTold } from './tell-changes.ts';

const patienceAtStop = 10_000;

export type Running = {
	/** Where it listens, which differs from the configured port when that is 0. */
	port: number;
	makers: Makers;
	/** Lets go of everything, what was begun last first: no new work, then no connections, then no database. */
	stop(): Promise<void>;
};

/**
 * Starts the whole server. `screens` is the folder of the built app; `makersFor` gives the makers that the configuration asks for.
 * Throws StartError for whatever the person at the terminal can mend, and then holds on to nothing.
 */
export async function start(
	config: Config,
	makersFor: (config: Config, db: Db) => Makers | Promise<Makers>,
	screens?: string,
	now: () => number = Date.now,
): Promise<Running> {
	const held = new AsyncDisposableStack();
	try {
		const { port, makers } = await startHolding(held, config, makersFor, screens, now);
		return { port, makers, stop: () => held.disposeAsync() };
	} catch (error) {
		await held.disposeAsync();
		throw error;
	}
}

async function startHolding(
	held: AsyncDisposableStack,
	config: Config,
	makersFor: (config: Config, db: Db) => Makers | Promise<Makers>,
	screens: string | undefined,
	now: () => number,
): Promise<Pick<Running, 'port' | 'makers'>> {
	await makeFolder(config.dataDir);
	const tokens = await createTokens(config.jwtSecret ?? (await keptSecret(config.dataDir)), now);
	finishBrokenRestore(config.dataDir);
	const { db, close } = await openDatabase(join(config.dataDir, 'everbranch.db'), {
		beforeMigration: async () => void (await backUp(config, { at: now() })),
	});
	held.defer(close);
	const media = await openMediaStore(join(config.dataDir, 'media'));
	// What a killed or broken server kept for a story that is gone, or never came to be. Files beside a database that knows
	// nobody are no leftovers: it was lost, or moved away.
	if (await hasAccounts(db)) await removeUnused(db, media, await media.names());
	const makers = await makersFor(config, db);
	makers.choose(await savedTextModel(db));
	held.defer(async () => void (await Promise.all(everyMaker(makers).map((maker) => maker.close?.()))));

	const readerOf = whoAsks({ db, tokens, now });
	const realtime = createRealtime({
		publicUrl: config.publicUrl,
		readerOf: (token) => readerOf('api', token),
		mayDial: createDialLimit(config),
		positionsFor: (accountId) => queue.positionsFor(accountId),
		readableStory: (accountId, requestId) => readableStoryOf(db, accountId, requestId),
		toldSoFar: (accountId, storyId) => queue.manuscripts.toldSoFar(accountId, storyId),
	});
	const { tell, hangUp } = realtime;
	const foundation = { config, db, media, makers, tokens, tell, hangUp, passwords: createPasswords(), now };
	const queue = createQueue(foundation);
	const backups = createBackups(config, foundation);
	held.defer(() => backups.stop());
	backups.keepNightly();
	const parts = { ...foundation, queue, backups };
	if (config.firstAdmin) await makeFirstAdmin(parts, config.firstAdmin);
	await releaseUnanswered(db);
	held.defer(await keepTidy(foundation));

	const server = createServer(config.tls, createApp(parts, screens).fetch);
	realtime.attach(server, dataHeaders(config.secure));
	const port = await listen(server, config);
	held.defer(() => stopListening(server, patienceAtStop));
	held.defer(() => realtime.close());
	held.defer(await keepTold(db, realtime));
	held.defer(() => queue.stop());
	held.defer(keepCaughtUp(parts));
	await queue.start();
	// A server in the house may have to load its model, which takes longer than anybody would wait for a chapter.
	makers.storyteller.warm?.();
	return { port, makers };
}

async function readableStoryOf(db: Db, accountId: string, requestId: string): Promise<string | null> {
	const story = await storyOfRequest(db, { accountId, familyId: accountId, role: 'parent' }, requestId);
	return story?.status === 'in-progress' || story?.status === 'completed' ? story.id : null;
}

async function makeFolder(folder: string): Promise<void> {
	await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause: NodeJS.ErrnoException) => {
		throw new StartError(`DATA_DIR ${folder} cannot be made (${cause.code}).`, { cause });
	});
}
