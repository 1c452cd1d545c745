import { Fragment } from 'react';
import styles from './email.module.css';
import { emailParts } from './email-parts.ts';

/**
 * A text that is an email or, where there is none, a name. An email breaks only before its `@` and after its dots, hyphens,
 * underscores and plus signs; a part that is wider than the line ends in an ellipsis. Pointing at it shows all of it.
 */
export function Email({ children: text }: { children: string }) {
	const parts = emailParts(text);
	if (!parts) return <span dir="auto">{text}</span>;
	return (
		<span dir="auto" title={text} className={styles.email}>
			{parts.map((part, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change their order
				<Fragment key={index}>
					{index > 0 && <wbr />}
					{part}
				</Fragment>
			))}
		</span>
	);
}
