import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type AdminReport, adminCalls } from '../../../shared/contract/admin.ts';
import { send } from '../../net/http.ts';
import { reasonLabels } from '../../shell/report-reasons.ts';
import { Button } from '../../ui/button.tsx';
import { Email } from '../../ui/email.tsx';
import { type PictureSize, usePictureSources } from '../../ui/picture-sources.ts';
import { useToast } from '../../ui/toasts.tsx';
import { DateTime } from '../ui/dates.tsx';
import { RetryableFailure } from '../ui/failure.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import styles from './report-card.module.css';

const pictureSizes: readonly PictureSize[] = ['medium', 'large', 'thumbnail'];

type Props = { report: AdminReport; onDecided: () => void };

/** One report with its reporter, its chapter and the decision. */
export function ReportCard({ report, onDecided }: Props) {
	const { story, chapter, by, reason, decision, decidedAt } = report;
	const sources = usePictureSources(chapter.images, pictureSizes);
	return (
		<article className={styles.card} aria-labelledby={`report-${report._id}`}>
			<header className={styles.head}>
				<h2 id={`report-${report._id}`} className={styles.title}>
					Chapter {chapter.number} of{' '}
					<Link to={`/admin/stories/${story._id}`} dir="auto">
						{story.title || 'Untitled Story'}
					</Link>
				</h2>
				{decision && <StatusBadge tone={decision === 'shown' ? 'green' : 'red'}>{decisionTexts[decision]}</StatusBadge>}
			</header>
			<p className={styles.reason}>“{reasonLabels[reason]}”</p>
			<p className={styles.who}>
				<span dir="auto">{by.name ?? 'Somebody who is gone'}</span>
				{by.email && (
					<>
						{' '}
						(<Email>{by.email}</Email>)
					</>
				)}
				, <DateTime at={report.at} />. A story of <Email>{story.author}</Email>.
				{decidedAt && (
					<>
						{' '}
						Decided <DateTime at={decidedAt} />.
					</>
				)}
			</p>
			<details className={styles.text} open={decision === null}>
				<summary>The chapter</summary>
				{sources && <img {...sources} alt={`Scene from chapter ${chapter.number}`} loading="lazy" />}
				{chapter.title && <h3 dir="auto">{chapter.title}</h3>}
				<p dir="auto">{chapter.content}</p>
			</details>
			<DecisionButtons report={report} onDecided={onDecided} />
		</article>
	);
}

function DecisionButtons({ report, onDecided }: Props) {
	const show = useToast();
	const decision = useMutation({
		mutationFn: (decision: Decision) =>
			send(adminCalls.decideReport, { params: { id: report._id }, body: { decision } }),
		onSuccess: (_, decision) => {
			show(decision === 'shown' ? 'The chapter is shown again' : 'The chapter stays hidden', 'success');
			onDecided();
			// The card may be removed, and with it the focus.
			document.getElementById('main')?.focus({ preventScroll: true });
		},
	});
	const { isPending, variables, error } = decision;
	const decide = (which: Decision) => !isPending && decision.mutate(which);
	return (
		<>
			<div className={styles.actions}>
				{report.decision !== 'shown' && (
					<Button look="quiet" icon="check" busy={isPending && variables === 'shown'} onClick={() => decide('shown')}>
						Show again
					</Button>
				)}
				{report.decision !== 'hidden' && (
					<Button icon="lock" busy={isPending && variables === 'hidden'} onClick={() => decide('hidden')}>
						Keep hidden
					</Button>
				)}
			</div>
			{error && (
				<RetryableFailure
					sentence="Failed to save the decision. Please try again."
					error={error}
					onRetry={() => decide(variables)}
				/>
			)}
		</>
	);
}

export type Decision = NonNullable<AdminReport['decision']>;

const decisionTexts: Readonly<Record<Decision, string>> = { shown: 'Shown again', hidden: 'Kept hidden' };
