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

const leafColours = ['var(--leaf)', 'var(--plum)', 'var(--coral)'];
const letterOf = (index: number) => String.fromCodePoint(65 + index);

type Props = {
	node: ChapterRow;
	reading: StoryView;
	choosing: ChoiceController;
	onTake?: () => void;
	/** The id of the hidden chapter that follows, if there is one. */
	putAway?: string;
};

/**
 * The choices of a chapter. While one is pending the others are disabled, except those whose chapter is local or
 * packed.
 */
export function Choices({ node, reading, choosing, onTake, putAway }: Props) {
	const pending = pendingChoice(reading, node);
	const standing = useDeliveryStatus(pending, reading.entries);
	const refused = refusedChoice(reading, node);
	const list = useRef<HTMLOListElement>(null);
	const take = (index: number) => {
		choosing.take(node, index);
		onTake?.();
	};
	/** Takes the focus from a button that is removed by its own press. */
	const focusChoice = (index: number) => list.current?.querySelectorAll('button')[index]?.focus();
	return (
		<div className={styles.choices}>
			<h3 id={`next-${node._id}`}>What happens next?</h3>
			<ol ref={list} className={styles.list} aria-labelledby={`next-${node._id}`}>
				{node.choices.map(({ text, nextNodeId }, choiceIndex) => {
					const isTaken = pending?.deed.choiceIndex === choiceIndex;
					const isRefused = refused?.deed.choiceIndex === choiceIndex;
					const isKnown = leadsToLocalChapter({ choiceIndex }, node, reading.localIds);
					const isPacked = !isKnown && reading.packedChoices.has(choiceKey(node._id, choiceIndex));
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
								aria-busy={(isTaken && standing === 'under way') || undefined}
								data-taken={isTaken || undefined}
								data-refused={isRefused || undefined}
								onClick={() => take(choiceIndex)}
							>
								<span className={styles.leaf} aria-hidden="true">
									{isTaken ? (
										<TakenIcon isBusy={standing === 'under way'} />
									) : isRefused ? (
										<Icon name="alert" />
									) : (
										letterOf(choiceIndex)
									)}
								</span>
								<span className={styles.words}>
									{isTaken && <span className="visually-hidden">Chosen: </span>}
									{text}
									{isKnown && (
										<span className={styles.known}>
											{nextNodeId === putAway ? 'This page is put away' : 'You have been here'}
										</span>
									)}
									{isRefused && <span className={styles.known}>This one did not work</span>}
									{isPacked && <span className={styles.known}>Packed for the journey</span>}
								</span>
							</button>
						</li>
					);
				})}
			</ol>
			<ChoiceStatus {...{ node, choosing, pending, refused, standing, focusChoice }} />
		</div>
	);
}

function TakenIcon({ isBusy }: { isBusy: boolean }) {
	return isBusy ? <Spinner /> : <Icon name="check" />;
}
