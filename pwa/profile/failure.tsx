import { RequestError } from '../net/http.ts';
import { ErrorReference } from '../shell/error-reference.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './failure.module.css';

/** What failed and why. `reason` is null if unknown or equal to the sentence. */
export type Failure = { message: string; reason: string | null; error?: unknown };

/** A failure with its own sentence and the server's message as reason. */
export function failureOf(error: unknown, message: string): Failure {
	return { message, reason: error instanceof RequestError ? error.message : null, error };
}

/** The same with the server's message as the sentence, if there is one. */
export function serverFailure(error: unknown, otherwise: string): Failure {
	const spoke = error instanceof RequestError && error.body !== null && error.message !== '';
	return spoke ? { message: error.message, reason: null, error } : failureOf(error, otherwise);
}

export function FailureNotice({ failure }: { failure: Failure }) {
	return (
		<Notice tone="error">
			<p>{failure.message}</p>
			{failure.reason && <p className={styles.reason}>{failure.reason}</p>}
			<ErrorReference of={failure.error} />
		</Notice>
	);
}
