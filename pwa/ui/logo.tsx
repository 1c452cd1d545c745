import { classNames } from './class-names.ts';
import styles from './logo.module.css';

/** The logo. Decorative: the name is beside it. */
export function Logo({ className }: { className?: string | undefined }) {
	return <img src="/logo.svg" alt="" width={64} height={64} className={classNames(styles.logo, className)} />;
}

export function Wordmark({ className }: { className?: string | undefined }) {
	return (
		<span className={classNames(styles.wordmark, className)}>
			<Logo />
			<span>Everbranch</span>
		</span>
	);
}
