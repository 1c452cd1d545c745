import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Failure, FailureNotice } from '../ui/failure.tsx';
import styles from './editor-footer.module.css';

type Props = {
	/** Whether saving ends the admin's own session. */
	logsOut: boolean;
	unsaved: boolean;
	busy: boolean;
	failure: Failure | null;
	onCancel: () => void;
};

/** The result of saving, and the buttons of the form. */
export function EditorFoot({ logsOut, unsaved, busy, failure, onCancel }: Props) {
	return (
		<div className={styles.foot}>
			{logsOut && <Notice tone="warning">This is your own account. After saving you will have to log in again.</Notice>}
			{failure && <FailureNotice failure={failure} />}
			<div className={styles.row}>
				<p role="status" className={styles.unsaved}>
					{busy ? 'Saving...' : unsaved && 'Some changes are not saved yet.'}
				</p>
				<Button look="quiet" disabled={busy} onClick={onCancel}>
					Cancel
				</Button>
				<Button type="submit" icon="check" busy={busy}>
					{busy ? 'Saving...' : 'Save'}
				</Button>
			</div>
		</div>
	);
}
