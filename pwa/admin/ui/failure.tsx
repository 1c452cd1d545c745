import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { RequestError } from '../../net/http.ts';
import { ErrorReference } from '../../shell/error-reference.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './failure.module.css';

/** A failed action: the product's sentence and, for a refusal by the server, its reason. */
export type Failure = { sentence: string; reason: string | null; error: unknown };

/** A failure with the server's message as its reason for 4xx; for other errors the sentence suffices. */
export function toFailure(error: unknown, sentence: string): Failure {
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

type Props = { sentence: string; error: unknown; busy?: boolean; onRetry: () => void };

/** A failure with a retry button, or with a link to the dashboard for a user who is no longer an admin. */
export function RetryableFailure({ sentence, error, busy = false, onRetry }: Props) {
	const element = useRef<HTMLDivElement>(null);
	useFocusMainOnRemoval(element);
	const isAdmin = !(error instanceof RequestError && error.code === 'admins-only');
	return (
		<div ref={element}>
			<FailureNotice
				failure={toFailure(error, sentence)}
				action={isAdmin ? <RetryButton busy={busy} onRetry={onRetry} /> : <BackToDashboard />}
			/>
		</div>
	);
}

function RetryButton({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
	return (
		<Button look="quiet" icon="retry" busy={busy} onClick={() => onRetry()}>
			{busy ? 'Trying again...' : 'Try again'}
		</Button>
	);
}

function BackToDashboard() {
	return (
		<ButtonLink to="/" look="quiet" icon="back">
			Back to Dashboard
		</ButtonLink>
	);
}

/** Moves the focus to the main region when the notice, which has it, is removed. */
function useFocusMainOnRemoval(element: RefObject<HTMLDivElement | null>) {
	useLayoutEffect(() => {
		const here = element.current;
		return () => {
			if (here?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
		};
	}, [element]);
}
