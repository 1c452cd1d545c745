import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import styles from './field.module.css';
import { Field, type FieldOptions, fieldAria } from './field.tsx';

/** A dropdown with a label. Its children are the options. */
export function SelectField({
	label,
	hint,
	error,
	hideLabel,
	className,
	children,
	...rest
}: ComponentProps<'select'> & FieldOptions) {
	const id = useId();
	return (
		<Field {...{ id, label, hint, error, hideLabel, className }}>
			<select
				{...rest}
				id={id}
				className={classNames(styles.control, styles.select)}
				{...fieldAria(id, { hint, error })}
			>
				{children}
			</select>
			<Icon name="down" className={styles.arrow} />
		</Field>
	);
}
