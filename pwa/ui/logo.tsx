import { classNames } from './class-names.ts';
import styles from './logo.module.css';

/** The twig that grows from an open book and forks into a leaf and a star. Decoration: the name stands beside it. */
export function Logo({ className }: { className?: string | undefined }) {
	return <img src="/logo.svg" alt="" width={64} height={64} className={classNames(styles.logo, className)} />;
}

/** Logo and name. */
export function Wordmark({ className }: { className?: string | undefined }) {
	return (
		<span className={classNames(styles.wordmark, className)}>
			<Logo />
			<span>Everbranch</span>
		</span>
	);
}
