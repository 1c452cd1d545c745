import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './status-badge.module.css';

/** A status on a coloured background; the colour is not needed to read it. */
export function StatusBadge({ tone, children }: { tone: 'green' | 'yellow' | 'red'; children: ReactNode }) {
	return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
