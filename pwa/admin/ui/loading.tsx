import { Spinner } from '../../ui/spinner.tsx';
import styles from './loading.module.css';

/** Stands where something will be in a moment. */
export function Loading() {
	return (
		<p role="status" className={styles.loading}>
			<Spinner />
			Loading...
		</p>
	);
}
