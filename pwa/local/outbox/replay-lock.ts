import type { Library } from '../library/database.ts';
import { ignoreQuotaError } from '../library/quota-error.ts';

/** Milliseconds. A crashed holder blocks other tabs for at most this long. */
export const leaseDuration = 5_000;
const renewalInterval = 1_500;
const pollInterval = 1_000;

const leaseKey = 'replayLease';

/** `until` in epoch milliseconds. */
type Lease = { holder: string; until: number };

/**
 * Runs `work` while no other tab, nor the worker, replays this library. Browsers have Web Locks only in a secure context; a
 * page by plain http takes a lease in the library itself. A hidden tab may fail to renew its lease in time: the entries are
 * then sent twice, which their idempotency keys make harmless.
 */
export async function withReplayLock(library: Library, work: () => Promise<void>): Promise<void> {
	if (navigator.locks) return navigator.locks.request(`everbranch-outbox-${library.name}`, work);
	return withLease(library, work);
}

async function withLease(library: Library, work: () => Promise<void>): Promise<void> {
	const holder = crypto.getRandomValues(new Uint32Array(4)).join('-');
	while (!(await takeLease(library, holder))) await new Promise((resolve) => setTimeout(resolve, pollInterval));
	const renewing = setInterval(() => void takeLease(library, holder).catch(() => {}), renewalInterval);
	try {
		await work();
	} finally {
		clearInterval(renewing);
		await releaseLease(library, holder).catch(() => {});
	}
}

/** Takes the lease or renews it; false while another holder has it. On a full disk the replay goes on without one. */
async function takeLease(library: Library, holder: string): Promise<boolean> {
	const { kv } = library;
	const take = async () => {
		const now = Date.now();
		const lease = (await kv.get(leaseKey)) as Lease | undefined;
		// A lease that ends later than `now + leaseDuration` was written before the clock was set back, and is ignored.
		const isHeld = lease && lease.holder !== holder && lease.until > now && lease.until <= now + leaseDuration;
		if (isHeld) return false;
		await kv.put({ holder, until: now + leaseDuration } satisfies Lease, leaseKey);
		return true;
	};
	return library.transaction('rw', kv, take).catch((error: unknown) => {
		ignoreQuotaError(error);
		return true;
	});
}

async function releaseLease({ kv }: Library, holder: string): Promise<void> {
	const lease = (await kv.get(leaseKey)) as Lease | undefined;
	if (lease?.holder === holder) await kv.delete(leaseKey);
}
