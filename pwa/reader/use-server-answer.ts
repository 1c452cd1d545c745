import { useEffect, useState } from 'react';
import type { RequestError } from '../net/request-error.ts';

type ServerAnswer<Answer> = { key: string; answer: Answer | null; problem: RequestError | null };

/** The answer of a request, sent on mount and again when `key` changes or `retry` is called. */
export function useServerAnswer<Answer>(request: () => Promise<Answer>, key: string) {
	const [attempt, setAttempt] = useState(0);
	const [current, setCurrent] = useState<ServerAnswer<Answer> | null>(null);
	const requestKey = `${attempt} ${key}`;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key says when it is another question
	useEffect(() => {
		let isCancelled = false;
		const settle = (part: Partial<ServerAnswer<Answer>>) => {
			if (!isCancelled) setCurrent({ answer: null, problem: null, ...part, key: requestKey });
		};
		request().then(
			(answer) => settle({ answer }),
			(problem: RequestError) => settle({ problem }),
		);
		return () => {
			isCancelled = true;
		};
	}, [requestKey]);
	const isCurrent = current?.key === requestKey;
	return {
		// The last answer stays until the next arrives, so that nothing flickers.
		answer: isCurrent ? current.answer : (current?.answer ?? null),
		problem: isCurrent ? current.problem : null,
		retry: () => setAttempt((now) => now + 1),
	};
}
