import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { familyCalls } from '../../shared/contract/family.ts';
import type { Session } from '../../shared/contract/user.ts';
import { RequestError, send } from '../net/http.ts';
import { useSession } from '../session/session.tsx';
import { ErrorReference } from '../shell/error-reference.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { minPasswordLength, type NewPassword, newPasswordErrors } from '../ui/forms/new-password.ts';
import { useFocusOnError } from '../ui/forms/use-focus-on-error.ts';
import { Notice } from '../ui/notice.tsx';
import styles from './welcome-form.module.css';
import { WelcomeFrame } from './welcome-frame.tsx';

/** A session that this device has not stored, and the one-time password that opened it. */
export type OneTimeLogin = { session: Session; password: string };

const explanation = 'You signed in with a one-time password. It opens nothing until you have chosen your own.';

/** Shown after a login with a one-time password. The session starts when the password is changed. */
export default function OneTimePasswordScreen({ session, password }: OneTimeLogin) {
	const { replaceSession } = useSession();
	const navigate = useNavigate();
	const [form, setForm] = useState<NewPassword>({ next: '', again: '' });
	const [fieldErrors, setFieldErrors] = useState<Partial<NewPassword>>({});
	const [failure, setFailure] = useState<unknown>(null);
	const [busy, setBusy] = useState(false);
	const [shown, setShown] = useState(false);
	const [attempts, setAttempts] = useState(0);
	const element = useFocusOnError(attempts);
	const { user, token } = session;
	useEffect(() => element.current?.querySelector<HTMLElement>('[autocomplete=new-password]')?.focus(), [element]);

	const changePassword = async (event: FormEvent) => {
		event.preventDefault();
		const errors = validate(form, password, session);
		setFieldErrors(errors);
		setFailure(null);
		if (Object.keys(errors).length > 0) return setAttempts(attempts + 1);
		setBusy(true);
		try {
			const body = { currentPassword: password, newPassword: form.next };
			await replaceSession(await send(familyCalls.changePassword, { body }, token));
			navigate('/', { replace: true });
		} catch (error) {
			if (error instanceof RequestError && error.code === 'invalid-input') setFieldErrors({ next: error.message });
			else setFailure(error);
			setBusy(false);
			setAttempts(attempts + 1);
		}
	};
	const field = { type: shown ? 'text' : 'password', autoComplete: 'new-password', required: true };
	return (
		<WelcomeFrame tab="Choose your password" title="Choose your password" lead={explanation}>
			<form ref={element} className={styles.form} noValidate onSubmit={changePassword}>
				<fieldset className={styles.fieldset} disabled={busy} aria-describedby="lead">
					<legend className="visually-hidden">Choose your password</legend>
					{failure !== null && (
						<Notice tone="error">
							<p>{(failure instanceof RequestError && failure.message) || 'Failed to change the password'}</p>
							<ErrorReference of={failure} />
						</Notice>
					)}
					{/* Tells password managers which account this is. */}
					<input hidden autoComplete="username" readOnly value={user.email ?? ''} />
					<TextField
						{...field}
						label="New password"
						hint={`At least ${minPasswordLength(user.role)} characters`}
						value={form.next}
						error={fieldErrors.next ?? null}
						onChange={({ target }) => setForm({ ...form, next: target.value })}
					/>
					<TextField
						{...field}
						label="Confirm new password"
						value={form.again}
						error={fieldErrors.again ?? null}
						onChange={({ target }) => setForm({ ...form, again: target.value })}
					/>
					<Checkbox checked={shown} onChange={({ target }) => setShown(target.checked)}>
						Show the passwords
					</Checkbox>
					<Button type="submit" wide busy={busy}>
						{busy ? 'Saving...' : 'Change password'}
					</Button>
				</fieldset>
			</form>
			<p className={styles.alternative}>
				{/* A plain link: reloading the page drops the session. */}
				Another account? <a href="/login">Sign in again</a>
			</p>
		</WelcomeFrame>
	);
}

function validate(form: NewPassword, oneTime: string, { user }: Session): Partial<NewPassword> {
	if (form.next === oneTime) return { next: 'Choose another password than the one-time password' };
	return newPasswordErrors(form, user.role);
}
