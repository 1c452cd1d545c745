import { logWarning } from '../app/log.ts';
import type { Cluster } from '../db/cluster.ts';

/** Bytes of an event that is sent in a notification; Postgres takes less than 8,000. */
const longestNotification = 7_900;

/** The adapter by which an event reaches an account's sockets on all nodes, once it is `listening`. Loads its package. */
export async function createClusterAdapter(cluster: Cluster) {
	const { createAdapter } = await import('@socket.io/postgres-adapter');
	const pool = await cluster.openSocketPool();
	const adapter = createAdapter(pool as unknown as Parameters<typeof createAdapter>[0], {
		payloadThreshold: longestNotification,
		errorHandler: logWarning,
	});
	return { adapter, listening: pool.listening };
}
