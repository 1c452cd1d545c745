import { lazy, memo, Suspense, useState } from 'react';
import type { StoryRow } from '../local/stories.ts';
import { Button } from '../ui/button.tsx';
import { isWaiting } from './ready-watch.ts';
import { StoryCard } from './story-card.tsx';
import styles from './story-grid.module.css';
import { WaitingCard } from './waiting-card.tsx';

const DeleteDialog = lazy(() => import('./delete-dialog.tsx'));
const FailedCard = lazy(() => import('./failed-card.tsx'));

/** So many cards at a time: a thousand at once take a small tablet's breath away. */
const page = 60;
const skeletons = [...'abcdef'];

type Props = {
	stories: readonly StoryRow[];
	/** Whether a story is being made that is not among them yet. */
	expected: boolean;
	showsAuthor: boolean;
};

/** Drawn anew only for other stories, not for each letter that is typed into the search. */
export const StoryGrid = memo(function StoryGrid({ stories, expected, showsAuthor }: Props) {
	const [shown, setShown] = useState(page);
	const [leaving, setLeaving] = useState<StoryRow | null>(null);
	return (
		<section aria-label="Stories" className={styles.around}>
			{/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to some screen readers */}
			<ul role="list" className={styles.grid}>
				{expected && (
					<li>
						<WaitingCard />
					</li>
				)}
				{stories.slice(0, shown).map((story) => (
					<li key={story.id}>{card(story, showsAuthor, () => setLeaving(story))}</li>
				))}
			</ul>
			{stories.length > shown && (
				<Button look="quiet" icon="down" className={styles.more} onClick={() => setShown(shown + page)}>
					Show more stories
				</Button>
			)}
			<Suspense>{leaving && <DeleteDialog story={leaving} onClose={() => setLeaving(null)} />}</Suspense>
		</section>
	);
});

/** Six places where stories will be (product.md §9). */
export function SkeletonGrid() {
	return (
		<div role="status">
			<span className="visually-hidden">Loading stories…</span>
			<div className={styles.grid} aria-hidden="true">
				{skeletons.map((name) => (
					<div key={name} className={styles.skeleton} />
				))}
			</div>
		</div>
	);
}

function card(story: StoryRow, showsAuthor: boolean, onDelete: () => void) {
	if (isWaiting(story.status)) return <WaitingCard />;
	if (story.status !== 'failed') return <StoryCard story={story} showsAuthor={showsAuthor} onDelete={onDelete} />;
	return (
		<Suspense fallback={<WaitingCard />}>
			<FailedCard story={story} onDelete={onDelete} />
		</Suspense>
	);
}
