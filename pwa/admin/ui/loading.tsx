import { Spinner } from '../../ui/spinner.tsx';
import styles from './loading.module.css';

/** The loading state of a screen. */
export function Loading() {
	return (
		<p role="status" className={styles.loading}>
			<Spinner />
			Loading...
		</p>
	);
}
