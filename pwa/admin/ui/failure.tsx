import type { ReactNode } from 'react';
import { RequestError } from '../../net/http.ts';
import { ErrorReference } from '../../shell/error-reference.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './failure.module.css';

/** A failed action: the product's sentence and, for a refusal by the server, its reason. */
export type Failure = { sentence: string; reason: string | null; error: unknown };

/** A failure with the server's message as its reason for 4xx; for other errors the sentence suffices. */
export function failureOf(error: unknown, sentence: string): Failure {
	const refused = error instanceof RequestError && error.status >= 400 && error.status < 500;
	return { sentence, reason: refused ? error.message : null, error };
}

/** An alert. `action` is placed at its end, such as a retry button. */
export function FailureNotice({ failure, action }: { failure: Failure; action?: ReactNode }) {
	return (
		<Notice tone="error" action={action}>
			<p className={styles.sentence}>{failure.sentence}</p>
			{failure.reason && <p className={styles.reason}>{failure.reason}</p>}
			<ErrorReference of={failure.error} />
		</Notice>
	);
}
