import { ButtonLink } from '../ui/button.tsx';
import styles from './create-button.module.css';

export function CreateButton() {
	return (
		<ButtonLink to="/create" icon="wand" className={styles.button}>
			Create New Story
		</ButtonLink>
	);
}
