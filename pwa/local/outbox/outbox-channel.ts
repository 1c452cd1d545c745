import type { Outcome } from './commands.ts';
import type { EntryProblem } from './entry-problem.ts';

/** Messages between the tabs and the service worker of a device. Other builds receive them too: kinds and fields stay. */
export type OutboxMessage =
	| { kind: 'wake' }
	| { kind: 'outcome'; id: string; outcome: Outcome }
	/** A replay was aborted, and its entries could not be updated. */
	| { kind: 'replay-failed'; problem: EntryProblem }
	| { kind: 'token-refused'; token: string };

type Listener = (news: OutboxMessage) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

/** Sends a message to every tab and the service worker, this context included. */
export function publish(message: OutboxMessage): void {
	dispatch(message);
	openChannel().postMessage(message);
}

/** Receives the messages of all contexts until the returned function is called. */
export function subscribe(listener: Listener): () => void {
	openChannel();
	listeners.add(listener);
	return () => void listeners.delete(listener);
}

function openChannel(): BroadcastChannel {
	if (!channel) {
		channel = new BroadcastChannel('everbranch');
		channel.onmessage = ({ data }) => dispatch(data as OutboxMessage);
		// In Node, where tests run, an open channel would keep the process alive.
		(channel as { unref?: () => void }).unref?.();
	}
	return channel;
}

function dispatch(message: OutboxMessage): void {
	for (const listener of [...listeners]) listener(message);
}
