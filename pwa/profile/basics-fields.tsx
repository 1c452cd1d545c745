import { useFormContext } from 'react-hook-form';
import { TextField } from '../ui/forms/field.tsx';
import styles from './basics-fields.module.css';
import type { Basics } from './profile-form.ts';

type Props = {
	highestAge: number;
	/** The hint below an age that this user may not change. */
	lockedAgeHint?: string | undefined;
	autoComplete: 'name' | 'off';
};

/** A name and an age in years, of the form around them. */
export function BasicsFields({ highestAge, lockedAgeHint, autoComplete }: Props) {
	const { register, formState } = useFormContext<Basics>();
	const { errors } = formState;
	return (
		<div className={styles.pair}>
			<TextField
				{...register('name', { deps: 'age' })}
				label="Name"
				dir="auto"
				autoComplete={autoComplete}
				required
				error={errors.name?.message}
			/>
			<TextField
				{...register('age')}
				label="Age"
				type="number"
				inputMode="numeric"
				min={1}
				max={highestAge}
				required
				disabled={!!lockedAgeHint}
				hint={lockedAgeHint}
				error={errors.age?.message}
			/>
		</div>
	);
}
