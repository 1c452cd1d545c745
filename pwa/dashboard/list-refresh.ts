import { useCallback, useEffect, useState } from 'react';
import { refreshStories } from '../local/stories.ts';
import { CallError } from '../net/http.ts';
import { useSession } from '../session/session.tsx';
import { useOnline } from '../shell/online.ts';

export type ListState = 'fetching' | 'fetched' | 'failed';

/**
 * Brings the list from the server on arrival, when the network is back, and when asked. The rows come from the device, a
 * moment after they were put there: until the first of them is `seen`, a list that has some is still being fetched.
 */
export function useListRefresh(
	childId: string | null,
	seen: boolean,
): { state: ListState; refresh: () => Promise<void> } {
	const [state, setState] = useState<ListState>('fetching');
	const [arriving, setArriving] = useState(false);
	if (arriving && seen) setArriving(false);
	const online = useOnline();
	const { refreshFamily } = useSession();
	const refresh = useCallback(async () => {
		setState('fetching');
		try {
			setArriving((await refreshStories(childId)) > 0);
			setState('fetched');
		} catch (error) {
			// Whose list is not there is gone from the family.
			if (error instanceof CallError && error.status === 404) await refreshFamily();
			setState('failed');
		}
	}, [childId, refreshFamily]);
	useEffect(() => {
		if (online) void refresh();
		else setState('fetched');
	}, [online, refresh]);
	return { state: arriving ? 'fetching' : state, refresh };
}
