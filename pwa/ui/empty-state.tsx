import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Vignette } from './vignette.tsx';

type Props = { art: 'cloud' | 'lantern' | 'sapling'; title: string; children?: ReactNode; action?: ReactNode };

/** The placeholder of an empty list: a picture, a sentence and an action. */
export function EmptyState({ art, title, children, action }: Props) {
	return (
		<section className={styles.empty}>
			<Vignette name={art} />
			<h2>{title}</h2>
			{children && <p>{children}</p>}
			{action}
		</section>
	);
}
