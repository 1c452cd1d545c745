import { type ReactNode, useEffect } from 'react';
import { classNames } from './class-names.ts';
import styles from './screen.module.css';

type Props = { title: string; subtitle?: ReactNode; actions?: ReactNode; narrow?: boolean; children: ReactNode };

/** A screen with a heading, which is also the document's title. `narrow` limits the line length. */
export function Screen({ title, subtitle, actions, narrow = false, children }: Props) {
	useDocumentTitle(title);
	return (
		<div className={classNames(styles.screen, narrow && styles.narrow)}>
			<header className={styles.header}>
				<div>
					<h1>{title}</h1>
					{subtitle && <p className={styles.subtitle}>{subtitle}</p>}
				</div>
				{actions}
			</header>
			{children}
		</div>
	);
}

/** Sets the document's title, which a screen reader announces. */
export function useDocumentTitle(title: string): void {
	useEffect(() => {
		document.title = `${title} · Everbranch`;
	}, [title]);
}
