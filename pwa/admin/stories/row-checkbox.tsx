import { useEffect, useRef } from 'react';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import styles from './row-checkbox.module.css';

type Props = { label: string; checked: boolean; isIndeterminate?: boolean; onToggle: () => void };

/** A checkbox with a visually hidden label. `partly`: some of its rows are checked. */
export function RowCheckbox({ label, checked, isIndeterminate = false, onToggle }: Props) {
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (input.current) input.current.indeterminate = isIndeterminate;
	}, [isIndeterminate]);
	return (
		<Checkbox ref={input} className={styles.tick} checked={checked} onChange={onToggle}>
			<span className="visually-hidden">{label}</span>
		</Checkbox>
	);
}
