import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

/** `primary`: the one thing to do here. `quiet`: beside it. `danger`: takes something away. `bare`: among other things. */
export type ButtonLook = 'primary' | 'quiet' | 'danger' | 'bare';
type ButtonOptions = { look?: ButtonLook; icon?: IconName; wide?: boolean };

/** While `busy` it turns a spinner and takes no press; the caller says in words what is going on. */
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

/** Looks like a Button and goes somewhere. */
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

/** A round button that shows only an icon; `label` is what it is called. */
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
