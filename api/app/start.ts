import { createAuthenticator } from '../accounts/authenticate.ts';
import { createFirstAdmin } from '../accounts/first-admin.ts';
import { createPasswords } from '../accounts/passwords.ts';
import { reconcilePayments } from '../accounts/payment/reconcile.ts';
import { createTokens, loadOrCreateSecret } from '../accounts/tokens.ts';
import { createBackups, noBackups } from '../backup/backups.ts';
import type { Cluster } from '../db/cluster.ts';
import { createLimitTables } from '../db/guess-tallies.ts';
import { releaseUnansweredKeys } from '../db/idempotency.ts';
import type { Db } from '../db/schema.ts';
import { savedTextModel } from '../db/settings.ts';
import { storyOfRequest } from '../db/stories.ts';
import type { Makers } from '../makers/makers.ts';
import { allMakers } from '../makers/makers.ts';
import { sweepMedia } from '../media/media-use.ts';
import { openMedia } from '../media/open-media.ts';
import { startMediaSweep } from '../media/sweep.ts';
import { startChangeNotifier, startClusterChangeNotifier } from '../realtime/change-notifier.ts';
import { createClusterAdapter } from '../realtime/cluster-adapter.ts';
import { createRealtime } from '../realtime/sockets.ts';
import { createConnectionLimit } from '../routes/rate-limits.ts';
import { apiHeaders } from '../routes/security-headers.ts';
import { createLocalDispatcher, type Dispatcher } from '../stories/queue/dispatcher.ts';
import { createQueue } from '../stories/queue/queue.ts';
import { createApp } from './app.ts';
import { startCleanup } from './cleanup.ts';
import type { Config } from './config.ts';
import type { Core } from './core.ts';
import { createServer, listen, stopListening } from './listen.ts';
import { logWarning } from './log.ts';
import { openData } from './open-data.ts';

const stopTimeout = 10_000;

export type RunningServer = {
	/** The port it listens on; differs from the configured one if that is 0. */
	port: number;
	makers: Makers;
	/** Releases all resources in reverse order: new work first, then connections, then the database. */
	stop(): Promise<void>;
};

/**
 * Starts the whole server. `appFolder`: the built app; `createMakers`: the makers for the configuration. Throws StartError for
 * what the operator can fix, and then holds no resources.
 */
export async function start(
	config: Config,
	createMakers: (config: Config, db: Db) => Makers | Promise<Makers>,
	appFolder?: string,
	now: () => number = Date.now,
): Promise<RunningServer> {
	const resources = new AsyncDisposableStack();
	try {
		const { port, makers } = await startWith(resources, config, createMakers, appFolder, now);
		return { port, makers, stop: () => resources.disposeAsync() };
	} catch (error) {
		await resources.disposeAsync();
		throw error;
	}
}

async function startWith(
	resources: AsyncDisposableStack,
	config: Config,
	createMakers: (config: Config, db: Db) => Makers | Promise<Makers>,
	appFolder: string | undefined,
	now: () => number,
): Promise<Pick<RunningServer, 'port' | 'makers'>> {
	const { db, onCommit, cluster, close } = await openData(config, { exclusive: true, now });
	resources.defer(close);
	const tokens = await createTokens(config.jwtSecret ?? (await loadOrCreateSecret(config.dataDir)), now);
	const media = await openMedia(config);
	if (config.s3 || cluster) resources.defer(startMediaSweep({ db, cluster, media, now }));
	else await sweepMedia(db, media, now(), false);
	const makers = await createMakers(config, db);
	await followTextModel({ db, cluster, makers });
	const metrics = config.metricsPort === null ? null : (await import('./metrics.ts')).createMetrics(config);
	metrics?.measureMakers(makers);
	resources.defer(async () => void (await Promise.all(allMakers(makers).map((maker) => maker.close?.()))));

	const authenticate = createAuthenticator({ db, tokens, now });
	const sockets = cluster && (await createClusterAdapter(cluster));
	const realtime = createRealtime({
		publicUrl: config.publicUrl,
		...(sockets && { adapter: sockets.adapter }),
		authenticate: (token) => authenticate('api', token),
		canConnect: createConnectionLimit(config),
		queuePositionsOf: (accountId) => queue.positionsOfAccount(accountId),
		findReadableStory: (accountId, requestId) => readableStoryOf(db, accountId, requestId),
		streamSnapshots: (accountId, storyId) => queue.chapterStreams.snapshotsFor(accountId, storyId),
	});
	const closeRealtime = once(async () => realtime.close());
	// A start that fails from here on has the connections of the nodes' sockets open.
	resources.defer(closeRealtime);
	const { notify, disconnectSessions } = realtime;
	if (cluster) await cluster.exclusively(() => createLimitTables(db));
	const core = {
		config,
		db,
		cluster,
		media,
		makers,
		tokens,
		notify,
		disconnectSessions,
		passwords: createPasswords(),
		now,
	};
	const dispatcher = cluster ? await createClusterDispatcher(core, cluster) : createLocalDispatcher(core);
	const queue = createQueue(core, { dispatcher });
	const stopQueue = once(() => queue.stop());
	resources.defer(stopQueue);
	const backups = cluster ? noBackups : createBackups(config, core);
	resources.defer(() => backups.stop());
	backups.startNightly();
	const context = { ...core, queue, backups };
	const { firstAdmin } = config;
	const createAdmin = async () => void (firstAdmin && (await createFirstAdmin(context, firstAdmin)));
	await (cluster ? cluster.exclusively(createAdmin) : createAdmin());
	if (!cluster) await releaseUnansweredKeys(db);
	resources.defer(await startCleanup(core));

	const { fetch } = createApp(context, appFolder);
	const server = createServer(config.tls, metrics?.measureAnswers(fetch) ?? fetch);
	await sockets?.listening;
	realtime.attach(server, apiHeaders(config.secure));
	const port = await listen(server, config);
	resources.defer(() => stopListening(server, stopTimeout));
	if (metrics) resources.defer(await metrics.serve({ db, makers, countSockets: realtime.countConnections, now }));
	resources.defer(closeRealtime);
	const stopNotifier = cluster
		? startClusterChangeNotifier({ db, cluster }, realtime)
		: await startChangeNotifier({ db, onCommit }, realtime);
	resources.defer(stopNotifier);
	resources.defer(stopQueue);
	resources.defer(reconcilePayments(context));
	await queue.start();
	// A local model server may have to load its model, which takes longer than a user waits for a chapter.
	makers.storyteller.preloadModel?.();
	return { port, makers };
}

/** The function, which does its work at its first call only: it is called where it belongs in the order of the stop. */
function once(work: () => Promise<void>): () => Promise<void> {
	let done: Promise<void> | undefined;
	return () => (done ??= work());
}

/** Takes the admin's choice of the text model, and later choices that were made at other nodes. */
async function followTextModel({ db, cluster, makers }: Pick<Core, 'db' | 'cluster' | 'makers'>): Promise<void> {
	const take = async () => makers.setTextModel(await savedTextModel(db));
	const takeAgain = () => void take().catch(logWarning);
	cluster?.onMessage(({ type }) => type === 'text-model-changed' && takeAgain());
	cluster?.onReconnect(takeAgain);
	await take();
}

/** pg-boss is loaded here only. */
async function createClusterDispatcher(core: Core, cluster: Cluster): Promise<Dispatcher> {
	const { createBossDispatcher } = await import('../stories/queue/boss-dispatcher.ts');
	return createBossDispatcher(core, cluster);
}

async function readableStoryOf(db: Db, accountId: string, requestId: string): Promise<string | null> {
	const story = await storyOfRequest(db, { accountId, familyId: accountId, role: 'parent' }, requestId);
	return story?.status === 'in-progress' || story?.status === 'completed' ? story.id : null;
}
