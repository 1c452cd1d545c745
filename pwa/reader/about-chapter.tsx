import { Suspense, useState } from 'react';
import { isHidden } from '../../shared/report.ts';
import type { NodeRow } from '../local/reading.ts';
import { useSession } from '../session/session.tsx';
import { lazyExtra } from '../shell/lazy-extra.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import styles from './about-chapter.module.css';
// Not loaded on demand: a report must be possible without a network, and where no service worker keeps the app's parts.
import { ReportDialog, type Reporting } from './report-dialog.tsx';

const HowMade = lazyExtra(() => import('./how-made.tsx'));

type Props = Reporting & {
	/** Who made the chapter, and how, is for parents. */
	isForParents: boolean;
};

/**
 * The button at a chapter's head, and the dialog behind it: who made the chapter, how it was made, and the way to
 * report it. Renders nothing when the reader may use none of these.
 */
export function AboutChapter({ isForParents, ...reporting }: Props) {
	const [open, setOpen] = useState<'about' | 'how' | 'report' | null>(null);
	const mayReport = useMayReport(reporting);
	const { node, number } = reporting;
	if (!isForParents && !mayReport) return null;
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
					// The close event of a dialog arrives later, when the next one may be open.
					onClose={() => setOpen((now) => (now === 'about' ? null : now))}
				>
					<div className={styles.about}>
						{isForParents && <Makers node={node} />}
						{isForParents && (
							<Button look="quiet" icon="wand" wide onClick={() => setOpen('how')}>
								How this chapter was made
							</Button>
						)}
						{mayReport && (
							<Button look="quiet" icon="alert" wide aria-haspopup="dialog" onClick={() => setOpen('report')}>
								Something is not right here
							</Button>
						)}
					</div>
				</Modal>
			)}
			{open === 'how' && (
				<Suspense>
					<HowMade node={node} number={number} onClose={() => setOpen(null)} />
				</Suspense>
			)}
			{open === 'report' && <ReportDialog {...reporting} onClose={() => setOpen(null)} />}
		</>
	);
}

/** Whether the chapter can be reported: it is of the reader's own family, and not hidden by an earlier report. */
function useMayReport({ node, reading }: Pick<Reporting, 'node' | 'reading'>): boolean {
	const { user, family } = useSession();
	const { authorId } = reading.story;
	const isOwn = authorId === user?._id || family.some(({ _id }) => _id === authorId);
	return isOwn && !isHidden(node.report);
}

function Makers({ node: { madeBy } }: { node: NodeRow }) {
	const { storyteller, illustrator, narrator } = madeBy;
	return (
		// biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to some screen readers
		<ul role="list" className={styles.makers}>
			<li>Story: {nameOf(storyteller)}</li>
			{illustrator && <li>Picture: {nameOf(illustrator)}</li>}
			{narrator && <li>Voice: {nameOf(narrator)}</li>}
		</ul>
	);
}

function nameOf(maker: string): string {
	return maker === 'built-in' ? 'built-in' : `made with AI (${maker})`;
}
