import type { Provenance } from '../../shared/contract/stories.ts';
import type { ChapterRow } from '../local/library/story-view.ts';
import { fetchProvenance } from '../net/story-requests.ts';
import { Modal } from '../ui/modal.tsx';
import { creditText } from './credit-text.ts';
import styles from './provenance-dialog.module.css';
import { ServerAnswerStatus, useServerAnswer } from './server-answer.tsx';

type Props = { chapter: ChapterRow; number: number; onClose: () => void };

/** For a parent: who made each part of a chapter, the checks, and what was refused or rewritten. */
export default function ProvenanceDialog({ chapter, number, onClose }: Props) {
	// A later narration or picture changes the provenance.
	const key = JSON.stringify([chapter._id, chapter.madeBy, chapter.images]);
	const { answer, problem, retry } = useServerAnswer(() => fetchProvenance(chapter), key);
	return (
		<Modal open title={`How chapter ${number} was made`} size="large" onClose={onClose}>
			{answer ? (
				<ProvenanceDetails provenance={answer} />
			) : (
				<ServerAnswerStatus subject="How it was made" problem={problem} onRetry={retry} />
			)}
		</Modal>
	);
}

function ProvenanceDetails({ provenance }: { provenance: Provenance }) {
	const { storyteller, illustrator, narrator, checks, remarks, told } = provenance;
	return (
		<div className={styles.content}>
			<dl className={styles.credits}>
				<Credit subject="Written by" credit={storyteller} />
				{told && <ToldOn told={told} />}
				<Credit subject="Drawn by" credit={illustrator} emptyText="No picture yet" />
				<Credit subject="Read aloud by" credit={narrator} emptyText="Not read aloud yet" />
			</dl>
			{checks.length > 0 && (
				<section>
					<h3>What was checked</h3>
					<ul className={styles.checks}>
						{checks.map((check) => (
							<li key={check}>{check}</li>
						))}
					</ul>
				</section>
			)}
			<section>
				<h3>What happened on the way</h3>
				{remarks.length === 0 && <p>Nothing was kept back, and nothing had to be written again.</p>}
				<ol className={styles.remarks}>
					{remarks.map(({ what, why, at }, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: their order is fixed, and two may be equal
						<li key={index}>
							<b>{remarkLabels[what]}</b> <time dateTime={at}>{formatTime(at)}</time>
							<span>{why}</span>
						</li>
					))}
				</ol>
			</section>
		</div>
	);
}

function ToldOn({ told: { at } }: { told: NonNullable<Provenance['told']> }) {
	return (
		<div>
			<dt>Told on</dt>
			<dd>
				A tablet without network, <time dateTime={at}>{formatTime(at)}</time>
			</dd>
		</div>
	);
}

const remarkLabels = { 'kept-back': 'Kept back', rewritten: 'Made again', 'stood-in': 'Stood in' } as const;

function Credit({
	subject,
	credit,
	emptyText = '',
}: {
	subject: string;
	credit: Provenance['storyteller'] | null;
	emptyText?: string;
}) {
	return (
		<div>
			<dt>{subject}</dt>
			<dd>{credit ? creditText(credit) : emptyText}</dd>
		</div>
	);
}

function formatTime(at: string): string {
	return new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
