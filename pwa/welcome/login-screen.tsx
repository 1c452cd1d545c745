import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSession } from '../session/session.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './welcome-form.module.css';
import { WelcomeFrame } from './welcome-frame.tsx';

export function LoginScreen() {
	const session = useSession();
	const navigate = useNavigate();
	const [busy, setBusy] = useState(false);
	const [fault, setFault] = useState<string | null>(null);

	const signIn = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		setBusy(true);
		setFault(null);
		try {
			await session.login({ email: String(form.get('email')), password: String(form.get('password')) });
			navigate('/', { replace: true });
		} catch (error) {
			setFault((error instanceof Error && error.message) || 'Failed to log in');
			setBusy(false);
		}
	};

	return (
		<WelcomeFrame tab="Sign In" title="Welcome back" lead="The story waits where you left it.">
			<form className={styles.form} onSubmit={signIn}>
				{(fault ?? session.error) && <Notice tone="error">{fault ?? session.error}</Notice>}
				<TextField label="Email" name="email" type="email" autoComplete="username" required />
				<TextField label="Password" name="password" type="password" autoComplete="current-password" required />
				<Button type="submit" wide busy={busy}>
					{busy ? 'Signing In...' : 'Sign In'}
				</Button>
			</form>
			<p className={styles.other}>
				New here? <Link to="/register">Create an account</Link>
			</p>
		</WelcomeFrame>
	);
}
