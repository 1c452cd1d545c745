import { Suspense, useState } from 'react';
import { isHidden } from '../../shared/rules/is-hidden.ts';
import type { ChapterRow } from '../local/library/story-view.ts';
import { useSession } from '../session/session.tsx';
import { lazyOptional } from '../shell/lazy.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import styles from './about-chapter.module.css';
// Not lazy: reporting must work offline, also without a service worker.
import { ReportDialog, type ReportProps } from './report-dialog.tsx';

const ProvenanceDialog = lazyOptional(() => import('./provenance-dialog.tsx'));

type Props = ReportProps & {
	/** Whether the reader is a parent, who sees the credits and how the chapter was made. */
	isForParents: boolean;
};

/**
 * The info button of a chapter and its dialog: credits, provenance and reporting. Renders nothing if none of them is
 * permitted.
 */
export function AboutChapter({ isForParents, ...reportProps }: Props) {
	const [open, setOpen] = useState<'about' | 'how' | 'report' | null>(null);
	const canReport = useCanReport(reportProps);
	const { chapter, number } = reportProps;
	if (!isForParents && !canReport) return null;
	const title = `About chapter ${number}`;
	return (
		<>
			<IconButton
				icon="info"
				label={title}
				className={styles.button}
				aria-haspopup="dialog"
				aria-expanded={open === 'about'}
				onClick={() => setOpen('about')}
			/>
			{open === 'about' && (
				<Modal
					open
					title={title}
					size="small"
					// The browser fires `close` late, when the next dialog may be open.
					onClose={() => setOpen((now) => (now === 'about' ? null : now))}
				>
					<div className={styles.about}>
						{isForParents && <Credits chapter={chapter} />}
						{isForParents && (
							<Button look="quiet" icon="wand" wide onClick={() => setOpen('how')}>
								How this chapter was made
							</Button>
						)}
						{canReport && (
							<Button look="quiet" icon="alert" wide aria-haspopup="dialog" onClick={() => setOpen('report')}>
								Something is not right here
							</Button>
						)}
					</div>
				</Modal>
			)}
			{open === 'how' && (
				<Suspense>
					<ProvenanceDialog chapter={chapter} number={number} onClose={() => setOpen(null)} />
				</Suspense>
			)}
			{open === 'report' && <ReportDialog {...reportProps} onClose={() => setOpen(null)} />}
		</>
	);
}

/** Whether the chapter belongs to the reader's family and is not hidden already. */
function useCanReport({ chapter, view }: Pick<ReportProps, 'chapter' | 'view'>): boolean {
	const { user, family } = useSession();
	const { authorId } = view.story;
	const isOwn = authorId === user?._id || family.some(({ _id }) => _id === authorId);
	return isOwn && !isHidden(chapter.report);
}

function Credits({ chapter: { madeBy } }: { chapter: ChapterRow }) {
	const { storyteller, illustrator, narrator, toldOn } = madeBy;
	return (
		// biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to some screen readers
		<ul role="list" className={styles.credits}>
			<li>
				Story: {makerName(storyteller)}
				{toldOn && ', told on a tablet'}
			</li>
			{illustrator && <li>Picture: {makerName(illustrator)}</li>}
			{narrator && <li>Voice: {makerName(narrator)}</li>}
		</ul>
	);
}

function makerName(maker: string): string {
	return maker === 'built-in' ? 'built-in' : `made with AI (${maker})`;
}
