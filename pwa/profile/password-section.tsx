import { useState } from 'react';
import type { User } from '../../shared/contract/user.ts';
import { Button } from '../ui/button.tsx';
import { Email } from '../ui/email.tsx';
import { Panel } from '../ui/panel.tsx';
import type { FamilyActions } from './family-actions.ts';
import { PasswordDialog } from './password-dialog.tsx';
import styles from './password-section.module.css';

/** The email of the account, and a button to change the password. */
export function PasswordSection({ user, actions }: { user: User; actions: FamilyActions }) {
	const [open, setOpen] = useState(false);
	return (
		<Panel aria-labelledby="signing-in">
			<h2 id="signing-in" className={styles.heading}>
				Signing in
			</h2>
			<div className={styles.row}>
				<p>
					You sign in as{' '}
					<strong>
						<Email>{user.email ?? ''}</Email>
					</strong>
					.
				</p>
				<Button look="quiet" icon="lock" onClick={() => setOpen(true)}>
					Change password
				</Button>
			</div>
			<PasswordDialog user={user} actions={actions} open={open} onOpen={setOpen} />
		</Panel>
	);
}
