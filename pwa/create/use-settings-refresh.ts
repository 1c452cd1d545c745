import { useCallback, useEffect, useState } from 'react';
import { RequestError } from '../net/request-error.ts';
import { useSession } from '../session/session.tsx';

/**
 * Refreshes a child's settings when the form opens: a parent may have changed them on another device. `hasFailed` when
 * the server did not answer properly. No network is not a failure: the local settings are used.
 */
export function useSettingsRefresh(isChild: boolean): { failed: boolean; ask: () => void } {
	const { refresh } = useSession();
	const [failed, setFailed] = useState(false);
	const ask = useCallback(() => {
		setFailed(false);
		refresh().catch((error: unknown) => setFailed(!isWithoutNetwork(error)));
	}, [refresh]);
	useEffect(() => {
		if (isChild) ask();
	}, [isChild, ask]);
	return { failed, ask };
}

function isWithoutNetwork(error: unknown): boolean {
	return error instanceof RequestError && (error.code === 'offline' || error.code === 'timeout');
}
