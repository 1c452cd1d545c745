import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

/** `primary`: the main action. `quiet`: a secondary one. `danger`: a destructive one. `bare`: without a frame. */
export type ButtonLook = 'primary' | 'quiet' | 'danger' | 'bare';
type ButtonOptions = { look?: ButtonLook; icon?: IconName; wide?: boolean };

/** A button. While `busy` it shows a spinner and is disabled; the caller changes the label. */
export function Button({
	look = 'primary',
	icon,
	wide = false,
	busy = false,
	type = 'button',
	disabled,
	className,
	children,
	...rest
}: ComponentProps<'button'> & ButtonOptions & { busy?: boolean }) {
	return (
		<button
			{...rest}
			type={type}
			disabled={disabled || busy}
			aria-busy={busy || undefined}
			className={classNames(styles.button, styles[look], wide && styles.wide, className)}
		>
			{busy ? <Spinner /> : icon && <Icon name={icon} />}
			<span>{children}</span>
		</button>
	);
}

/** A link that looks like a button. */
export function ButtonLink({
	look = 'primary',
	icon,
	wide = false,
	className,
	children,
	...rest
}: ComponentProps<typeof Link> & ButtonOptions) {
	return (
		<Link {...rest} className={classNames(styles.button, styles[look], wide && styles.wide, className)}>
			{icon && <Icon name={icon} />}
			<span>{children}</span>
		</Link>
	);
}

/** A round button with an icon. `label` is its accessible name and tooltip. */
export function IconButton({
	icon,
	label,
	className,
	type = 'button',
	...rest
}: Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string }) {
	return (
		<button {...rest} type={type} aria-label={label} title={label} className={classNames(styles.round, className)}>
			<Icon name={icon} />
		</button>
	);
}
