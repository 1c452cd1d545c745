import { type ReactNode, useEffect } from 'react';
import { classNames } from './class-names.ts';
import styles from './screen.module.css';

type Props = { title: string; subtitle?: ReactNode; actions?: ReactNode; narrow?: boolean; children: ReactNode };

/** The content of a screen under its heading, which is also the document's title. `narrow` keeps lines short for reading. */
export function Screen({ title, subtitle, actions, narrow = false, children }: Props) {
	useDocumentTitle(title);
	return (
		<div className={classNames(styles.screen, narrow && styles.narrow)}>
			<header className={styles.head}>
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

/** Names the browser's tab after the screen; a screen reader says it on arrival. */
export function useDocumentTitle(title: string): void {
	useEffect(() => {
		document.title = `${title} · Everbranch`;
	}, [title]);
}
