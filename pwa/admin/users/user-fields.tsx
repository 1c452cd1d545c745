import type { User } from '../../../shared/contract/user.ts';
import { limits } from '../../../shared/rules/limits.ts';
import { TextField } from '../../ui/forms/field.tsx';
import { minPasswordLength } from '../../ui/forms/new-password.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { ParentLink } from './parent-link.tsx';
import { SubscriptionFields } from './subscription-fields.tsx';
import styles from './user-fields.module.css';
import { highestAge, needsPassword, type UserFaults, type UserForm } from './user-form.ts';

type Props = {
	form: UserForm;
	before: User | null;
	faults: UserFaults;
	onChange: (part: Partial<UserForm>) => void;
};

/** The fields of a user (product 2.10.6). */
export function UserFields({ form, before, faults, onChange }: Props) {
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
				error={faults.email ?? null}
				onChange={({ target }) => onChange({ email: target.value })}
			/>
			<SelectField
				label="Role"
				required
				value={form.role}
				error={faults.role ?? null}
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
				error={faults.name ?? null}
				onChange={({ target }) => onChange({ name: target.value })}
			/>
			<TextField
				label="Age"
				type="number"
				inputMode="numeric"
				min={1}
				max={highestAge(form.role)}
				defaultValue={form.age}
				error={faults.age ?? null}
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
				error={faults.password ?? null}
				onChange={({ target }) => onChange({ password: target.value })}
			/>
			<SubscriptionFields form={form} faults={faults} ofFamily={parentId !== null} onChange={onChange} />
		</div>
	);
}

function passwordHint(form: UserForm, before: User | null): string {
	const length = `at least ${minPasswordLength(form.role)} characters`;
	if (needsPassword(form, before)) return before?.email ? `A new admin needs a new password, ${length}` : length;
	return before?.email ? 'leave blank to keep current' : `${length}, if the child logs in`;
}
