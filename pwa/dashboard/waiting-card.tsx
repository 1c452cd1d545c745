import { Vignette } from '../ui/vignette.tsx';
import styles from './waiting-card.module.css';

/** The card of a story that is being generated. */
export function WaitingCard() {
	return (
		<div className={styles.card} role="status">
			<Vignette name="writing" className={styles.picture} />
			<p>Generating your story...</p>
		</div>
	);
}
