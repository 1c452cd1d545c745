import { useEffect, useState } from 'react';
import { type RequestError, userMessageOf } from '../net/request-error.ts';
import { ErrorReference } from '../shell/error-reference.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './server-answer.module.css';

type Props = {
	/** What is requested; begins a sentence. */
	subject: string;
	problem: RequestError | null;
	onRetry: () => void;
};

/** The state of a request without an answer: a spinner, or the error with a retry. */
export function ServerAnswerStatus({ subject, problem, onRetry }: Props) {
	if (!problem) {
		return (
			<p role="status" className={styles.loading}>
				<Spinner /> One moment…
			</p>
		);
	}
	return (
		<Notice
			tone={isOffline(problem) ? 'info' : 'error'}
			action={
				<Button look="quiet" icon="retry" onClick={onRetry}>
					Try again
				</Button>
			}
		>
			{isOffline(problem)
				? `${subject} is known to the server only, and this device is offline just now.`
				: userMessageOf(problem, `${subject} could not be found out. Please try again.`)}
			<ErrorReference of={problem} />
		</Notice>
	);
}

function isOffline({ status, code }: RequestError): boolean {
	return status === 0 && code === 'offline';
}

type ServerAnswer<Answer> = { key: string; answer: Answer | null; problem: RequestError | null };

/** The answer of a request, sent on mount and again when `key` changes or `retry` is called. */
export function useServerAnswer<Answer>(request: () => Promise<Answer>, key: string) {
	const [attempt, setAttempt] = useState(0);
	const [current, setCurrent] = useState<ServerAnswer<Answer> | null>(null);
	const requestKey = `${attempt} ${key}`;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the request
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
