import { classNames } from './class-names.ts';
import styles from './spinner.module.css';

/** A spinner in the current text colour. The text beside it says what is loading. */
export function Spinner({ className }: { className?: string | undefined }) {
	return (
		<svg viewBox="0 0 24 24" aria-hidden="true" className={classNames(styles.spinner, className)}>
			<circle cx="12" cy="12" r="9" opacity=".25" />
			<path d="M12 3a9 9 0 0 1 9 9" />
		</svg>
	);
}
