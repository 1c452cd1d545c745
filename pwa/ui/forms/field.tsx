import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';
import styles from './field.module.css';

/** The label and messages of a form control. */
export type FieldOptions = {
	label: string;
	hint?: ReactNode;
	error?: string | null | undefined;
	hideLabel?: boolean | undefined;
	icon?: IconName;
};

/** A text input with a label. `hint` and `error` are its description. All other props go to the input. */
export function TextField({
	label,
	hint,
	error,
	hideLabel,
	icon,
	className,
	...rest
}: ComponentProps<'input'> & FieldOptions) {
	const id = useId();
	return (
		<Field {...{ id, label, hint, error, hideLabel, className }}>
			{icon && <Icon name={icon} className={styles.icon} />}
			<input
				{...rest}
				id={id}
				className={classNames(styles.control, icon && styles.withIcon)}
				{...fieldAria(id, { hint, error })}
			/>
		</Field>
	);
}

type FieldProps = Omit<FieldOptions, 'icon'> & { id: string; className?: string | undefined; children: ReactNode };

/** The label, frame and message of the control `id`, which is its child. */
export function Field({ id, label, hint, error, hideLabel, className, children }: FieldProps) {
	return (
		<div className={classNames(styles.field, className)}>
			<label htmlFor={id} className={classNames(styles.label, hideLabel && 'visually-hidden')}>
				{label}
			</label>
			<div className={styles.frame}>{children}</div>
			<FieldMessage id={`${id}-about`} hint={hint} error={error} />
		</div>
	);
}

/** The ARIA attributes of a control inside a `Field`. */
export function fieldAria(id: string, { hint, error }: Pick<FieldOptions, 'hint' | 'error'>) {
	return {
		'aria-invalid': error ? true : undefined,
		'aria-describedby': hint || error ? `${id}-about` : undefined,
	} as const;
}

/** The hint or error of a control. */
function FieldMessage({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | null | undefined }) {
	if (!hint && !error) return null;
	return (
		<p id={id} className={classNames(styles.message, error && styles.error)}>
			{error ?? hint}
		</p>
	);
}
