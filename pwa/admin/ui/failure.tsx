import type { ReactNode } from 'react';
import { RequestError } from '../../net/http.ts';
import { ErrorReference } from '../../shell/error-reference.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './failure.module.css';

/** What did not succeed, in the product's own sentence, and why, when the server refused it and said so. */
export type Failure = { sentence: string; reason: string | null; error: unknown };

/** A refusal (4xx) tells an admin more than that it failed; anything else is covered by the sentence. */
export function failureOf(error: unknown, sentence: string): Failure {
	const refused = error instanceof RequestError && error.status >= 400 && error.status < 500;
	return { sentence, reason: refused ? error.message : null, error };
}

/** Read out at once. `action` stands at its end, such as a way to try again. */
export function FailureNotice({ failure, action }: { failure: Failure; action?: ReactNode }) {
	return (
		<Notice tone="error" action={action}>
			<p className={styles.sentence}>{failure.sentence}</p>
			{failure.reason && <p className={styles.reason}>{failure.reason}</p>}
			<ErrorReference of={failure.error} />
		</Notice>
	);
}
