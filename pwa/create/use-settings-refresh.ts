import { useCallback, useEffect, useState } from 'react';
import { RequestError } from '../net/request-error.ts';
import { useSession } from '../session/session.tsx';

/**
 * Refreshes a child's settings when the form opens: a parent may have changed them on another device. `hasFailed` when
 * the server did not answer properly. No network is not a failure: the local settings are used.
 */
export function useSettingsRefresh(isChild: boolean): { hasFailed: boolean; retry: () => void } {
	const { refresh } = useSession();
	const [hasFailed, setFailed] = useState(false);
	const retry = useCallback(() => {
		setFailed(false);
		refresh().catch((error: unknown) => setFailed(!isOffline(error)));
	}, [refresh]);
	useEffect(() => {
		if (isChild) retry();
	}, [isChild, retry]);
	return { hasFailed, retry };
}

function isOffline(error: unknown): boolean {
	return error instanceof RequestError && (error.code === 'offline' || error.code === 'timeout');
}
