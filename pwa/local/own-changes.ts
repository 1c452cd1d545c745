/** Milliseconds after a command was sent, in which the first `changed` is taken for its own. */
const grace = 500;
/** Milliseconds until the sync for a command's own change. */
const delay = 2_000;

/**
 * Decides when to sync for a `changed` event. While this device sends a command, and for the first one soon after, it is most
 * likely the command's own change, which its answer brings: the sync is put off until the next `changed`, such as a chapter's
 * picture, or for two seconds. It is never left out, because the change may be another device's.
 */
export function deferOwnChanges(sync: () => void) {
	let sending = 0;
	/** By `performance.now()`. */
	let ownUntil = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** To be called when a sync starts, and at the end. */
	const cancel = () => {
		clearTimeout(timer);
		timer = undefined;
	};
	return {
		cancel,
		onChanged: () => {
			const isOwn = sending > 0 || performance.now() < ownUntil;
			ownUntil = 0;
			if (isOwn) timer ??= setTimeout(sync, delay);
			else sync();
		},
		/** Runs what sends commands. */
		whileSending: async (send: () => Promise<void>) => {
			sending += 1;
			ownUntil = Number.POSITIVE_INFINITY;
			await send().finally(() => {
				sending -= 1;
				ownUntil = Math.min(ownUntil, performance.now() + grace);
			});
		},
	};
}
