import { Checkbox } from '../../ui/checkbox.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './user-fields.module.css';
import type { UserForm } from './user-form.ts';

type Props = {
	form: Pick<UserForm, 'status' | 'hasLifetimeAccess'>;
	fault: string | undefined;
	/** A child with a parent has the access of its family, and none of its own. */
	ofFamily: boolean;
	onChange: (part: Partial<UserForm>) => void;
};

/** What access the user has. */
export function SubscriptionFields({ form, fault, ofFamily, onChange }: Props) {
	return (
		<div className={styles.subscription}>
			<SelectField
				label="Subscription status"
				disabled={ofFamily}
				hint={ofFamily ? 'A child has the access of its family' : undefined}
				error={fault ?? null}
				value={form.status}
				onChange={({ target }) => onChange({ status: target.value as UserForm['status'] })}
			>
				<option value="trial">Trial</option>
				<option value="active">Active</option>
				<option value="expired">Expired</option>
			</SelectField>
			<Checkbox
				disabled={ofFamily}
				checked={form.hasLifetimeAccess}
				onChange={({ target }) => onChange({ hasLifetimeAccess: target.checked })}
			>
				Has Lifetime Access
			</Checkbox>
		</div>
	);
}
