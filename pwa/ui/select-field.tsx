import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { type Around, Field, told } from './field.tsx';
import { Icon } from './icon.tsx';

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
		<Field {...{ id, label, hint, error, hideLabel, className }}>
			<select {...rest} id={id} className={classNames(styles.control, styles.select)} {...told(id, { hint, error })}>
				{children}
			</select>
			<Icon name="down" className={styles.arrow} />
		</Field>
	);
}
