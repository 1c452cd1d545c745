import { useLiveQuery } from 'dexie-react-hooks';
import { getValue } from './key-value.ts';

/** The maker that reads aloud at the server, live; null until a server has said it. */
export function useServerNarrator(): string | null {
	return useLiveQuery(() => getValue('narrator'), []) ?? null;
}

/** Who tells at the server, live; undefined while it loads, and for a server that takes no chapters told on a device. */
export function useServerStoryteller(): string | undefined {
	return useLiveQuery(() => getValue('storyteller'));
}
