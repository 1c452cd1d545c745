import styles from './error-reference.module.css';

/**
 * Under a sentence about a fault of the server: the code by which whoever runs it finds what happened in its log. `of` is
 * what was thrown, or the problem that something in the outbox met; nothing for whatever else went wrong.
 */
export function ErrorReference({ of }: { of: unknown }) {
	const reference = errorReferenceOf(of);
	return reference && <span className={styles.code}>Code: {reference}</span>;
}

/** The id of the request that a call, or an entry of the outbox, failed with; null when the server did not give one. */
export function errorReferenceOf(error: unknown): string | null {
	const { body, reference, cause } = (error ?? {}) as {
		body?: ReferencedBody | null;
		reference?: string;
		cause?: unknown;
	};
	return body?.reference ?? reference ?? (cause ? errorReferenceOf(cause) : null);
}

type ReferencedBody = { reference?: string };
