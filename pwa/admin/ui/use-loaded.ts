import { useCallback, useEffect, useRef, useState } from 'react';

type Loaded<Answer> = { answer: Answer | null; busy: boolean; failed: unknown };

/**
 * Loads one thing when its screen opens, and again on `retry`; `failed` is what was thrown, else null, and stays while it is
 * tried again. `take` puts another answer in its place: what the server answered to a change. A screen of another thing is
 * another component (`key`): `load` is the same for all its life.
 */
export function useLoaded<Answer>(load: () => Promise<Answer>) {
	const [state, setState] = useState<Loaded<Answer>>({ answer: null, busy: true, failed: null });
	const loading = useRef(load);
	const turn = useRef(0);
	const retry = useCallback(() => {
		turn.current += 1;
		const asked = turn.current;
		const tell = (now: Loaded<Answer>) => asked === turn.current && setState(now);
		setState((now) => ({ ...now, busy: true }));
		loading
			.current()
			.then((answer) => tell({ answer, busy: false, failed: null }))
			.catch((failed: unknown) => tell({ answer: null, busy: false, failed }));
	}, []);
	useEffect(() => {
		retry();
		return () => {
			turn.current += 1;
		};
	}, [retry]);
	const take = useCallback((answer: Answer) => setState({ answer, busy: false, failed: null }), []);
	return { ...state, retry, take };
}
