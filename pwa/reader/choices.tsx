import { type CSSProperties, lazy, Suspense, useRef, useState } from 'react';
import type { ChapterRow, StoryRow, StoryView } from '../local/library/story-view.ts';
import { useSession } from '../session/session.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { ChoiceController } from './choice-controller.ts';
import { type ChoiceListProps, choiceOffers } from './choice-offers.ts';
import { ChoiceStatus } from './choice-status.tsx';
import styles from './choices.module.css';
import { useDeliveryStatus } from './delivery-status.ts';
import { pendingChoice, refusedChoice } from './pending-choices.ts';

/** Without the chunk of the cards a choice can still be taken. */
const ChoiceCards = lazy(() => import('./cards/choice-cards.tsx').catch(() => ({ default: ChoiceList })));

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
	const list = useRef<HTMLDivElement>(null);
	const choose = (index: number) => {
		controller.choose(chapter, index);
		onChoose?.();
	};
	/** Takes the focus from a button that is removed by its own press. */
	const focusChoice = (index: number) => list.current?.querySelectorAll('button')[index]?.focus();
	const listProps: ChoiceListProps = {
		chapter,
		offers: choiceOffers(view, chapter, deliveryStatus, hiddenChapterId),
		story: view.story,
		labelledBy: `next-${chapter._id}`,
		onChoose: choose,
	};
	return (
		<div className={styles.choices}>
			<h3 id={listProps.labelledBy}>What happens next?</h3>
			<div ref={list}>
				{useChoicesAsPictures(view.story) ? (
					<Suspense>
						<ChoiceCards {...listProps} />
					</Suspense>
				) : (
					<ChoiceList {...listProps} />
				)}
			</div>
			<ChoiceStatus {...{ chapter, controller, pending, refused, deliveryStatus, focusChoice }} />
		</div>
	);
}

/** The choice that was taken at an earlier chapter. Another choice adds a branch and loses nothing. */
export function FormerChoice({ chapter, view, controller }: Pick<Props, 'chapter' | 'view' | 'controller'>) {
	const [opened, setOpened] = useState(false);
	const taken = chapter.choices[chapter.takenChoice ?? chapter.choices.findIndex((choice) => choice.nextNodeId)];
	const hasPendingChoice = !!(pendingChoice(view, chapter) ?? refusedChoice(view, chapter));
	const open = opened || hasPendingChoice || controller.error?.chapterId === chapter._id;
	return (
		<div className={styles.formerChoice}>
			<p className={styles.taken}>
				<Icon name="sprout" />
				<span>
					<span className="visually-hidden">You chose: </span>
					{taken?.text}
				</span>
			</p>
			<Button look="bare" aria-expanded={open} className={styles.toggle} onClick={() => setOpened(!opened)}>
				Choose another way
			</Button>
			{open && <Choices {...{ chapter, view, controller }} onChoose={() => setOpened(false)} />}
		</div>
	);
}

/** Whether the choices of a story are pictures: as its author's settings say, else for readers from 3 to 5. */
function useChoicesAsPictures({ authorId, ageGroup }: StoryRow): boolean {
	const { user, family } = useSession();
	const author = [...family, user].find((person) => person?._id === authorId);
	return author?.settings.choicesAsPictures ?? ageGroup === '3-5';
}

function ChoiceList({ offers, labelledBy, onChoose }: ChoiceListProps) {
	return (
		<ol className={styles.list} aria-labelledby={labelledBy}>
			{offers.map(({ index, text, isTaken, isRefused, isDisabled, isBusy, notes }) => (
				<li key={letterOf(index)}>
					<button
						type="button"
						className={styles.choice}
						style={
							{
								'--leaf-colour': isRefused ? 'var(--coral)' : leafColours[index % leafColours.length],
							} as CSSProperties
						}
						// `aria-disabled`, because a disabled button loses the focus and with it the reader's position.
						aria-disabled={isDisabled}
						aria-busy={isBusy || undefined}
						data-taken={isTaken || undefined}
						data-refused={isRefused || undefined}
						onClick={() => onChoose(index)}
					>
						<span className={styles.leaf} aria-hidden="true">
							{isTaken ? <TakenIcon isBusy={isBusy} /> : isRefused ? <Icon name="alert" /> : letterOf(index)}
						</span>
						<span className={styles.text}>
							{isTaken && <span className="visually-hidden">Chosen: </span>}
							{text}
							{notes.map((note) => (
								<span key={note} className={styles.note}>
									{note}
								</span>
							))}
						</span>
					</button>
				</li>
			))}
		</ol>
	);
}

function TakenIcon({ isBusy }: { isBusy: boolean }) {
	return isBusy ? <Spinner /> : <Icon name="check" />;
}
