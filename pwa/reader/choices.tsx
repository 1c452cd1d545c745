import { type CSSProperties, useRef } from 'react';
import { choiceKey, leadsToLocalChapter } from '../local/library/chapter-overlay.ts';
import type { ChapterRow, StoryView } from '../local/library/story-view.ts';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { ChoiceController } from './choice-controller.ts';
import { ChoiceStatus } from './choice-status.tsx';
import styles from './choices.module.css';
import { useDeliveryStatus } from './delivery-status.ts';
import { pendingChoice, refusedChoice } from './pending-choices.ts';

/** Stands for the title of a hidden chapter. */
export const hiddenChapterTitle = 'This page is put away';

const leafColours = ['var(--leaf)', 'var(--plum)', 'var(--coral)'];
const letterOf = (index: number) => String.fromCodePoint(65 + index);

type Props = {
	chapter: ChapterRow;
	view: StoryView;
	controller: ChoiceController;
	onChoose?: () => void;
	/** The id of the hidden chapter that follows, if there is one. */
	hiddenChapterId?: string;
};

/**
 * The choices of a chapter. While one is pending the others are disabled, except those whose chapter is local or
 * packed.
 */
export function Choices({ chapter, view, controller, onChoose, hiddenChapterId }: Props) {
	const pending = pendingChoice(view, chapter);
	const deliveryStatus = useDeliveryStatus(pending, view.entries);
	const refused = refusedChoice(view, chapter);
	const list = useRef<HTMLOListElement>(null);
	const choose = (index: number) => {
		controller.choose(chapter, index);
		onChoose?.();
	};
	/** Takes the focus from a button that is removed by its own press. */
	const focusChoice = (index: number) => list.current?.querySelectorAll('button')[index]?.focus();
	return (
		<div className={styles.choices}>
			<h3 id={`next-${chapter._id}`}>What happens next?</h3>
			<ol ref={list} className={styles.list} aria-labelledby={`next-${chapter._id}`}>
				{chapter.choices.map(({ text, nextNodeId }, choiceIndex) => {
					const isTaken = pending?.deed.choiceIndex === choiceIndex;
					const isRefused = refused?.deed.choiceIndex === choiceIndex;
					const isKnown = leadsToLocalChapter({ choiceIndex }, chapter, view.localIds);
					const isPacked = !isKnown && view.packedChoices.has(choiceKey(chapter._id, choiceIndex));
					return (
						<li key={letterOf(choiceIndex)}>
							<button
								type="button"
								className={styles.choice}
								style={
									{
										'--leaf-colour': isRefused ? 'var(--coral)' : leafColours[choiceIndex % leafColours.length],
									} as CSSProperties
								}
								// `aria-disabled`, because a disabled button loses the focus and with it the reader's position.
								aria-disabled={pending !== null && !isKnown && !isPacked}
								aria-busy={(isTaken && deliveryStatus === 'in progress') || undefined}
								data-taken={isTaken || undefined}
								data-refused={isRefused || undefined}
								onClick={() => choose(choiceIndex)}
							>
								<span className={styles.leaf} aria-hidden="true">
									{isTaken ? (
										<TakenIcon isBusy={deliveryStatus === 'in progress'} />
									) : isRefused ? (
										<Icon name="alert" />
									) : (
										letterOf(choiceIndex)
									)}
								</span>
								<span className={styles.text}>
									{isTaken && <span className="visually-hidden">Chosen: </span>}
									{text}
									{isKnown && (
										<span className={styles.note}>
											{nextNodeId === hiddenChapterId ? hiddenChapterTitle : 'You have been here'}
										</span>
									)}
									{isRefused && <span className={styles.note}>This one did not work</span>}
									{isPacked && <span className={styles.note}>Packed for the journey</span>}
								</span>
							</button>
						</li>
					);
				})}
			</ol>
			<ChoiceStatus {...{ chapter, controller, pending, refused, deliveryStatus, focusChoice }} />
		</div>
	);
}

function TakenIcon({ isBusy }: { isBusy: boolean }) {
	return isBusy ? <Spinner /> : <Icon name="check" />;
}
