import { useState } from 'react';
import { isHidden } from '../../shared/report.ts';
import { useSession } from '../session/session.tsx';
import { Button } from '../ui/button.tsx';
import styles from './report-button.module.css';
// Not when it is asked for: it must be there without a network, and where nothing is kept for that.
import { ReportDialog, type Reporting } from './report-dialog.tsx';

/** Under a chapter, quietly: the way to say that it should not be there. Not for somebody else's family, nor twice. */
export function ReportButton(props: Reporting) {
	const [open, setOpen] = useState(false);
	const { user, family } = useSession();
	const { authorId } = props.reading.story;
	const isOwn = authorId === user?._id || family.some(({ _id }) => _id === authorId);
	if (!isOwn || isHidden(props.node.report)) return null;
	return (
		<>
			<Button look="bare" icon="alert" className={styles.report} aria-haspopup="dialog" onClick={() => setOpen(true)}>
				Something is not right here
			</Button>
			{open && <ReportDialog {...props} onClose={() => setOpen(false)} />}
		</>
	);
}
