import type { User } from '../../../shared/contract/user.ts';
import { library } from './current-library.ts';
import type { Library } from './database.ts';
import { withQuotaRetry } from './quota.ts';

/**
 * Small values of an account on this device, by name. Pages and service workers of earlier builds read them too: a name
 * keeps its meaning and the form of its value.
 */
export type KeyValues = {
	/** The account and its children, as last synced. */
	user: User;
	children: readonly User[];
	/** The maker that reads aloud at the server. */
	narrator: string;
	/** The child that is acted as. Stored, so that a restart does not leave the child's view. */
	selectedChildId: string | null;
	/** The library's place in the server's change feed. */
	cursor: string;
	/** During a full sync: ids of the stories received so far. Stories that are not among them at the end are deleted. */
	told: readonly string[];
	/** Who tells at the server; absent for a server that takes no chapters told on a device. */
	storyteller: string | undefined;
	/** Number of effects of outbox entries written so far. A response to a request that began at a lower count is outdated. */
	effects: number;
	/** Number of full syncs begun so far. `told` belongs to the last one. */
	fullSyncs: number;
	/** Whether media are prefetched on a metered connection too. */
	savesOnMetered: boolean;
	/** Why no more media can be stored, if so. */
	storageTrouble: 'full' | null;
	/** Whether the disabled topics exclude all storylets somewhere, and for which program and settings that was asked. */
	formerNeed: { asked: string; isNeeded: boolean };
	/** When the user last freed space, epoch milliseconds. Stories last read or changed before are not prefetched. */
	freedAt: number;
};

export async function getValue<Name extends keyof KeyValues>(name: Name): Promise<KeyValues[Name] | undefined> {
	return (await library().kv.get(name)) as KeyValues[Name] | undefined;
}

export async function setValue<Name extends keyof KeyValues>(name: Name, value: KeyValues[Name]): Promise<void> {
	await withQuotaRetry(library(), () => library().kv.put(value, name));
}

/** Stores the account from a response. Counts as an effect, so that responses to earlier requests do not overwrite it. */
export async function storeUser(user: User): Promise<void> {
	const { kv } = library();
	const storeAndCount = async () => {
		await kv.put(user, 'user');
		await count(library(), 'effects');
	};
	await withQuotaRetry(library(), () => library().transaction('rw', kv, storeAndCount));
}

/** Adds one to a number, in a transaction with `kv`. With `effects` it outdates the responses to all requests that have begun. */
export async function count({ kv }: Library, name: 'effects' | 'fullSyncs'): Promise<void> {
	await kv.put((((await kv.get(name)) as number | undefined) ?? 0) + 1, name);
}
