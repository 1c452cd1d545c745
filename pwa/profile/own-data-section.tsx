import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { exportEndpoint } from '../../shared/contract/endpoints.ts';
import type { User } from '../../shared/contract/user.ts';
import { download } from '../net/download.ts';
import { saveFile } from '../shell/save-file.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { useToast } from '../ui/toasts.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { type Failure, FailureNotice, failureOf } from './failure.tsx';
import type { FamilyActions } from './family-actions.ts';
import styles from './own-data-section.module.css';
import { Receipts } from './receipts.tsx';

type Props = { user: User; family: readonly User[]; actions: FamilyActions };

/** Export and deletion of the family's data. */
export function OwnDataSection({ user, family, actions }: Props) {
	const [deleting, setDeleting] = useState(false);
	return (
		<Panel aria-labelledby="own-data">
			<h2 id="own-data" className={styles.heading}>
				Your data
			</h2>
			<ExportRow />
			<div className={styles.row}>
				<p>Deleting the account takes everything off this server for good, your children’s stories too.</p>
				<Button look="quiet" icon="trash" onClick={() => setDeleting(true)}>
					Delete account
				</Button>
			</div>
			<Receipts />
			<DeleteAccountDialog user={user} family={family} actions={actions} open={deleting} onOpen={setDeleting} />
		</Panel>
	);
}

function ExportRow() {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);
	const button = useRef<HTMLButtonElement>(null);
	const showToast = useToast();
	const exportData = async () => {
		setBusy(true);
		setFailure(null);
		try {
			saveFile(await download(exportEndpoint.path, 'application/zip'));
			showToast('Your data is in your downloads', 'success');
		} catch (error) {
			setFailure(failureOf(error, 'Failed to download your data'));
		}
		flushSync(() => setBusy(false));
		// The disabled button lost the focus.
		if (document.activeElement === document.body) button.current?.focus();
	};
	return (
		<>
			<div className={styles.row}>
				<p>One archive with all that is kept about you and your children: settings, stories, pictures and narration.</p>
				<Button ref={button} look="quiet" icon="download" busy={busy} onClick={exportData}>
					{busy ? 'Downloading...' : 'Download your data'}
				</Button>
			</div>
			<p role="status" className={styles.status}>
				{busy && 'Your archive is being packed. A large one takes a while.'}
			</p>
			{failure && <FailureNotice failure={failure} />}
		</>
	);
}
