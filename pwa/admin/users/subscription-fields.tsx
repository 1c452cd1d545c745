import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import styles from './user-fields.module.css';
import { type UserFaults, type UserForm, withStatus } from './user-form.ts';

type Props = {
	form: Pick<UserForm, 'status' | 'trialEnd' | 'hasLifetimeAccess'>;
	faults: UserFaults;
	/** Whether the user is a child with a parent, which has the access of its family. */
	ofFamily: boolean;
	onChange: (part: Partial<UserForm>) => void;
};

/** The fields of the subscription. */
export function SubscriptionFields({ form, faults, ofFamily, onChange }: Props) {
	return (
		<div className={styles.subscription}>
			<SelectField
				label="Subscription status"
				disabled={ofFamily}
				hint={ofFamily ? 'A child has the access of its family' : undefined}
				error={faults.status ?? null}
				value={form.status}
				onChange={({ target }) => onChange(withStatus(form, target.value as UserForm['status'], Date.now()))}
			>
				<option value="trial">Trial</option>
				<option value="active">Active</option>
				<option value="expired">Expired</option>
			</SelectField>
			{form.status === 'trial' && !ofFamily && (
				<TextField
					label="Trial ends"
					type="datetime-local"
					max="9999-12-31T23:59"
					hint="By this device’s clock. Leave empty for a new trial"
					defaultValue={form.trialEnd}
					error={faults.trialEnd ?? null}
					onInput={({ currentTarget }) => onChange({ trialEnd: typedIn(currentTarget) })}
					// An incomplete date in an empty field fires no input event.
					onKeyUp={({ currentTarget }) => onChange({ trialEnd: typedIn(currentTarget) })}
				/>
			)}
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

/** An incomplete date has an empty value too, and must not be taken for “no end”. */
function typedIn({ validity, value }: HTMLInputElement): string {
	return validity.badInput ? 'no date' : value;
}
