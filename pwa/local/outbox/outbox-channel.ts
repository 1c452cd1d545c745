import type { EntryProblem, Outcome } from './commands.ts';

/** What the tabs and the worker of one device tell each other. */
export type OutboxMessage =
	| { kind: 'wake' }
	| { kind: 'outcome'; id: string; outcome: Outcome }
	/** A replay broke off, and could not even note that on its entries. */
	| { kind: 'replay-failed'; problem: EntryProblem }
	| { kind: 'token-refused'; token: string };

type Listener = (news: OutboxMessage) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

/** Tells every tab and the worker, this one included. */
export function publish(message: OutboxMessage): void {
	dispatch(message);
	openChannel().postMessage(message);
}

/** Hears what any of them tells, until the returned function is called. */
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
	for (const hearer of [...listeners]) hearer(message);
}
