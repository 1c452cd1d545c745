import { useCallback, useEffect, useState } from 'react';
import { refreshStories } from '../local/stories.ts';
import { useOnline } from '../shell/online.ts';

export type ListState = 'fetching' | 'fetched' | 'failed';

/** Brings the list from the server on arrival, when the network is back, and when asked. The rows come from the device. */
export function useListRefresh(childId: string | null): { state: ListState; refresh: () => Promise<void> } {
	const [state, setState] = useState<ListState>('fetching');
	const online = useOnline();
	const refresh = useCallback(async () => {
		setState('fetching');
		try {
			await refreshStories(childId);
			setState('fetched');
		} catch {
			setState('failed');
		}
	}, [childId]);
	useEffect(() => {
		if (online) void refresh();
		else setState('fetched');
	}, [online, refresh]);
	return { state, refresh };
}
