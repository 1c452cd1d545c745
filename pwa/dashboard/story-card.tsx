import { lazy, type MouseEventHandler, Suspense } from 'react';
import type { StoryRow } from '../local/library/stories.ts';
import { firstPaint } from '../session/first-paint.ts';
import { IconButton } from '../ui/button.tsx';
import { Cover } from '../ui/cover.tsx';
import { GenreEmblem } from '../ui/genre-emblem.tsx';
import { Icon } from '../ui/icon.tsx';
import { titleCase } from '../ui/title-case.ts';
import styles from './story-card.module.css';

/** What is known of this device comes after the stories are painted. */
const CardBadges = lazy(() => firstPaint.then(() => import('./card-badges.tsx')));
const KeepToggle = lazy(() => firstPaint.then(() => import('../shell/pin-toggle.tsx')));

type Props = {
	story: StoryRow;
	showsAuthor: boolean;
	/** As little of it as says which story it is, for the moment in which many cards are drawn; `picture` where it is seen. */
	draft: 'picture' | 'words' | null;
	onOpen: MouseEventHandler<HTMLAnchorElement>;
	onDelete: () => void;
};

/**
 * A story that can be read: pressing it anywhere opens it. The link is the same element in the draft, or a finger that is on
 * it would lose it when the rest is drawn; a router's own would cost the draft twice the time.
 */
export function StoryCard({ story, showsAuthor, draft, onOpen, onDelete }: Props) {
	const { id, title, genre, cover } = story;
	return (
		<article className={styles.card}>
			<div className={styles.picture}>
				<Cover images={draft === 'words' ? null : cover} genre={genre} isDraft={draft !== null} />
				{!draft && <CoverBadges story={story} />}
			</div>
			<div className={styles.words}>
				<h2 className={styles.title}>
					<a href={`/story/${id}`} onClick={onOpen}>
						{title}
					</a>
				</h2>
				<p className={styles.genre}>
					{draft ? <span className={styles.sign} /> : <GenreEmblem genre={genre} />}
					{titleCase(genre)}
				</p>
				{showsAuthor && <p className={styles.author}>by {story.authorName}</p>}
			</div>
			{!draft && (
				<>
					<Suspense>
						<KeepToggle storyId={id} title={title} className={styles.keep} />
					</Suspense>
					<IconButton icon="trash" label={`Delete ${title}`} className={styles.delete} onClick={onDelete} />
				</>
			)}
		</article>
	);
}

/** How far it is, and what else is known of it here. */
function CoverBadges({ story }: { story: StoryRow }) {
	const completed = story.status === 'completed';
	return (
		<>
			<span className={completed ? styles.completed : styles.inProgress}>
				<Icon name={completed ? 'check' : 'sprout'} label={completed ? 'Completed' : 'In progress'} />
			</span>
			<Suspense>
				<CardBadges story={story} />
			</Suspense>
		</>
	);
}
