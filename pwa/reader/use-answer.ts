import { useEffect, useState } from 'react';
import type { CallError } from '../net/call-error.ts';

type Asked<Answer> = { key: string; answer: Answer | null; problem: CallError | null };

/** What the server answers to a question, asked on arrival and whenever `key` changes or `ask` is called. */
export function useAnswer<Answer>(question: () => Promise<Answer>, key: string) {
	const [turn, setTurn] = useState(0);
	const [asked, setAsked] = useState<Asked<Answer> | null>(null);
	const whole = `${turn} ${key}`;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key says when it is another question
	useEffect(() => {
		let isOver = false;
		const take = (part: Partial<Asked<Answer>>) => {
			if (!isOver) setAsked({ answer: null, problem: null, ...part, key: whole });
		};
		question().then(
			(answer) => take({ answer }),
			(problem: CallError) => take({ problem }),
		);
		return () => {
			isOver = true;
		};
	}, [whole]);
	const isNow = asked?.key === whole;
	return {
		// The answer before stands until the next one has come: nothing flickers.
		answer: isNow ? asked.answer : (asked?.answer ?? null),
		problem: isNow ? asked.problem : null,
		ask: () => setTurn((now) => now + 1),
	};
}
