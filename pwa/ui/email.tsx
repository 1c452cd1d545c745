import { Fragment } from 'react';
import styles from './email.module.css';

/**
 * An email or, if the text is none, a name. An email breaks only before `@` and after dots, hyphens, underscores and
 * plus signs. A part wider than the line is truncated; the tooltip has the whole text.
 */
export function Email({ children: text }: { children: string }) {
	const parts = emailParts(text);
	if (!parts) return <span dir="auto">{text}</span>;
	return (
		<span dir="auto" title={text} className={styles.email}>
			{parts.map((part, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts is fixed
				<Fragment key={index}>
					{index > 0 && <wbr />}
					{part}
				</Fragment>
			))}
		</span>
	);
}

/** The parts of an email between which a line may break, or null if the text is not an email. */
export function emailParts(text: string): string[] | null {
	if (!/^\S+@\S+$/.test(text)) return null;
	return text.match(/@?[^@.+_-]*[.+_-]+|@?[^@.+_-]+|@/g);
}
