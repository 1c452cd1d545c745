import { useEffect, useRef } from 'react';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import styles from './row-checkbox.module.css';

type Props = { label: string; checked: boolean; partly?: boolean; onToggle: () => void };

/** A checkbox with a visually hidden label. `partly`: some of its rows are checked. */
export function Tick({ label, checked, partly = false, onToggle }: Props) {
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (input.current) input.current.indeterminate = partly;
	}, [partly]);
	return (
		<Checkbox ref={input} className={styles.tick} checked={checked} onChange={onToggle}>
			<span className="visually-hidden">{label}</span>
		</Checkbox>
	);
}
