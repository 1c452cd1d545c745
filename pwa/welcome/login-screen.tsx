import { type FormEvent, lazy, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { userMessageOf } from '../net/request-error.ts';
import { useSession } from '../session/session.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { Notice } from '../ui/notice.tsx';
import type { OneTimeLogin } from './one-time-password-screen.tsx';
import styles from './welcome-form.module.css';
import { WelcomeFrame } from './welcome-frame.tsx';

const OneTimePasswordScreen = lazy(() => import('./one-time-password-screen.tsx'));

export function LoginScreen() {
	const session = useSession();
	const navigate = useNavigate();
	const [busy, setBusy] = useState(false);
	const [formError, setFormError] = useState<string | null>(null);
	const [oneTime, setOneTime] = useState<OneTimeLogin | null>(null);

	const signIn = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		setBusy(true);
		setFormError(null);
		try {
			const password = String(form.get('password'));
			const pendingSession = await session.login({ email: String(form.get('email')), password });
			if (pendingSession) setOneTime({ session: pendingSession, password });
			else navigate('/', { replace: true });
		} catch (error) {
			setFormError(userMessageOf(error, 'Failed to log in'));
			setBusy(false);
		}
	};

	if (oneTime) return <OneTimePasswordScreen {...oneTime} />;
	return (
		<WelcomeFrame tab="Sign In" title="Welcome back" lead="The story waits where you left it.">
			<form className={styles.form} onSubmit={signIn}>
				{(formError ?? session.error) && <Notice tone="error">{formError ?? session.error}</Notice>}
				<TextField label="Email" name="email" type="email" autoComplete="username" required />
				<TextField label="Password" name="password" type="password" autoComplete="current-password" required />
				<Button type="submit" wide busy={busy}>
					{busy ? 'Signing In...' : 'Sign In'}
				</Button>
			</form>
			<p className={styles.alternative}>
				New here? <Link to="/register">Create an account</Link>
			</p>
		</WelcomeFrame>
	);
}
