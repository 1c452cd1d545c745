import { SelectField } from '../../ui/forms/select-field.tsx';
import styles from './report-list.module.css';

type State = 'open' | 'decided';
type Props = { state: State; onChange: (part: { state: State }) => void };

/** Filters the reports: open or decided. */
export function ReportFilter({ state, onChange }: Props) {
	return (
		<div className={styles.filter}>
			<SelectField
				label="Show"
				value={state}
				onChange={({ target }) => onChange({ state: target.value === 'decided' ? 'decided' : 'open' })}
			>
				<option value="open">Waiting for a decision</option>
				<option value="decided">Decided</option>
			</SelectField>
		</div>
	);
}
