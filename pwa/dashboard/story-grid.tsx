import { type ComponentProps, lazy, type MouseEvent, memo, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StoryRow } from '../local/library/database.ts';
import { initialStoryCount, onscreenStoryCount } from '../local/library/library-view.ts';
import type { Entry } from '../local/outbox/commands.ts';
import { navigateSync } from '../shell/router.tsx';
import { Button } from '../ui/button.tsx';
import { Vignette } from '../ui/vignette.tsx';
import { isGenerating } from './pending-stories.ts';
import { StoryCard } from './story-card.tsx';
import styles from './story-grid.module.css';

const DeleteDialog = lazy(() => import('./delete-dialog.tsx'));
const FailedCard = lazy(() => import('./failed-card.tsx'));
const UnsentCard = lazy(() => import('./unsent-card.tsx'));
const TellHereButton = lazy(() => import('./tell-here-button.tsx'));

/** Cards per page. A small tablet needs too long for a thousand at once. */
const pageSize = initialStoryCount;
const skeletons = [...'abcdef'];

type Props = {
	stories: readonly StoryRow[];
	/** Unsent outbox entries by story id. */
	unsent: ReadonlyMap<string, Entry>;
	/** Whether a story is awaited that is not in the list yet. */
	isExpected: boolean;
	/** The child whose stories these are. Null for the whole family; then each card has its author. */
	childId: string | null;
	/** Whether the cards are drafts. The whole cards follow after the first paint. */
	isDraft: boolean;
};

/** Memoized: typing in the search field must not render the cards again. */
export const StoryGrid = memo(function StoryGrid({ stories, unsent, isExpected, childId, isDraft }: Props) {
	const [shown, setShown] = useState(pageSize);
	const [deleting, setDeleting] = useState<StoryRow | null>(null);
	const navigate = useNavigate();
	const onOpen = (event: MouseEvent<HTMLAnchorElement>) => openStory(event, navigate);
	const isOffscreen = (index: number) => index >= onscreenStoryCount;
	const draftOf = (index: number) => (isDraft ? (isOffscreen(index) ? 'words' : 'picture') : null);
	return (
		<section aria-label="Stories" className={styles.container}>
			{/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to some screen readers */}
			<ul role="list" className={styles.grid} onPointerDown={(event) => prefetchPressed(event.target, childId)}>
				{isExpected && (
					<li>
						<WaitingCard />
					</li>
				)}
				{stories.slice(0, shown).map((story, index) => (
					<li key={story.id} data-offscreen={isOffscreen(index) || undefined}>
						{card(
							{ story, isAuthorShown: childId === null, draft: draftOf(index), onOpen, onDelete: setDeleting },
							unsent.get(story.id),
						)}
					</li>
				))}
			</ul>
			{stories.length > shown && (
				<Button look="quiet" icon="down" className={styles.more} onClick={() => setShown(shown + pageSize)}>
					Show more stories
				</Button>
			)}
			<Suspense>{deleting && <DeleteDialog story={deleting} onClose={() => setDeleting(null)} />}</Suspense>
		</section>
	);
});

/** Starts reading the story when the pointer goes down: a press takes longer than the read. */
function prefetchPressed(target: EventTarget, childId: string | null): void {
	const address = target instanceof Element && target.closest('a')?.pathname;
	const [, id] = (address && /^\/story\/([^/]+)$/.exec(address)) || [];
	if (id)
		void import('../local/library/story-view.ts').then(({ preloadStory }) => preloadStory(id, childId)).catch(() => {});
}

/** Navigates within the app. With a modifier key the browser opens the link. */
function openStory(event: MouseEvent<HTMLAnchorElement>, navigate: (address: string) => void): void {
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	event.preventDefault();
	const { pathname } = event.currentTarget;
	navigateSync(() => navigate(pathname));
}

/** Six placeholder cards (product 2.4.3). */
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

type CardProps = Omit<ComponentProps<typeof StoryCard>, 'onDelete'> & {
	onDelete: (story: StoryRow) => void;
};

function card(props: CardProps, entry: Entry | undefined) {
	const { story, onDelete } = props;
	if (isGenerating(story.status))
		return entry?.problem ? <Unsent story={story} entry={entry} /> : <WaitingCard story={story} entry={entry} />;
	if (story.status !== 'failed') return <MemoStoryCard {...props} />;
	return (
		<Suspense fallback={<WaitingCard />}>
			<FailedCard story={story} entry={entry} onDelete={() => onDelete(story)} />
		</Suspense>
	);
}

/** Any change in the library reads all rows again, which must not render every card again. */
const MemoStoryCard = memo(function StoryCardContent({ onDelete, ...seen }: CardProps) {
	return <StoryCard {...seen} onDelete={() => onDelete(seen.story)} />;
}, hasSameContent);

function hasSameContent(one: CardProps, other: CardProps): boolean {
	const seen = ({ story, isAuthorShown, draft }: CardProps) => {
		const { id, title, genre, status, authorName, cover, unseen, isFavourite = false } = story;
		return [id, title, genre, status, authorName, cover?.thumbnail, unseen, isFavourite, isAuthorShown, draft].join(
			'\n',
		);
	};
	return one.onDelete === other.onDelete && seen(one) === seen(other);
}

function Unsent(props: { story: StoryRow; entry: Entry }) {
	return (
		<Suspense fallback={<WaitingCard />}>
			<UnsentCard {...props} />
		</Suspense>
	);
}

type WaitingProps = { story?: StoryRow; entry?: Entry | undefined };

/** The card of a story that is being generated. */
function WaitingCard({ story, entry }: WaitingProps) {
	return (
		<div className={styles.waitingCard} role="status">
			<Vignette name="writing" className={styles.waitingPicture} />
			<p>Generating your story...</p>
			<Suspense>{story && <TellHereButton story={story} entry={entry} />}</Suspense>
		</div>
	);
}
