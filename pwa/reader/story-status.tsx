import type { StoryView } from '../local/library/story-view.ts';
import { useOutbox } from '../local/outbox/entries.ts';
import { userMessageOf } from '../net/request-error.ts';
import { useSession } from '../session/session.tsx';
import { ErrorReference } from '../shell/error-reference.tsx';
import { firstChapterPosition } from '../streaming/chapter-stream.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Vignette } from '../ui/vignette.tsx';
import { useDeliveryStatus } from './delivery-status.ts';
import { storyGoneMessage } from './error-messages.ts';
import readerStyles from './reader-screen.module.css';
import type { ScrollAnchor } from './scroll-anchor.ts';
import styles from './story-status.module.css';
import { StreamingChapter } from './streaming-chapter.tsx';
import { unsentCreateEntry } from './use-refreshed-story.ts';

const loadFailed = 'Failed to load story. Please try again later.';

type Props = {
	id: string;
	childId: string | null;
	view: StoryView | null | undefined;
	hasFailed: boolean;
	isGone: boolean;
	/** Why the server did not answer with the story. */
	problem: unknown;
	scrollAnchor: ScrollAnchor;
};

/** The screen while there is no chapter to read: loading, generating or waiting, or the error. */
export function StoryStatus({ scrollAnchor, ...props }: Props) {
	const { view, hasFailed } = props;
	return (
		<>
			<StatusMessage {...props} />
			{view && !hasFailed && <FirstChapter view={view} scrollAnchor={scrollAnchor} />}
		</>
	);
}

/** The first chapter while it is streamed. */
function FirstChapter({ view: { story }, scrollAnchor }: { view: StoryView; scrollAnchor: ScrollAnchor }) {
	const { user } = useSession();
	if (!user) return null;
	return (
		<div className={readerStyles.reading} data-age-group={story.ageGroup}>
			<StreamingChapter
				position={firstChapterPosition(story.id)}
				number={1}
				userId={user._id}
				scrollAnchor={scrollAnchor}
			/>
		</div>
	);
}

function StatusMessage({ id, childId, view, hasFailed, isGone, problem }: Omit<Props, 'scrollAnchor'>) {
	return (
		<div className={classNames(styles.content, !hasFailed && !view && styles.loading)}>
			<h1 className="visually-hidden">Story</h1>
			{hasFailed ? <LoadError {...{ id, childId, view, isGone, problem }} /> : <WaitingMessage view={view ?? null} />}
			{(hasFailed || view) && (
				<ButtonLink to="/" look={hasFailed ? 'primary' : 'quiet'} icon="back">
					Back to Dashboard
				</ButtonLink>
			)}
		</div>
	);
}

function WaitingMessage({ view }: { view: StoryView | null }) {
	const deliveryStatus = useDeliveryStatus(view && unsentCreateEntry(view), view?.entries ?? []);
	return (
		<div role="status" className={styles.waiting}>
			{view ? (
				<Vignette name={deliveryStatus === 'waiting' ? 'lantern' : 'writing'} />
			) : (
				<Spinner className={styles.spinner} />
			)}
			<p>{view ? waitingText(deliveryStatus) : 'Loading story...'}</p>
		</div>
	);
}

function waitingText(deliveryStatus: ReturnType<typeof useDeliveryStatus>): string {
	if (deliveryStatus === 'waiting') return 'Your story is kept. It will be written as soon as you are online again.';
	if (deliveryStatus === 'retrying') return 'Your story is kept. It will be written as soon as the server can take it.';
	return 'Your story is being generated...';
}

/** A refused story is only in the outbox, with its reason. */
function LoadError({ id, childId, view, isGone, problem }: Omit<Props, 'hasFailed' | 'scrollAnchor'>) {
	const entries = useOutbox(childId);
	if (!entries) return null;
	const entry = entries.find(({ deed }) => deed.kind === 'create-story' && deed.story._id === id);
	const fallback = isGone ? storyGoneMessage : loadFailed;
	return (
		<Notice tone="error">
			{view?.story.error || userMessageOf(entry?.problem, fallback)}
			<ErrorReference of={problem ?? entry?.problem} />
		</Notice>
	);
}
