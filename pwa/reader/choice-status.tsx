import type { ChapterRow } from '../local/library/story-view.ts';
import { useTellsHere } from '../local/telling/use-tells-here.ts';
import { ErrorReference } from '../shell/error-reference.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Vignette } from '../ui/vignette.tsx';
import type { ChoiceController } from './choice-controller.ts';
import styles from './choice-status.module.css';
import type { DeliveryStatus } from './delivery-status.ts';
import { refusalMessage, retryMessage } from './error-messages.ts';
import type { ChoiceEntry } from './pending-choices.ts';

type Props = {
	chapter: ChapterRow;
	controller: ChoiceController;
	pending: ChoiceEntry | null;
	refused: ChoiceEntry | null;
	deliveryStatus: DeliveryStatus | null;
	focusChoice: (index: number) => void;
};

/**
 * The status of a choice: being generated, waiting, retrying or refused. While it is pending the other choices are
 * disabled until it is withdrawn. A refused one can be retried or replaced.
 */
export function ChoiceStatus({ chapter, controller, pending, refused, deliveryStatus, focusChoice }: Props) {
	const { error } = controller;
	return (
		<>
			<div className={styles.panel}>
				<div role="status" className={styles.text}>
					{deliveryStatus === 'in progress' && (
						<>
							<Vignette name="writing" className={styles.picture} />
							<p>Generating the next part of your story...</p>
						</>
					)}
					{deliveryStatus === 'waiting' && (
						<>
							<Vignette name="lantern" className={styles.picture} />
							<p>Your choice is kept. The next chapter will be written as soon as you are online again.</p>
						</>
					)}
				</div>
				{pending && deliveryStatus === 'waiting' && (
					<div className={styles.actions}>
						<TellHereButton entry={pending} controller={controller} />
						<WithdrawButton entry={pending} {...{ controller, focusChoice }} />
					</div>
				)}
			</div>
			{error?.chapterId === chapter._id && <Notice tone="error">{error.message}</Notice>}
			{pending && deliveryStatus === 'retrying' && (
				<Notice tone="error" action={<RetryingActions entry={pending} {...{ controller, focusChoice }} />}>
					{retryMessage(pending.problem)}
					<ErrorReference of={pending.problem} />
				</Notice>
			)}
			{refused?.problem && (
				<Notice tone="error" action={<RefusedActions entry={refused} {...{ controller, focusChoice }} />}>
					<p>You chose “{refused.deed.choice}”.</p>
					<p>{refusalMessage(refused.problem)}</p>
				</Notice>
			)}
		</>
	);
}

type ActionProps = { entry: ChoiceEntry } & Pick<Props, 'controller' | 'focusChoice'>;

function RetryingActions(props: ActionProps) {
	return (
		<div className={styles.actions}>
			<RetryButton {...props} />
			<WithdrawButton {...props} />
		</div>
	);
}

function RefusedActions({ entry, controller, focusChoice }: ActionProps) {
	const chooseAnother = () => {
		controller.withdraw(entry);
		focusChoice(entry.deed.choiceIndex === 0 ? 1 : 0);
	};
	return (
		<div className={styles.actions}>
			<RetryButton {...{ entry, controller, focusChoice }} />
			<Button look="bare" icon="back" onClick={chooseAnother}>
				Choose another
			</Button>
		</div>
	);
}

function TellHereButton({ entry, controller }: Pick<ActionProps, 'entry' | 'controller'>) {
	if (!useTellsHere()) return null;
	return (
		<Button look="quiet" icon="sprout" onClick={() => controller.tellHere(entry)}>
			Tell it here now
		</Button>
	);
}

function RetryButton({ entry, controller, focusChoice }: ActionProps) {
	const retry = () => {
		controller.retry(entry);
		focusChoice(entry.deed.choiceIndex);
	};
	return (
		<Button look="quiet" icon="retry" onClick={retry}>
			Try again
		</Button>
	);
}

function WithdrawButton({ entry, controller, focusChoice }: ActionProps) {
	const withdraw = () => {
		controller.withdraw(entry);
		focusChoice(entry.deed.choiceIndex);
	};
	return (
		<Button look="bare" icon="back" onClick={withdraw}>
			Take it back
		</Button>
	);
}
