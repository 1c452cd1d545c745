import type { ReactNode } from 'react';
import bloom from '../art/bloom.svg';
import { useDocumentTitle } from '../ui/screen.tsx';
import { Vignette } from '../ui/vignette.tsx';
import styles from './payment-layout.module.css';

type Props = { art: 'bloom' | 'lantern' | 'cloud'; title: string; children: ReactNode; actions: ReactNode };

/** A screen with a picture, a heading, a few sentences and actions. */
export function PaymentLayout({ art, title, children, actions }: Props) {
	useDocumentTitle(title);
	return (
		<div className={styles.layout}>
			{art === 'bloom' ? (
				<img src={bloom} alt="" width={320} height={220} className={styles.bloom} />
			) : (
				<Vignette name={art} />
			)}
			<h1>{title}</h1>
			<div className={styles.text}>{children}</div>
			<div className={styles.actions}>{actions}</div>
		</div>
	);
}
