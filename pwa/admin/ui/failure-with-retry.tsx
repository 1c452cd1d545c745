import { type RefObject, useLayoutEffect, useRef } from 'react';
import { RequestError } from '../../net/http.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FailureNotice, failureOf } from './failure.tsx';

type Props = { sentence: string; error: unknown; busy?: boolean; onRetry: () => void };

/** A failure with a retry button, or with a link to the dashboard for a user who is no longer an admin. */
export function Failed({ sentence, error, busy = false, onRetry }: Props) {
	const element = useRef<HTMLDivElement>(null);
	useFocusHandedOn(element);
	const isAdmin = !(error instanceof RequestError && error.code === 'admins-only');
	return (
		<div ref={element}>
			<FailureNotice
				failure={failureOf(error, sentence)}
				action={isAdmin ? <TryAgain busy={busy} onRetry={onRetry} /> : <WayOut />}
			/>
		</div>
	);
}

function TryAgain({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
	return (
		<Button look="quiet" icon="retry" busy={busy} onClick={onRetry}>
			{busy ? 'Trying again...' : 'Try again'}
		</Button>
	);
}

function WayOut() {
	return (
		<ButtonLink to="/" look="quiet" icon="back">
			Back to Dashboard
		</ButtonLink>
	);
}

/** Moves the focus to the main region when the notice, which has it, is removed. */
function useFocusHandedOn(element: RefObject<HTMLDivElement | null>) {
	useLayoutEffect(() => {
		const here = element.current;
		return () => {
			if (here?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
		};
	}, [element]);
}
