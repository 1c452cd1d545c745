import { useEffect, useState } from 'react';
import { adminCalls } from '../../../shared/contract/admin.ts';
import { send } from '../../net/http.ts';
import { useLoaded } from '../ui/use-loaded.ts';

/** Milliseconds between two requests while a backup is being made. */
const ASK_EVERY = 1000;

const loadBackups = () => send(adminCalls.backups);

/** The status of the backups, polled while one is being made. `failed`: the last error, else null. */
export function useBackups() {
	const { answer, failed, busy, retry, take } = useLoaded(loadBackups);
	const [unasked, setUnasked] = useState<unknown>(null);
	useEffect(() => {
		if (!answer?.making) return;
		const timer = setTimeout(() => loadBackups().then(take, retry), ASK_EVERY);
		return () => clearTimeout(timer);
	}, [answer, take, retry]);
	const make = async () => {
		setUnasked(null);
		await send(adminCalls.makeBackup, { body: {} }).then(take, setUnasked);
	};
	return { state: answer, failed: failed ?? unasked, busy, again: unasked === null ? retry : () => void make(), make };
}
