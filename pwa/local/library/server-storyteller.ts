import { useLiveQuery } from 'dexie-react-hooks';
import { getValue } from './key-value.ts';

/** Who tells at the server, live; undefined while it loads, and for a server that takes no chapters told on a device. */
export function useServerStoryteller(): string | undefined {
	return useLiveQuery(() => getValue('storyteller'));
}
