import { useCallback, useEffect, useRef, useState } from 'react';

type Loaded<Answer> = { answer: Answer | null; busy: boolean; failed: unknown };

/**
 * Loads a resource when its screen opens, and again on `retry`; `failed` is the error, else null, and stays while it is
 * tried again. `take` replaces the answer by the server's response to a change. A screen of another resource needs another
 * `key`: `load` must not change.
 */
export function useLoaded<Answer>(load: () => Promise<Answer>) {
	const [state, setState] = useState<Loaded<Answer>>({ answer: null, busy: true, failed: null });
	const loading = useRef(load);
	const latest = useRef(0);
	const retry = useCallback(() => {
		latest.current += 1;
		const request = latest.current;
		const update = (now: Loaded<Answer>) => request === latest.current && setState(now);
		setState((now) => ({ ...now, busy: true }));
		loading
			.current()
			.then((answer) => update({ answer, busy: false, failed: null }))
			.catch((failed: unknown) => update({ answer: null, busy: false, failed }));
	}, []);
	useEffect(() => {
		retry();
		return () => {
			latest.current += 1;
		};
	}, [retry]);
	const take = useCallback((answer: Answer) => setState({ answer, busy: false, failed: null }), []);
	return { ...state, retry, take };
}
