import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { adminCalls } from '../../../shared/contract/admin.ts';
import type { User } from '../../../shared/contract/user.ts';
import { limits } from '../../../shared/rules/limits.ts';
import { callQuery } from '../../session/account-query-client.tsx';
import { Email } from '../../ui/email.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { minPasswordLength } from '../../ui/forms/new-password.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import styles from './user-fields.module.css';
import { maxAge, needsPassword, type UserErrors, type UserForm, withStatus } from './user-form.ts';

type Props = {
	form: UserForm;
	before: User | null;
	fieldErrors: UserErrors;
	onChange: (part: Partial<UserForm>) => void;
};

/** The fields of a user (product 2.10.6). */
export function UserFields({ form, before, fieldErrors, onChange }: Props) {
	const isChild = form.role === 'child';
	const parentId = isChild ? (before?.parentId ?? null) : null;
	return (
		<div className={styles.fields}>
			<TextField
				label="Email"
				type="email"
				autoComplete="off"
				maxLength={limits.emailLength}
				required={!isChild}
				hint={isChild ? 'A child with an email and a password can log in' : undefined}
				value={form.email}
				error={fieldErrors.email ?? null}
				onChange={({ target }) => onChange({ email: target.value })}
			/>
			<SelectField
				label="Role"
				required
				value={form.role}
				error={fieldErrors.role ?? null}
				hint={parentId && <ParentLink id={parentId} />}
				onChange={({ target }) => onChange({ role: target.value as UserForm['role'] })}
			>
				<option value="admin">Admin</option>
				<option value="parent">Parent</option>
				<option value="child">Child</option>
			</SelectField>
			<TextField
				label="Name"
				dir="auto"
				autoComplete="off"
				maxLength={limits.nameLength}
				value={form.name}
				error={fieldErrors.name ?? null}
				onChange={({ target }) => onChange({ name: target.value })}
			/>
			<TextField
				label="Age"
				type="number"
				inputMode="numeric"
				min={1}
				max={maxAge(form.role)}
				defaultValue={form.age}
				error={fieldErrors.age ?? null}
				// Invalid input has an empty value too, and must not be taken for "no age".
				onInput={({ currentTarget: { validity, value } }) => onChange({ age: validity.badInput ? 'no number' : value })}
			/>
			<TextField
				label="Password"
				type="password"
				autoComplete="new-password"
				maxLength={limits.passwordMax}
				required={needsPassword(form, before)}
				hint={passwordHint(form, before)}
				value={form.password}
				error={fieldErrors.password ?? null}
				onChange={({ target }) => onChange({ password: target.value })}
			/>
			<SubscriptionFields
				form={form}
				fieldErrors={fieldErrors}
				hasFamilyAccess={parentId !== null}
				onChange={onChange}
			/>
		</div>
	);
}

function passwordHint(form: UserForm, before: User | null): string {
	const length = `at least ${minPasswordLength(form.role)} characters`;
	if (needsPassword(form, before)) return before?.email ? `A new admin needs a new password, ${length}` : length;
	return before?.email ? 'leave blank to keep current' : `${length}, if the child logs in`;
}

/** A link to a child's parent. */
function ParentLink({ id }: { id: string }) {
	// Apart from the query of the parent's own screen, which must not begin with an older answer.
	const { data } = useQuery({ ...callQuery(adminCalls.user, { params: { id } }), queryKey: ['parent', id] });
	const parent = data?.user;
	return (
		<>
			Parent:{' '}
			<Link to={`/admin/users/${id}`} state={useLocation().state}>
				<Email>{parent ? parent.email || parent.profile.name || 'No name set' : 'Open the account'}</Email>
			</Link>
		</>
	);
}

type SubscriptionProps = {
	form: Pick<UserForm, 'status' | 'trialEnd' | 'hasLifetimeAccess'>;
	fieldErrors: UserErrors;
	/** Whether the user is a child with a parent, which has the access of its family. */
	hasFamilyAccess: boolean;
	onChange: (part: Partial<UserForm>) => void;
};

/** The fields of the subscription. */
function SubscriptionFields({ form, fieldErrors, hasFamilyAccess, onChange }: SubscriptionProps) {
	return (
		<div className={styles.subscription}>
			<SelectField
				label="Subscription status"
				disabled={hasFamilyAccess}
				hint={hasFamilyAccess ? 'A child has the access of its family' : undefined}
				error={fieldErrors.status ?? null}
				value={form.status}
				onChange={({ target }) => onChange(withStatus(form, target.value as UserForm['status'], Date.now()))}
			>
				<option value="trial">Trial</option>
				<option value="active">Active</option>
				<option value="expired">Expired</option>
			</SelectField>
			{form.status === 'trial' && !hasFamilyAccess && (
				<TextField
					label="Trial ends"
					type="datetime-local"
					max="9999-12-31T23:59"
					hint="By this device’s clock. Leave empty for a new trial"
					defaultValue={form.trialEnd}
					error={fieldErrors.trialEnd ?? null}
					onInput={({ currentTarget }) => onChange({ trialEnd: inputValue(currentTarget) })}
					// An incomplete date in an empty field fires no input event.
					onKeyUp={({ currentTarget }) => onChange({ trialEnd: inputValue(currentTarget) })}
				/>
			)}
			<Checkbox
				disabled={hasFamilyAccess}
				checked={form.hasLifetimeAccess}
				onChange={({ target }) => onChange({ hasLifetimeAccess: target.checked })}
			>
				Has Lifetime Access
			</Checkbox>
		</div>
	);
}

/** An incomplete date has an empty value too, and must not be taken for “no end”. */
function inputValue({ validity, value }: HTMLInputElement): string {
	return validity.badInput ? 'no date' : value;
}
