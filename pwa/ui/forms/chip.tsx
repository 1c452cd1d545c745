import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import styles from './chip.module.css';

/** A toggle button: genres, traits, genders. */
export function Chip({ pressed, className, children, ...rest }: ComponentProps<'button'> & { pressed: boolean }) {
	return (
		<button {...rest} type="button" aria-pressed={pressed} className={classNames(styles.chip, className)}>
			{pressed && <Icon name="check" />}
			<span>{children}</span>
		</button>
	);
}
