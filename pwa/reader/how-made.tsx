import type { HowMade as Making } from '../../shared/making.ts';
import { howMade } from '../local/making.ts';
import type { NodeRow } from '../local/reading.ts';
import { Modal } from '../ui/modal.tsx';
import { Asking } from './asking.tsx';
import styles from './how-made.module.css';
import { useAnswer } from './use-answer.ts';

type Props = { node: NodeRow; number: number; onClose: () => void };

/** For a parent: who wrote, drew and spoke a chapter, what it was held to, and what was kept back or written anew. */
export default function HowMade({ node, number, onClose }: Props) {
	// What came since, a voice or another picture, was made too.
	const key = JSON.stringify([node._id, node.madeBy, node.images]);
	const { answer, problem, ask } = useAnswer(() => howMade(node), key);
	return (
		<Modal open title={`How chapter ${number} was made`} size="large" onClose={onClose}>
			{answer ? <Story making={answer} /> : <Asking what="How it was made" problem={problem} onRetry={ask} />}
		</Modal>
	);
}

function Story({ making }: { making: Making }) {
	const { storyteller, illustrator, narrator, checks, remarks } = making;
	return (
		<div className={styles.story}>
			<dl className={styles.makers}>
				<Maker what="Written by" by={storyteller} />
				<Maker what="Drawn by" by={illustrator} none="No picture yet" />
				<Maker what="Read aloud by" by={narrator} none="Not read aloud yet" />
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
						// biome-ignore lint/suspicious/noArrayIndexKey: they never change their order, and two may say the same
						<li key={index}>
							<b>{happenings[what]}</b> <time dateTime={at}>{timeOf(at)}</time>
							<span>{why}</span>
						</li>
					))}
				</ol>
			</section>
		</div>
	);
}

const happenings = { 'kept-back': 'Kept back', rewritten: 'Made again', 'stood-in': 'Stood in' } as const;

function Maker({ what, by, none = '' }: { what: string; by: Making['storyteller'] | null; none?: string }) {
	return (
		<div>
			<dt>{what}</dt>
			<dd>{by ? makerText(by) : none}</dd>
		</div>
	);
}

function makerText({ maker, model, standsIn }: Making['storyteller']): string {
	const name = maker === 'built-in' ? 'Built-in' : `AI: ${maker}`;
	const known = model && maker !== 'built-in' ? `${name}, ${model}` : name;
	return standsIn ? `${known}, which stood in` : known;
}

function timeOf(at: string): string {
	return new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
