import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { type Failure, FailureNotice } from './failure.tsx';
import styles from './save-bar.module.css';

type Props = { formId: string; busy: boolean; failure: Failure | null; hasUnsavedChanges: boolean };

/**
 * The button that saves the column above it. With unsaved changes it sticks to the bottom of the window, and to the top
 * below its own place.
 */
export function SaveBar({ formId, busy, failure, hasUnsavedChanges }: Props) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		// The disabled button lost the focus.
		if (failure) button.current?.focus();
	}, [failure]);
	return (
		<div className={classNames(styles.bar, hasUnsavedChanges && styles.sticky)}>
			{failure && <FailureNotice failure={failure} />}
			<div className={styles.row}>
				<p className={styles.status}>{hasUnsavedChanges && !busy && 'Some changes are not saved yet.'}</p>
				<Button ref={button} type="submit" form={formId} icon="check" busy={busy}>
					{busy ? 'Saving...' : 'Save All Changes'}
				</Button>
			</div>
		</div>
	);
}
