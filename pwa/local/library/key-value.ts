import type { User } from '../../../shared/contract/user.ts';
import { library } from './current-library.ts';
import { withQuotaRetry } from './quota.ts';

/** The small values of an account on this device, by name. */
export type KeyValues = {
	/** The account and its children, as the server told them last. */
	user: User;
	children: readonly User[];
	/** The child that is acted as; a restart must not leave its view. */
	selectedChildId: string | null;
	/** How far the library is up to date with the server. */
	cursor: string;
	/** While everything is told anew, in pages: the stories told so far. What is not among them at the end is gone. */
	told: readonly string[];
	/** Counts what replays wrote: an answer that was asked for before is older than that. */
	effects: number;
	/** Whether pictures and narration are fetched ahead on a metered connection too. */
	savesOnMetered: boolean;
	/** Why no more can be saved, if so. */
	storageTrouble: 'full' | null;
	/** When somebody wanted space, epoch milliseconds: what was last read or changed before is not fetched ahead again. */
	freedAt: number;
};

export async function getValue<Name extends keyof KeyValues>(name: Name): Promise<KeyValues[Name] | undefined> {
	return (await library().kv.get(name)) as KeyValues[Name] | undefined;
}

export async function setValue<Name extends keyof KeyValues>(name: Name, value: KeyValues[Name]): Promise<void> {
	await withQuotaRetry(library(), () => library().kv.put(value, name));
}

/** Keeps what the server just answered about the account: whatever was asked for before is older than that. */
export async function storeUser(user: User): Promise<void> {
	const { kv } = library();
	const write = async () => {
		await kv.put(user, 'user');
		await kv.put(((await getValue('effects')) ?? 0) + 1, 'effects');
	};
	await withQuotaRetry(library(), () => library().transaction('rw', kv, write));
}
