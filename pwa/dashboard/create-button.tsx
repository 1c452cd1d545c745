import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './create-button.module.css';

/** Goes to /create, or to /upgrade for those whose trial is over. On narrow screens `floating` is the one that is seen. */
export function CreateButton({ open, floating = false }: { open: boolean; floating?: boolean }) {
	return (
		<ButtonLink
			to={open ? '/create' : '/upgrade'}
			icon="wand"
			className={classNames(styles.button, floating ? styles.floating : styles.fixed)}
		>
			{floating ? 'Create A Story' : 'Create New Story'}
		</ButtonLink>
	);
}
