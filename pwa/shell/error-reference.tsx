import styles from './error-reference.module.css';

/**
 * The id of a failed request, shown under the error message, by which the operator finds it in the server's log. `error`: an
 * exception or the problem of an outbox entry. Renders nothing for an error without an id.
 */
export function ErrorReference({ of }: { of: unknown }) {
	const reference = errorReferenceOf(of);
	return reference && <span className={styles.code}>Code: {reference}</span>;
}

/** The request id of an exception or of an outbox entry's problem; null without one. */
function errorReferenceOf(error: unknown): string | null {
	const { body, reference, cause } = (error ?? {}) as {
		body?: ReferencedBody | null;
		reference?: string;
		cause?: unknown;
	};
	return body?.reference ?? reference ?? (cause ? errorReferenceOf(cause) : null);
}

type ReferencedBody = { reference?: string };
