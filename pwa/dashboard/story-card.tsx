import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { StoryRow } from '../local/stories.ts';
import { IconButton } from '../ui/button.tsx';
import { Cover } from '../ui/cover.tsx';
import { GenreEmblem } from '../ui/genre-emblem.tsx';
import { Icon } from '../ui/icon.tsx';
import { titleCase } from '../ui/wording.ts';
import styles from './story-card.module.css';

/** What is known of this device comes after the stories are painted. */
const KeepToggle = lazy(() => import('../shell/keep-toggle.tsx'));
const SavedMark = lazy(() => import('./saved-mark.tsx'));

type Props = { story: StoryRow; showsAuthor: boolean; onDelete: () => void };

/** A story that can be read: pressing it anywhere opens it. */
export function StoryCard({ story, showsAuthor, onDelete }: Props) {
	const completed = story.status === 'completed';
	return (
		<article className={styles.card}>
			<div className={styles.picture}>
				<Cover images={story.cover} genre={story.genre} />
				<span className={completed ? styles.completed : styles.inProgress}>
					<Icon name={completed ? 'check' : 'sprout'} label={completed ? 'Completed' : 'In progress'} />
				</span>
				<Suspense>
					<SavedMark storyId={story.id} />
				</Suspense>
			</div>
			<div className={styles.words}>
				<h2 className={styles.title}>
					<Link to={`/story/${story.id}`}>{story.title}</Link>
				</h2>
				<p className={styles.genre}>
					<GenreEmblem genre={story.genre} />
					{titleCase(story.genre)}
				</p>
				{showsAuthor && <p className={styles.author}>by {story.authorName}</p>}
			</div>
			<Suspense>
				<KeepToggle storyId={story.id} title={story.title} className={styles.keep} />
			</Suspense>
			<IconButton icon="trash" label={`Delete ${story.title}`} className={styles.delete} onClick={onDelete} />
		</article>
	);
}
