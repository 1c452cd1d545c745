import type { ReactNode } from 'react';
import type { About } from '../../shared/contract/about.ts';
import styles from './support-line.module.css';

/** Whom to write to, after the words that lead there; nothing while that is not known. */
export function SupportLine({ about, children }: { about: About | null | undefined; children: ReactNode }) {
	return (
		<p className={styles.line}>
			{about && (
				<>
					{children} <a href={`mailto:${about.supportEmail}`}>{about.supportEmail}</a>
				</>
			)}
		</p>
	);
}
