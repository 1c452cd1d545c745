import { Icon } from '../ui/icon.tsx';
import styles from './offline-strip.module.css';
import { useOnline } from './use-online.ts';

/** Says, as long as it lasts, that there is no network. */
export function OfflineStrip() {
	const online = useOnline();
	return (
		<div data-late role="status">
			{!online && (
				<p className={styles.strip}>
					<Icon name="cloudOff" />
					You are offline. Your stories are still here.
				</p>
			)}
		</div>
	);
}
