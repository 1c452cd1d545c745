import type { NodeRow } from '../local/reading.ts';
import { FaultCode } from '../shell/fault-code.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Vignette } from '../ui/vignette.tsx';
import styles from './choice-panel.module.css';
import type { Choosing } from './use-choosing.ts';
import type { Standing } from './use-standing.ts';
import { type ChoiceEntry, sentenceFor, troubleIn } from './waiting-choices.ts';

type Props = {
	node: NodeRow;
	choosing: Choosing;
	pending: ChoiceEntry | null;
	refused: ChoiceEntry | null;
	standing: Standing | null;
	focusChoice: (index: number) => void;
};

/**
 * What becomes of a choice: that its chapter is being written, that it is kept for later, or why there is none. While it
 * waits the other choices are disabled until it is taken back; a refused one may be tried again, or another one chosen.
 */
export function ChoicePanel({ node, choosing, pending, refused, standing, focusChoice }: Props) {
	const { fault } = choosing;
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
				{pending && standing === 'kept' && <TakeBack entry={pending} {...{ choosing, focusChoice }} />}
			</div>
			{fault?.nodeId === node._id && <Notice tone="error">{fault.sentence}</Notice>}
			{pending && standing === 'troubled' && (
				<Notice tone="error" action={<WhileTroubled entry={pending} {...{ choosing, focusChoice }} />}>
					{troubleIn(pending.problem)}
					<FaultCode of={pending.problem} />
				</Notice>
			)}
			{refused?.problem && (
				<Notice tone="error" action={<AfterRefusal entry={refused} {...{ choosing, focusChoice }} />}>
					<p>You chose “{refused.deed.choice}”.</p>
					<p>{sentenceFor(refused.problem)}</p>
				</Notice>
			)}
		</>
	);
}

type AnswerProps = { entry: ChoiceEntry } & Pick<Props, 'choosing' | 'focusChoice'>;

function WhileTroubled(props: AnswerProps) {
	return (
		<div className={styles.answers}>
			<TryAgain {...props} />
			<TakeBack {...props} />
		</div>
	);
}

function AfterRefusal({ entry, choosing, focusChoice }: AnswerProps) {
	const chooseAnother = () => {
		choosing.takeBack(entry);
		focusChoice(entry.deed.choiceIndex === 0 ? 1 : 0);
	};
	return (
		<div className={styles.answers}>
			<TryAgain {...{ entry, choosing, focusChoice }} />
			<Button look="bare" icon="back" onClick={chooseAnother}>
				Choose another
			</Button>
		</div>
	);
}

function TryAgain({ entry, choosing, focusChoice }: AnswerProps) {
	const tryAgain = () => {
		choosing.tryAgain(entry);
		focusChoice(entry.deed.choiceIndex);
	};
	return (
		<Button look="quiet" icon="retry" onClick={tryAgain}>
			Try again
		</Button>
	);
}

function TakeBack({ entry, choosing, focusChoice }: AnswerProps) {
	const takeBack = () => {
		choosing.takeBack(entry);
		focusChoice(entry.deed.choiceIndex);
	};
	return (
		<Button look="bare" icon="back" onClick={takeBack}>
			Take it back
		</Button>
	);
}
