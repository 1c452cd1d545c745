import { useCallback, useEffect, useState } from 'react';
import type { Call } from '../../../shared/contract/call.ts';
import { send } from '../../net/http.ts';

type State<Answer> = { answer: Answer | null; busy: boolean; failed: unknown };

/**
 * The server's response to a list's query. While the next one is pending (`busy`) the former stays; a response that arrives
 * after the query has changed is dropped. After a failure (`failed`: the error, else null) `answer` is null.
 */
export function useList<Query, Answer>(call: Call<Query, undefined, Answer>, query: Query) {
	const [state, setState] = useState<State<Answer>>({ answer: null, busy: true, failed: null });
	const [attempt, setAttempt] = useState(0);
	const queryText = JSON.stringify(query);
	// biome-ignore lint/correctness/useExhaustiveDependencies: an equal query is not requested again, a new `attempt` is
	useEffect(() => {
		let wanted = true;
		setState(({ answer }) => ({ answer, busy: true, failed: null }));
		send(call, { query })
			.then((answer) => wanted && setState({ answer, busy: false, failed: null }))
			.catch((failed: unknown) => wanted && setState({ answer: null, busy: false, failed }));
		return () => {
			wanted = false;
		};
	}, [call, queryText, attempt]);
	const reload = useCallback(() => setAttempt((now) => now + 1), []);
	return { ...state, reload };
}
