import type { NodeRow, Reading } from '../local/reading.ts';
import { FaultCode } from '../shell/fault-code.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Vignette } from '../ui/vignette.tsx';
import styles from './choice-panel.module.css';
import type { Choosing } from './use-choosing.ts';
import type { Standing } from './use-standing.ts';
import { type ChoiceEntry, refusedChoice, sentenceFor, sentences } from './waiting-choices.ts';

type Props = {
	node: NodeRow;
	reading: Reading;
	choosing: Choosing;
	pending: ChoiceEntry | null;
	standing: Standing | null;
};

/** What becomes of a choice: that its chapter is being written, that it is kept for later, or why there is none. */
export function ChoicePanel({ node, reading, choosing, pending, standing }: Props) {
	const { fault } = choosing;
	const refused = refusedChoice(reading, node);
	return (
		<>
			<div className={styles.panel}>
				<div role="status" className={styles.words}>
					{standing === 'under way' && (
						<>
							<Vignette name="writing" className={styles.drawing} />
							<p>Generating the next part of your story...</p>
						</>
					)}
					{standing === 'kept' && (
						<>
							<Vignette name="lantern" className={styles.drawing} />
							<p>Your choice is kept. The next chapter will be written as soon as you are online again.</p>
						</>
					)}
				</div>
				{pending && standing === 'kept' && <TakeBack entry={pending} choosing={choosing} />}
			</div>
			{fault?.nodeId === node._id && <Notice tone="error">{fault.sentence}</Notice>}
			{pending && standing === 'troubled' && (
				<Notice tone="error" action={<Answers entry={pending} choosing={choosing} />}>
					{sentences.failed}
					<FaultCode of={pending.problem} />
				</Notice>
			)}
			{refused?.problem && (
				<Notice tone="error" action={<TakeBack entry={refused} choosing={choosing} />}>
					{sentenceFor(refused.problem)}
				</Notice>
			)}
		</>
	);
}

type AnswerProps = { entry: ChoiceEntry; choosing: Choosing };

function Answers({ entry, choosing }: AnswerProps) {
	return (
		<div className={styles.answers}>
			<Button look="quiet" icon="retry" onClick={() => choosing.tryAgain(entry)}>
				Try again
			</Button>
			<TakeBack entry={entry} choosing={choosing} />
		</div>
	);
}

function TakeBack({ entry, choosing }: AnswerProps) {
	return (
		<Button look="bare" icon="back" onClick={() => choosing.takeBack(entry)}>
			Take it back
		</Button>
	);
}
