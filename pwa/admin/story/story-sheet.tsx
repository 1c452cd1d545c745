import { ButtonLink } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { useWayBack } from '../list/way-back.ts';
import type { AdminStory } from './admin-story.ts';
import { Deeds } from './deeds.tsx';
import { StoryContent } from './story-content.tsx';
import { StoryFacts } from './story-facts.tsx';
import styles from './story-sheet.module.css';

type Props = { story: AdminStory; onChanged: (story: AdminStory) => void; onGone: () => void };

/** A story that is there. `onGone` is told when it turns out to have been deleted meanwhile. */
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
