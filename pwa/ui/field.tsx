import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon, type IconName } from './icon.tsx';

type Around = { label: string; hint?: ReactNode; error?: string | null; hideLabel?: boolean; icon?: IconName };

/** A labelled text input; `hint` and `error` are read out with it. All other props go to the input. */
export function TextField({
	label,
	hint,
	error,
	hideLabel,
	icon,
	className,
	...rest
}: ComponentProps<'input'> & Around) {
	const id = useId();
	return (
		<div className={classNames(styles.field, className)}>
			<label htmlFor={id} className={classNames(styles.label, hideLabel && 'visually-hidden')}>
				{label}
			</label>
			<div className={styles.frame}>
				{icon && <Icon name={icon} className={styles.icon} />}
				<input
					{...rest}
					id={id}
					className={classNames(styles.control, icon && styles.withIcon)}
					aria-invalid={error ? true : undefined}
					aria-describedby={hint || error ? `${id}-about` : undefined}
				/>
			</div>
			<About id={`${id}-about`} hint={hint} error={error} />
		</div>
	);
}

/** A labelled dropdown; the options are its children. */
export function SelectField({
	label,
	hint,
	error,
	hideLabel,
	className,
	children,
	...rest
}: ComponentProps<'select'> & Around) {
	const id = useId();
	return (
		<div className={classNames(styles.field, className)}>
			<label htmlFor={id} className={classNames(styles.label, hideLabel && 'visually-hidden')}>
				{label}
			</label>
			<div className={styles.frame}>
				<select
					{...rest}
					id={id}
					className={classNames(styles.control, styles.select)}
					aria-invalid={error ? true : undefined}
					aria-describedby={hint || error ? `${id}-about` : undefined}
				>
					{children}
				</select>
				<Icon name="down" className={styles.arrow} />
			</div>
			<About id={`${id}-about`} hint={hint} error={error} />
		</div>
	);
}

function About({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | null | undefined }) {
	if (!hint && !error) return null;
	return (
		<p id={id} className={classNames(styles.about, error && styles.error)}>
			{error ?? hint}
		</p>
	);
}
