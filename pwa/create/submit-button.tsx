import { useId } from 'react';
import art from '../art/begin.svg';
import styles from './submit-button.module.css';

type Props = {
	busy: boolean;
	/** The first missing input as a sentence, or null. */
	missing: string | null;
};

/** The submit button of the form, as a picture. The sentence below it names what is missing. */
export function SubmitButton({ busy, missing }: Props) {
	const id = useId();
	return (
		<div className={styles.container}>
			<button type="submit" className={styles.button} disabled={busy || missing !== null} aria-describedby={id}>
				<img src={art} alt="" width={640} height={240} />
				<span className={styles.label}>{busy ? 'Creating your story...' : 'Create My Story'}</span>
			</button>
			<p id={id} className={styles.missing} role="status">
				{missing}
			</p>
		</div>
	);
}
