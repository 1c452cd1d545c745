import { useCallback, useEffect, useState } from 'react';
import { RequestError } from '../net/request-error.ts';
import { useSession } from '../session/session.tsx';

/**
 * Asks the server, on a child's arrival, what it may choose today: a parent may have changed that on another device.
 * `failed` when the server could not say; without a network, what this device knows is as good as it gets.
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
