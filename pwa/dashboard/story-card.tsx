import { lazy, type MouseEventHandler, Suspense } from 'react';
import type { StoryRow } from '../local/library/stories.ts';
import { firstPaint } from '../session/first-paint.ts';
import { IconButton } from '../ui/button.tsx';
import { Cover } from '../ui/cover.tsx';
import { GenreEmblem } from '../ui/genre-emblem.tsx';
import { Icon } from '../ui/icon.tsx';
import { titleCase } from '../ui/title-case.ts';
import styles from './story-card.module.css';

/** Loaded after the first paint. */
const CardBadges = lazy(() => firstPaint.then(() => import('./card-badges.tsx')));
const KeepToggle = lazy(() => firstPaint.then(() => import('../shell/pin-toggle.tsx')));

type Props = {
	story: StoryRow;
	isAuthorShown: boolean;
	/**
	 * A reduced card for the first paint of a long list: `picture` in the first viewport, `words` below it; null for the
	 * whole card.
	 */
	draft: 'picture' | 'words' | null;
	onOpen: MouseEventHandler<HTMLAnchorElement>;
	onDelete: () => void;
};

/**
 * A readable story. The link covers the card. It is the same element in the draft, because a press is lost when its
 * element is replaced. A plain `<a>`: a router link takes twice the time to render.
 */
export function StoryCard({ story, isAuthorShown, draft, onOpen, onDelete }: Props) {
	const { id, title, genre, cover } = story;
	return (
		<article className={styles.card}>
			<div className={styles.picture}>
				<Cover images={draft === 'words' ? null : cover} genre={genre} isDraft={draft !== null} />
				{!draft && <CoverBadges story={story} />}
			</div>
			<div className={styles.text}>
				<h2 className={styles.title}>
					<a href={`/story/${id}`} onClick={onOpen}>
						{title}
					</a>
				</h2>
				<p className={styles.genre}>
					{draft ? <span className={styles.genreIcon} /> : <GenreEmblem genre={genre} />}
					{titleCase(genre)}
				</p>
				{isAuthorShown && <p className={styles.author}>by {story.authorName}</p>}
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

/** The story's status, and the late badges. */
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
