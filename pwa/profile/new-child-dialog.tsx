import { useMutation } from '@tanstack/react-query';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { v7 as newId } from 'uuid';
import { limits } from '../../shared/rules/limits.ts';
import { type Policy, policies } from '../shell/policies/policies.tsx';
import PolicyDialog from '../shell/policies/policy-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { schemaResolver } from '../ui/forms/schema-resolver.ts';
import { useFocusOnError } from '../ui/forms/use-focus-on-error.ts';
import { Modal } from '../ui/modal.tsx';
import { BasicsFields } from './basics-fields.tsx';
import { FailureNotice, failureOf } from './failure.tsx';
import type { FamilyActions } from './family-actions.ts';
import styles from './new-child-dialog.module.css';
import { type Basics, newChildSchema, toNewChild } from './profile-form.ts';
import { useSaveToast } from './use-save-toast.ts';

/** product 8.11 */
const successToastMs = 3_000;
const failureNoticeMs = 5_000;
const failed = 'Failed to add child profile';

type Props = { actions: FamilyActions; open: boolean; onOpen: (open: boolean) => void };

/** Asks for the name and age of a new child. Closing the dialog keeps the input; cancelling clears it. */
export function NewChildDialog({ actions, open, onOpen }: Props) {
	const form = useForm<Basics>({ defaultValues: { name: '', age: '' }, resolver: schemaResolver(newChildSchema) });
	const sent = useRef({ text: '', childId: '' });
	const formId = useId();
	const showSaveToast = useSaveToast();
	/** The same for the same input: repeated after a lost answer it creates one child. */
	const childIdFor = (basics: Basics) => {
		const text = JSON.stringify(basics);
		if (text !== sent.current.text) sent.current = { text, childId: newId() };
		return sent.current.childId;
	};
	const adding = useMutation({
		mutationFn: (basics: Basics) => actions.addChild({ ...toNewChild(basics), _id: childIdFor(basics) }),
		onSuccess: (accepted) => {
			finish();
			showSaveToast(accepted, { done: 'Child profile added successfully', failed, doneMs: successToastMs });
		},
		onError: () => onOpen(true),
	});
	const { error, isPending: busy, reset: forgetError } = adding;
	const element = useFocusOnError(error);
	useEffect(() => {
		if (!error) return;
		const timer = setTimeout(forgetError, failureNoticeMs);
		return () => clearTimeout(timer);
	}, [error, forgetError]);

	const finish = () => {
		form.reset();
		forgetError();
		sent.current = { text: '', childId: '' };
		onOpen(false);
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
			<form
				id={formId}
				ref={element}
				className={styles.form}
				noValidate
				onSubmit={form.handleSubmit((basics) => adding.mutate(basics))}
			>
				<fieldset className={styles.fieldset} disabled={busy}>
					<FormProvider {...form}>
						<BasicsFields highestAge={limits.childAgeMax} autoComplete="off" />
					</FormProvider>
				</fieldset>
				<p className={styles.hint}>
					A new profile begins with the genres Fantasy and Adventure. You can change that at any time.
				</p>
				<GuardianConsent />
				{error && <FailureNotice failure={failureOf(error, failed)} />}
			</form>
		</Modal>
	);
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
