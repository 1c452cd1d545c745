import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

/** A sheet of paper on the page. All other props go to the <section>. */
export function Panel({ className, ...rest }: ComponentProps<'section'>) {
	return <section {...rest} className={classNames(styles.panel, className)} />;
}
