import type { ChapterReport } from '../../shared/contract/report.ts';
import { isHidden } from '../../shared/rules/is-hidden.ts';
import { enqueue } from '../local/outbox/outbox.ts';
import { useSession } from '../session/session.tsx';
import { reasonLabels } from '../shell/report-reasons.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice, type Tone } from '../ui/notice.tsx';
import { useToast } from '../ui/toasts.tsx';
import type { ReportProps } from './report-dialog.tsx';
import styles from './report-notice.module.css';

/** For a parent, above a chapter: the report and its decision until it is seen; afterwards only that it is hidden. */
export function ReportNotice({ chapter, number, view, childId }: Omit<ReportProps, 'onReported'>) {
	const { user } = useSession();
	const showToast = useToast();
	const { report } = chapter;
	if (!report) return null;
	const { id: storyId, title, authorId, authorName } = view.story;
	const hiddenFrom = authorId === user?._id ? null : authorName;
	if (report.isSeen) return isHidden(report) ? <StillHidden from={hiddenFrom} /> : null;
	const markSeen = () =>
		enqueue({ kind: 'see-report', storyId, nodeId: chapter._id, title, chapter: number }, childId).catch(() =>
			showToast('Failed to save that you have seen this. Please try again.', 'error'),
		);
	return (
		<Notice
			tone={toneOfState[report.state]}
			action={
				<Button look="quiet" icon="check" onClick={markSeen}>
					I have seen this
				</Button>
			}
		>
			{reportText(report, hiddenFrom)}
		</Notice>
	);
}

/** The same for unseen reports on other branches, with the chapter's text. */
export function ReportsElsewhere({ view, childId }: Pick<ReportProps, 'view' | 'childId'>) {
	return view.unseenReports.map((chapter) => (
		<div key={chapter._id} className={styles.elsewhere}>
			<ReportNotice chapter={chapter} number={chapter.chapterNumber} view={view} childId={childId} />
			<details>
				<summary>Read chapter {chapter.chapterNumber}, which stands on another way</summary>
				<p className={styles.text}>{chapter.content}</p>
			</details>
		</div>
	));
}

const toneOfState: Record<ChapterReport['state'], Tone> = { open: 'warning', hidden: 'info', shown: 'success' };

function reportText({ state, reason, by }: ChapterReport, hiddenFrom: string | null): string {
	const quotedReason = `“${reasonLabels[reason]}”`;
	if (state === 'shown') return `The report of this chapter (${quotedReason}) was looked at: it may be read again.`;
	if (state === 'hidden') return `The report of this chapter (${quotedReason}) was looked at: it stays hidden.`;
	const until = 'until whoever runs this server has looked at it';
	const reported = `${by ?? 'Somebody'} reported this chapter: ${quotedReason}.`;
	return `${reported} It is hidden${hiddenFrom ? ` from ${hiddenFrom}` : ''} ${until}.`;
}

function StillHidden({ from }: { from: string | null }) {
	return (
		<p className={styles.hidden}>
			<Icon name="lock" />
			{from ? `Hidden from ${from}` : 'Reported'}
		</p>
	);
}
