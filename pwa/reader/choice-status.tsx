import type { ChapterRow } from '../local/library/story-view.ts';
import { ErrorReference } from '../shell/error-reference.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Vignette } from '../ui/vignette.tsx';
import type { ChoiceController } from './choice-controller.ts';
import styles from './choice-status.module.css';
import type { DeliveryStatus } from './delivery-status.ts';
import { type ChoiceEntry, refusalMessage, retryMessage } from './pending-choices.ts';

type Props = {
	node: ChapterRow;
	choosing: ChoiceController;
	pending: ChoiceEntry | null;
	refused: ChoiceEntry | null;
	standing: DeliveryStatus | null;
	focusChoice: (index: number) => void;
};

/**
 * The status of a choice: being generated, waiting, retrying or refused. While it is pending the other choices are
 * disabled until it is withdrawn. A refused one can be retried or replaced.
 */
export function ChoiceStatus({ node, choosing, pending, refused, standing, focusChoice }: Props) {
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
				{pending && standing === 'kept' && <CancelButton entry={pending} {...{ choosing, focusChoice }} />}
			</div>
			{fault?.nodeId === node._id && <Notice tone="error">{fault.sentence}</Notice>}
			{pending && standing === 'troubled' && (
				<Notice tone="error" action={<RetryingActions entry={pending} {...{ choosing, focusChoice }} />}>
					{retryMessage(pending.problem)}
					<ErrorReference of={pending.problem} />
				</Notice>
			)}
			{refused?.problem && (
				<Notice tone="error" action={<RefusedActions entry={refused} {...{ choosing, focusChoice }} />}>
					<p>You chose “{refused.deed.choice}”.</p>
					<p>{refusalMessage(refused.problem)}</p>
				</Notice>
			)}
		</>
	);
}

type ActionProps = { entry: ChoiceEntry } & Pick<Props, 'choosing' | 'focusChoice'>;

function RetryingActions(props: ActionProps) {
	return (
		<div className={styles.answers}>
			<RetryButton {...props} />
			<CancelButton {...props} />
		</div>
	);
}

function RefusedActions({ entry, choosing, focusChoice }: ActionProps) {
	const chooseAnother = () => {
		choosing.takeBack(entry);
		focusChoice(entry.deed.choiceIndex === 0 ? 1 : 0);
	};
	return (
		<div className={styles.answers}>
			<RetryButton {...{ entry, choosing, focusChoice }} />
			<Button look="bare" icon="back" onClick={chooseAnother}>
				Choose another
			</Button>
		</div>
	);
}

function RetryButton({ entry, choosing, focusChoice }: ActionProps) {
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

function CancelButton({ entry, choosing, focusChoice }: ActionProps) {
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
