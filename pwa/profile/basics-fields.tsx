import { TextField } from '../ui/forms/field.tsx';
import type { Basics, BasicsErrors } from './basics.ts';
import styles from './basics-fields.module.css';

type Props = {
	basics: Basics;
	fieldErrors: BasicsErrors;
	highestAge: number;
	/** The hint below an age that this user may not change. */
	lockedAgeHint?: string | undefined;
	autoComplete: 'name' | 'off';
	onChange: (part: Partial<Basics>) => void;
};

/** A name and an age in years. */
export function BasicsFields({ basics, fieldErrors, highestAge, lockedAgeHint, autoComplete, onChange }: Props) {
	return (
		<div className={styles.pair}>
			<TextField
				label="Name"
				dir="auto"
				autoComplete={autoComplete}
				required
				value={basics.name}
				error={fieldErrors.name ?? null}
				onChange={(event) => onChange({ name: event.target.value })}
			/>
			<TextField
				label="Age"
				type="number"
				inputMode="numeric"
				min={1}
				max={highestAge}
				required
				disabled={!!lockedAgeHint}
				hint={lockedAgeHint}
				value={basics.age}
				error={fieldErrors.age ?? null}
				onChange={(event) => onChange({ age: event.target.value })}
			/>
		</div>
	);
}
