import { useLiveQuery } from 'dexie-react-hooks';
import { getValue } from './key-value.ts';

/** The maker that reads aloud at the server, live; null until a server has said it. */
export function useServerNarrator(): string | null {
	return useLiveQuery(() => getValue('narrator'), []) ?? null;
}
