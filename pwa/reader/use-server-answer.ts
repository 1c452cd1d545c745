import { useEffect, useState } from 'react';
import type { RequestError } from '../net/request-error.ts';

type ServerAnswer<Answer> = { key: string; answer: Answer | null; problem: RequestError | null };

/** The answer of a request, sent on mount and again when `key` changes or `retry` is called. */
export function useServerAnswer<Answer>(question: () => Promise<Answer>, key: string) {
	const [turn, setTurn] = useState(0);
	const [asked, setAsked] = useState<ServerAnswer<Answer> | null>(null);
	const whole = `${turn} ${key}`;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key says when it is another question
	useEffect(() => {
		let isOver = false;
		const take = (part: Partial<ServerAnswer<Answer>>) => {
			if (!isOver) setAsked({ answer: null, problem: null, ...part, key: whole });
		};
		question().then(
			(answer) => take({ answer }),
			(problem: RequestError) => take({ problem }),
		);
		return () => {
			isOver = true;
		};
	}, [whole]);
	const isNow = asked?.key === whole;
	return {
		// The last answer stays until the next arrives, so that nothing flickers.
		answer: isNow ? asked.answer : (asked?.answer ?? null),
		problem: isNow ? asked.problem : null,
		ask: () => setTurn((now) => now + 1),
	};
}
