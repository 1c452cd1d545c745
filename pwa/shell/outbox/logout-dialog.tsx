import { useState } from 'react';
import type { Entry } from '../../local/outbox/entries.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { commandText, itemCount } from './entry-text.ts';
import styles from './logout-dialog.module.css';

/** The number of entries listed by name. */
const maxListed = 5;

type Props = { entries: readonly Entry[]; onClose: () => void };

/** The confirmation before a logout deletes entries that were not sent. Says so when all have been sent meanwhile. */
export default function LogoutDialog({ entries, onClose }: Props) {
	const { logout } = useSession();
	const [busy, setBusy] = useState(false);
	const leave = () => {
		setBusy(true);
		void logout();
	};
	const actions = (
		<>
			<Button look="quiet" autoFocus onClick={onClose}>
				Stay
			</Button>
			<Button look={entries.length > 0 ? 'danger' : 'primary'} busy={busy} onClick={leave}>
				{entries.length > 0 ? 'Log out all the same' : 'Log out'}
			</Button>
		</>
	);
	return (
		<Modal open onClose={onClose} title="Log out?" size="small" actions={actions}>
			{entries.length === 0 ? (
				<p>Everything has been sent now.</p>
			) : (
				<>
					<p>
						{itemCount(entries.length)} from this device {entries.length === 1 ? 'has' : 'have'} not been sent yet, and
						will be lost with a logout:
					</p>
					<ul className={styles.list}>
						{entries.slice(0, maxListed).map((entry) => (
							<li key={entry.id}>{commandText(entry)}</li>
						))}
						{entries.length > maxListed && <li>and {entries.length - maxListed} more</li>}
					</ul>
				</>
			)}
			<p>Your stories stay at the server. The copies on this device are removed.</p>
		</Modal>
	);
}
