import type { Socket } from 'socket.io-client';
import type { Story } from '../../shared/contract/story.ts';
import type { Changes } from '../../shared/contract/sync.ts';
import type { Session } from '../../shared/contract/user.ts';
import { connectSocket } from './live-client.ts';

/** Milliseconds until a failed connection or sync is repeated. */
const retryDelay = 200;

/**
 * A model of the app on a device: what it knows of the family's stories comes from syncs, and it syncs only when its socket connects or
 * says that something changed. A lost event therefore shows as a story that stays old.
 */
export class SyncedDevice {
	readonly stories = new Map<string, Story>();
	readonly #address: string;
	readonly #session: Session;
	readonly #socket: Socket;
	#cursor = '';
	#isStale = false;
	#isSyncing = false;
	#isClosed = false;

	constructor(address: string, session: Session) {
		this.#address = address;
		this.#session = session;
		const repeated = { reconnection: true, reconnectionDelay: retryDelay, reconnectionDelayMax: retryDelay };
		this.#socket = connectSocket(address, session.token, { ...repeated, forceNew: true });
		for (const event of ['connect', 'changed']) this.#socket.on(event, () => void this.#sync());
		for (const event of ['disconnect', 'connect_error']) this.#socket.on(event, () => this.#connectAgain());
	}

	/** Whether everything that it heard of was fetched. */
	get isQuiet(): boolean {
		return this.#socket.connected && !this.#isStale && !this.#isSyncing;
	}

	close(): void {
		this.#isClosed = true;
		this.#socket.disconnect();
	}

	/** The library itself does not after the server has closed or refused the connection. */
	#connectAgain(): void {
		if (this.#isClosed || this.#socket.active) return;
		setTimeout(() => this.#isClosed || this.#socket.connect(), retryDelay);
	}

	async #sync(): Promise<void> {
		this.#isStale = true;
		if (this.#isSyncing) return;
		this.#isSyncing = true;
		while (this.#isStale && !this.#isClosed) {
			this.#isStale = false;
			const page = await this.#fetchPage().catch(() => null);
			if (page) this.#apply(page);
			else await new Promise((resolve) => setTimeout(resolve, retryDelay));
			this.#isStale ||= page === null || page.more;
		}
		this.#isSyncing = false;
	}

	async #fetchPage(): Promise<Changes> {
		const response = await fetch(`${this.#address}/api/sync?cursor=${this.#cursor}`, {
			headers: { authorization: `Bearer ${this.#session.token}`, connection: 'close' },
		});
		if (!response.ok) throw new Error(`Sync: ${response.status}`);
		return (await response.json()) as Changes;
	}

	#apply({ stories, deleted, cursor, reset }: Changes): void {
		if (reset) this.stories.clear();
		for (const story of stories) this.stories.set(story._id, story);
		for (const id of deleted.stories) this.stories.delete(id);
		this.#cursor = cursor;
	}
}
