import { useState } from 'react';
import type { ReportReason } from '../../shared/contract/report.ts';
import type { ChapterRow, StoryView } from '../local/library/story-view.ts';
import { enqueue } from '../local/outbox/outbox.ts';
import { useSession } from '../session/session.tsx';
import { reasonOptions } from '../shell/report-reasons.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { Notice } from '../ui/notice.tsx';
import { useToast } from '../ui/toasts.tsx';
import styles from './report-dialog.module.css';

export type ReportProps = {
	chapter: ChapterRow;
	/** The chapter's number on the path, from 1. */
	number: number;
	view: StoryView;
	/** The selected child. */
	childId: string | null;
	onReported: () => void;
};

type Props = ReportProps & { onClose: () => void };

/** Reports a chapter and hides it: on this device at once, on the server through the outbox. */
export function ReportDialog({ chapter, number, view, childId, onReported, onClose }: Props) {
	const { user } = useSession();
	const isChild = childId !== null || user?.role === 'child';
	const [reason, setReason] = useState<ReportReason | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const showToast = useToast();
	const report = async () => {
		if (!reason) return setProblem('Please choose what is not right.');
		const { id: storyId, title } = view.story;
		const command = { kind: 'report-chapter', storyId, nodeId: chapter._id, title, chapter: number, reason } as const;
		try {
			await enqueue(command, childId);
			showToast(
				isChild ? 'Thank you for telling. The page is put away.' : 'Thank you. It will be looked at.',
				'success',
			);
			onClose();
			onReported();
		} catch {
			setProblem('This could not be written down. Please tell a grown-up.');
		}
	};
	const actions = (
		<>
			<Button look="quiet" onClick={onClose}>
				Cancel
			</Button>
			<Button onClick={() => void report()}>{isChild ? 'Put it away' : 'Report'}</Button>
		</>
	);
	return (
		<Modal open title="What is not right here?" actions={actions} onClose={onClose}>
			<p>{consequenceText(isChild, view.story.authorId === user?._id, view.story.authorName)}</p>
			<fieldset className={styles.reasons}>
				<legend className="visually-hidden">What is not right here?</legend>
				{reasonOptions.map(({ reason: one, label }) => (
					<label key={one} className={styles.reason}>
						<input
							type="radio"
							name="reason"
							checked={reason === one}
							onChange={() => {
								setReason(one);
								setProblem(null);
							}}
						/>
						<span>{label}</span>
					</label>
				))}
			</fieldset>
			{problem && <Notice tone="error">{problem}</Notice>}
		</Modal>
	);
}

function consequenceText(isChild: boolean, isOwn: boolean, author: string): string {
	if (isChild) return 'Tell us, and the page is put away at once. A grown-up will look at it.';
	const whoReviews = 'Whoever runs this server looks at it and tells you what becomes of it.';
	return isOwn ? whoReviews : `It is hidden from ${author} at once; you can still read it here. ${whoReviews}`;
}
