import { type ChangeEvent, type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { About } from '../../shared/contract/about.ts';
import { price } from '../../shared/contract/payment.ts';
import { useSession } from '../session/session.tsx';
import { ErrorReference } from '../shell/error-reference.tsx';
import { type Policy, policies } from '../shell/policies/policies.tsx';
import PolicyDialog from '../shell/policies/policy-dialog.tsx';
import { useAbout } from '../shell/use-about.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './register-screen.module.css';
import {
	emptyRegistration,
	failureMessage,
	needsGuardian,
	registrationError,
	toRegistration,
} from './registration-form.ts';
import formStyles from './welcome-form.module.css';
import { WelcomeFrame } from './welcome-frame.tsx';

export default function RegisterScreen() {
	const { register } = useSession();
	const navigate = useNavigate();
	const [form, setForm] = useState(emptyRegistration);
	const [busy, setBusy] = useState(false);
	const [formError, setFormError] = useState<string | null>(null);
	const [problem, setProblem] = useState<unknown>(null);

	const changeField = ({ target }: ChangeEvent<HTMLInputElement>) =>
		setForm((now) => ({ ...now, [target.name]: target.type === 'checkbox' ? target.checked : target.value }));

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const found = registrationError(form);
		setFormError(found);
		setProblem(null);
		if (found) return;
		setBusy(true);
		try {
			await register(toRegistration(form));
			navigate('/', { replace: true });
		} catch (error) {
			setFormError(failureMessage(error));
			setProblem(error);
			setBusy(false);
		}
	};

	return (
		<WelcomeFrame
			tab="Register"
			title="Plant your first story"
			lead="You choose the path, and the tree grows along it."
		>
			<SignupOffer />
			<form className={formStyles.form} onSubmit={submit}>
				<div className={styles.pair}>
					<TextField label="Name" name="name" autoComplete="name" value={form.name} onChange={changeField} />
					<TextField
						label="Age"
						name="age"
						type="number"
						min={1}
						max={100}
						inputMode="numeric"
						value={form.age}
						onChange={changeField}
					/>
				</div>
				<TextField
					label="Email"
					name="email"
					type="email"
					autoComplete="username"
					required
					value={form.email}
					onChange={changeField}
				/>
				<TextField
					label="Password"
					name="password"
					type="password"
					autoComplete="new-password"
					hint="At least 6 characters"
					required
					value={form.password}
					onChange={changeField}
				/>
				<TextField
					label="Confirm password"
					name="confirmation"
					type="password"
					autoComplete="new-password"
					value={form.confirmation}
					onChange={changeField}
				/>
				<Consent age={form.age} checked={form.consent} onChange={changeField} />
				{formError && (
					<Notice tone="error">
						{formError}
						<ErrorReference of={problem} />
					</Notice>
				)}
				<Button type="submit" wide busy={busy}>
					{busy ? 'Creating your account...' : 'Create account'}
				</Button>
			</form>
			<p className={formStyles.alternative}>
				Have an account already? <Link to="/login">Sign in</Link>
			</p>
		</WelcomeFrame>
	);
}

/** What registration grants on this server. Keeps its space while that is unknown. */
function SignupOffer() {
	const about = useAbout();
	return (
		<p className={classNames(styles.offer, !about && styles.loading)}>
			<Icon name="star" />
			<span>{about && offerText(about)}</span>
		</p>
	);
}

function offerText({ signup, payment }: About): string {
	if (signup.access === 'lifetime') return 'Lifetime access, no payment required';
	const days = `${signup.trialDays} ${signup.trialDays === 1 ? 'day' : 'days'} free`;
	return payment ? `${days}, then ${price.text} once` : `${days}, no payment required`;
}

type ConsentProps = { age: string; checked: boolean; onChange: (event: ChangeEvent<HTMLInputElement>) => void };

function Consent({ age, checked, onChange }: ConsentProps) {
	const [openPolicy, setOpenPolicy] = useState<Policy | null>(null);
	const policyButtons = (
		<div className={styles.policies}>
			{(['terms', 'privacy'] as const).map((policy) => (
				<Button key={policy} look="bare" onClick={() => setOpenPolicy(policy)}>
					Read the {policies[policy].title}
				</Button>
			))}
		</div>
	);
	return (
		<>
			<Checkbox name="consent" checked={checked} onChange={onChange} after={policyButtons}>
				{needsGuardian(age)
					? 'I am the parent or guardian, and I agree to the Terms of Service and Privacy Policy'
					: 'I agree to the Terms of Service and Privacy Policy'}
			</Checkbox>
			{openPolicy && <PolicyDialog policy={openPolicy} onClose={() => setOpenPolicy(null)} />}
		</>
	);
}
