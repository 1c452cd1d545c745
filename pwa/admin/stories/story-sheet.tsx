import { ButtonLink } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { useWayBack } from '../list/return-to-list.ts';
import { Deeds } from './story-actions.tsx';
import type { AdminStory } from './story-calls.ts';
import { StoryContent } from './story-content.tsx';
import { StoryFacts } from './story-details.tsx';
import styles from './story-sheet.module.css';

type Props = { story: AdminStory; onChanged: (story: AdminStory) => void; onGone: () => void };

/** A loaded story. `onGone` is called when it turns out to be deleted. */
export function StorySheet({ story, onChanged, onGone }: Props) {
	const list = useWayBack('/admin/stories');
	return (
		<div className={styles.sheet}>
			<Screen
				title={story.title}
				actions={
					<ButtonLink to={list} look="bare" icon="back">
						Back to Stories
					</ButtonLink>
				}
			>
				<Deeds story={story} list={list} onChanged={onChanged} onGone={onGone} />
				<StoryFacts story={story} />
				<StoryContent entries={story.content} />
			</Screen>
		</div>
	);
}
