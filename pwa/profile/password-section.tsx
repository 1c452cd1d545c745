import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { User } from '../../shared/contract/user.ts';
import { userMessageOf } from '../net/http.ts';
import { Button } from '../ui/button.tsx';
import { Email } from '../ui/email.tsx';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { minPasswordLength, type NewPassword, newPasswordShape, passwordsMatch } from '../ui/forms/new-password.ts';
import { schemaResolver } from '../ui/forms/schema-resolver.ts';
import { useFocusOnError } from '../ui/forms/use-focus-on-error.ts';
import { Modal } from '../ui/modal.tsx';
import { Panel } from '../ui/panel.tsx';
import { useToast } from '../ui/toasts.tsx';
import { FailureNotice, serverFailure } from './failure.tsx';
import { type FamilyActions, isWrongPassword } from './family-actions.ts';
import styles from './password-section.module.css';
import { sessionsQuery } from './sessions-section.tsx';

/** The email of the account, and a button to change the password. */
export function PasswordSection({ user, actions }: { user: User; actions: FamilyActions }) {
	const [open, setOpen] = useState(false);
	return (
		<Panel aria-labelledby="signing-in">
			<h2 id="signing-in" className={styles.heading}>
				Signing in
			</h2>
			<div className={styles.row}>
				<p>
					You sign in as{' '}
					<strong>
						<Email>{user.email ?? ''}</Email>
					</strong>
					.
				</p>
				<Button look="quiet" icon="lock" onClick={() => setOpen(true)}>
					Change password
				</Button>
			</div>
			<PasswordDialog user={user} actions={actions} open={open} onOpen={setOpen} />
		</Panel>
	);
}

type PasswordForm = NewPassword & { current: string };

/** The form of a password change. Exported for its test. */
export function passwordSchema(role: User['role']) {
	const current = z.string().check(z.minLength(1, 'Please enter your current password'));
	return z.object({ current, ...newPasswordShape(role) }).check(passwordsMatch);
}

const notChanged = 'Failed to change the password';

type Props = { user: User; actions: FamilyActions; open: boolean; onOpen: (open: boolean) => void };

/** Asks for the current and a new password. Closing the dialog clears them. */
function PasswordDialog({ user, actions, open, onOpen }: Props) {
	const { register, handleSubmit, reset, setError, formState } = useForm<PasswordForm>({
		defaultValues: { current: '', next: '', again: '' },
		reValidateMode: 'onSubmit',
		resolver: schemaResolver(() => passwordSchema(user.role)),
	});
	const { errors } = formState;
	const [shown, setShown] = useState(false);
	const formId = useId();
	const showToast = useToast();
	const client = useQueryClient();
	const changing = useMutation({
		mutationFn: ({ current, next }: PasswordForm) =>
			actions.changePassword({ currentPassword: current, newPassword: next }),
		onSuccess: () => {
			void client.invalidateQueries(sessionsQuery);
			close();
			changing.reset();
			showToast('Password changed. All other devices have been signed out.', 'success');
		},
		onError: (error) => {
			if (isWrongPassword(error)) setError('current', { message: userMessageOf(error, notChanged) });
			onOpen(true);
		},
	});
	const { error, isPending: busy } = changing;
	const element = useFocusOnError(error);
	const close = () => {
		reset();
		// A request that was sent goes on, and its dialog may be opened again meanwhile.
		if (!busy) changing.reset();
		setShown(false);
		onOpen(false);
	};
	const actionButtons = (
		<>
			<Button look="quiet" disabled={busy} onClick={close}>
				Cancel
			</Button>
			<Button type="submit" form={formId} busy={busy}>
				{busy ? 'Saving...' : 'Change password'}
			</Button>
		</>
	);
	const field = { type: shown ? 'text' : 'password', required: true };
	return (
		<Modal open={open} onClose={close} title="Change password" size="small" actions={actionButtons}>
			<form
				id={formId}
				ref={element}
				className={styles.form}
				noValidate
				onSubmit={handleSubmit((form) => changing.mutate(form), changing.reset)}
			>
				<fieldset className={styles.fieldset} disabled={busy}>
					{/* Tells password managers which account this is. */}
					<input hidden autoComplete="username" readOnly value={user.email ?? ''} />
					<TextField
						{...register('current')}
						{...field}
						label="Current password"
						autoComplete="current-password"
						error={errors.current?.message}
					/>
					<TextField
						{...register('next')}
						{...field}
						label="New password"
						autoComplete="new-password"
						hint={`At least ${minPasswordLength(user.role)} characters`}
						error={errors.next?.message}
					/>
					<TextField
						{...register('again')}
						{...field}
						label="Confirm new password"
						autoComplete="new-password"
						error={errors.again?.message}
					/>
					<Checkbox checked={shown} onChange={(event) => setShown(event.target.checked)}>
						Show the passwords
					</Checkbox>
				</fieldset>
				{error && !isWrongPassword(error) && <FailureNotice failure={serverFailure(error, notChanged)} />}
			</form>
		</Modal>
	);
}
