import type { AuditEntry } from '../../../shared/contract/admin.ts';
import { Email } from '../../ui/email.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './entry-changes.module.css';
import { fieldInWords, valueInWords } from './entry-text.ts';

/** The value of each changed field before and after. */
export function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
	const fields = Object.entries(changes);
	if (fields.length === 0) return null;
	return (
		<dl className={styles.changes}>
			{fields.map(([field, { before, after }]) => (
				<div key={field}>
					<dt>{fieldInWords(field)}</dt>
					<dd>
						<span className="visually-hidden">was </span>
						<Email>{valueInWords(before)}</Email> <Icon name="back" label="became" className={styles.arrow} />{' '}
						<strong>
							<Email>{valueInWords(after)}</Email>
						</strong>
					</dd>
				</div>
			))}
		</dl>
	);
}
