import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

export type Tone = 'error' | 'warning' | 'success' | 'info';

export const toneIcons: Record<Tone, IconName> = { error: 'alert', warning: 'alert', success: 'check', info: 'info' };

/** A message on the page. Screen readers announce an error at once, others politely. */
export function Notice({ tone = 'info', children, action }: { tone?: Tone; children: ReactNode; action?: ReactNode }) {
	return (
		<div className={classNames(styles.notice, styles[tone])} role={tone === 'error' ? 'alert' : 'status'}>
			<Icon name={toneIcons[tone]} />
			<div className={styles.content}>{children}</div>
			{action}
		</div>
	);
}
