import { type FormEvent, Suspense, useEffect, useId, useState } from 'react';
import { v7 as newId } from 'uuid';
import { limits } from '../../shared/rules/limits.ts';
import { type Policy, policies } from '../shell/policies/policies.ts';
import PolicyDialog from '../shell/policies/policy-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { useFocusOnError } from '../ui/forms/use-focus-on-error.ts';
import { Modal } from '../ui/modal.tsx';
import { type Basics, newChildErrors, toNewChild } from './basics.ts';
import { BasicsFields } from './basics-fields.tsx';
import { type Failure, FailureNotice, failureOf } from './failure.tsx';
import type { FamilyActions } from './family-actions.ts';
import styles from './new-child-dialog.module.css';
import { useSaveToast } from './use-save-toast.ts';

/** product 8.11 */
const successToastMs = 3_000;
const failureNoticeMs = 5_000;
const failed = 'Failed to add child profile';

type Props = { actions: FamilyActions; open: boolean; onOpen: (open: boolean) => void };

/** Asks for the name and age of a new child. Closing the dialog keeps the input; cancelling clears it. */
export function NewChildDialog({ actions, open, onOpen }: Props) {
	const [basics, setBasics] = useState(emptyChild);
	const [attempts, setAttempts] = useState(0);
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useTimedFailure(failureNoticeMs);
	const formId = useId();
	const showSaveToast = useSaveToast();
	const form = useFocusOnError(attempts);

	const finish = () => {
		setBasics(emptyChild());
		setAttempts(0);
		setFailure(null);
		onOpen(false);
	};
	const add = async (event: FormEvent) => {
		event.preventDefault();
		setAttempts(attempts + 1);
		if (Object.keys(newChildErrors(basics)).length > 0) return;
		setBusy(true);
		setFailure(null);
		try {
			const accepted = await actions.addChild({ ...toNewChild(basics), _id: basics.childId });
			finish();
			showSaveToast(accepted, { done: 'Child profile added successfully', failed, doneMs: successToastMs });
		} catch (error) {
			setFailure(failureOf(error, failed));
			onOpen(true);
			setAttempts((now) => now + 1);
		}
		setBusy(false);
	};
	const actionButtons = (
		<>
			<Button look="quiet" disabled={busy} onClick={finish}>
				Cancel
			</Button>
			<Button type="submit" form={formId} busy={busy}>
				{busy ? 'Adding...' : 'Add child'}
			</Button>
		</>
	);
	return (
		<Modal open={open} onClose={() => onOpen(false)} title="Add a child" size="small" actions={actionButtons}>
			<form id={formId} ref={form} className={styles.form} noValidate onSubmit={add}>
				<fieldset className={styles.fieldset} disabled={busy}>
					<BasicsFields
						basics={basics}
						fieldErrors={attempts ? newChildErrors(basics) : {}}
						highestAge={limits.childAgeMax}
						autoComplete="off"
						onChange={(part) => setBasics((now) => ({ ...now, ...part, childId: newId() }))}
					/>
				</fieldset>
				<p className={styles.hint}>
					A new profile begins with the genres Fantasy and Adventure. You can change that at any time.
				</p>
				<GuardianConsent />
				{failure && <FailureNotice failure={failure} />}
			</form>
		</Modal>
	);
}

/** The id changes with each edit, so repeating the same input after a lost answer creates one child. */
function emptyChild(): Basics & { childId: string } {
	return { name: '', age: '', childId: newId() };
}

/** A failure that disappears after this many milliseconds. */
function useTimedFailure(milliseconds: number) {
	const [failure, setFailure] = useState<Failure | null>(null);
	useEffect(() => {
		if (!failure) return;
		const timer = setTimeout(() => setFailure(null), milliseconds);
		return () => clearTimeout(timer);
	}, [failure, milliseconds]);
	return [failure, setFailure] as const;
}

/** The consent that a parent gives for a child, with both policies. */
function GuardianConsent() {
	const [reading, setReading] = useState<Policy | null>(null);
	return (
		<div className={styles.consent}>
			<p>
				By adding a child you agree, as its parent or guardian and on its behalf, to the Terms of Service and the
				Privacy Policy.
			</p>
			<div className={styles.policies}>
				{(['terms', 'privacy'] as const).map((policy) => (
					<Button key={policy} look="bare" onClick={() => setReading(policy)}>
						Read the {policies[policy].title}
					</Button>
				))}
			</div>
			<Suspense>{reading && <PolicyDialog policy={reading} onClose={() => setReading(null)} />}</Suspense>
		</div>
	);
}
