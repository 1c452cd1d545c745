import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import styles from './checkbox.module.css';

/** A checkbox with its children as the label. Links and buttons go into `after`, not into the label. */
export function Checkbox({ children, after, className, ...rest }: ComponentProps<'input'> & { after?: ReactNode }) {
	return (
		<div className={classNames(styles.checkbox, className)}>
			<label>
				<input {...rest} type="checkbox" />
				<span className={styles.tick}>
					<Icon name="check" />
				</span>
				<span>{children}</span>
			</label>
			{after}
		</div>
	);
}
