import { useState } from 'react';
import type { ChapterRow, StoryView } from '../local/library/story-view.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ChoiceController } from './choice-controller.ts';
import { Choices } from './choices.tsx';
import styles from './former-choice.module.css';
import { pendingChoice, refusedChoice } from './pending-choices.ts';

type Props = { chapter: ChapterRow; view: StoryView; controller: ChoiceController };

/** The choice that was taken at an earlier chapter. Another choice adds a branch and loses nothing. */
export function FormerChoice({ chapter, view, controller }: Props) {
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
