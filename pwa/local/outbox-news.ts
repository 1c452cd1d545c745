import type { Outcome, Problem } from './deeds.ts';

/** What the tabs and the worker of one device tell each other. */
export type OutboxNews =
	| { kind: 'wake' }
	| { kind: 'outcome'; id: string; outcome: Outcome }
	/** A replay broke off, and could not even note that on its entries. */
	| { kind: 'replay-failed'; problem: Problem }
	| { kind: 'token-refused'; token: string };

type Hear = (news: OutboxNews) => void;

const hearers = new Set<Hear>();
let channel: BroadcastChannel | undefined;

/** Tells every tab and the worker, this one included. */
export function tellContexts(news: OutboxNews): void {
	hear(news);
	open().postMessage(news);
}

/** Hears what any of them tells, until the returned function is called. */
export function hearContexts(hearer: Hear): () => void {
	open();
	hearers.add(hearer);
	return () => void hearers.delete(hearer);
}

function open(): BroadcastChannel {
	if (!channel) {
		channel = new BroadcastChannel('everbranch');
		channel.onmessage = ({ data }) => hear(data as OutboxNews);
		// In Node, where tests run, an open channel would keep the process alive.
		(channel as { unref?: () => void }).unref?.();
	}
	return channel;
}

function hear(news: OutboxNews): void {
	for (const hearer of [...hearers]) hearer(news);
}
