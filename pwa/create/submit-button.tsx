import { useId } from 'react';
import art from '../art/begin.svg';
import styles from './submit-button.module.css';

type Props = {
	busy: boolean;
	/** What still has to be filled in, or null. */
	missing: string | null;
};

/** The picture that is pressed to begin; under it stands what is missing, as long as something is. */
export function SubmitButton({ busy, missing }: Props) {
	const id = useId();
	return (
		<div className={styles.place}>
			<button type="submit" className={styles.button} disabled={busy || missing !== null} aria-describedby={id}>
				<img src={art} alt="" width={640} height={240} />
				<span className={styles.words}>{busy ? 'Creating your story...' : 'Create My Story'}</span>
			</button>
			<p id={id} className={styles.missing} role="status">
				{missing}
			</p>
		</div>
	);
}
