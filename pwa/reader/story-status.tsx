import type { StoryView } from '../local/library/story-view.ts';
import { useOutbox } from '../local/outbox/entries.ts';
import { userMessageOf } from '../net/request-error.ts';
import { useSession } from '../session/session.tsx';
import { ErrorReference } from '../shell/error-reference.tsx';
import { firstChapterPosition } from '../streaming/chapter-stream.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Vignette } from '../ui/vignette.tsx';
import { useDeliveryStatus } from './delivery-status.ts';
import { storyGoneMessage } from './gone.ts';
import reader from './reader-screen.module.css';
import type { ScrollAnchor } from './scroll-anchor.ts';
import styles from './story-status.module.css';
import { StreamingChapter } from './streaming-chapter.tsx';
import { unsentCreateEntry } from './use-refreshed-story.ts';

const loadFailed = 'Failed to load story. Please try again later.';

type Props = {
	id: string;
	childId: string | null;
	reading: StoryView | null | undefined;
	failed: boolean;
	isGone: boolean;
	/** Why the server did not answer with the story. */
	problem: unknown;
	readingPlace: ScrollAnchor;
};

/** The screen while there is no chapter to read: loading, generating or waiting, or the error. */
export function StoryStatus({ readingPlace, ...props }: Props) {
	const { reading, failed } = props;
	return (
		<>
			<StatusMessage {...props} />
			{reading && !failed && <FirstChapter reading={reading} readingPlace={readingPlace} />}
		</>
	);
}

/** The first chapter while it is streamed. */
function FirstChapter({ reading: { story }, readingPlace }: { reading: StoryView; readingPlace: ScrollAnchor }) {
	const { user } = useSession();
	if (!user) return null;
	return (
		<div className={reader.reading} data-age-group={story.ageGroup}>
			<StreamingChapter
				place={firstChapterPosition(story.id)}
				number={1}
				userId={user._id}
				readingPlace={readingPlace}
			/>
		</div>
	);
}

function StatusMessage({ id, childId, reading, failed, isGone, problem }: Omit<Props, 'readingPlace'>) {
	return (
		<div className={styles.middle}>
			<h1 className="visually-hidden">Story</h1>
			{failed ? (
				<LoadError {...{ id, childId, reading, isGone, problem }} />
			) : (
				<WaitingMessage reading={reading ?? null} />
			)}
			{(failed || reading) && (
				<ButtonLink to="/" look={failed ? 'primary' : 'quiet'} icon="back">
					Back to Dashboard
				</ButtonLink>
			)}
		</div>
	);
}

function WaitingMessage({ reading }: { reading: StoryView | null }) {
	const standing = useDeliveryStatus(reading && unsentCreateEntry(reading), reading?.entries ?? []);
	return (
		<div role="status" className={styles.waiting}>
			{reading ? (
				<Vignette name={standing === 'kept' ? 'lantern' : 'writing'} />
			) : (
				<Spinner className={styles.spinner} />
			)}
			<p>{reading ? waitingText(standing) : 'Loading story...'}</p>
		</div>
	);
}

function waitingText(standing: ReturnType<typeof useDeliveryStatus>): string {
	if (standing === 'kept') return 'Your story is kept. It will be written as soon as you are online again.';
	if (standing === 'troubled') return 'Your story is kept. It will be written as soon as the server can take it.';
	return 'Your story is being generated...';
}

/** A refused story is only in the outbox, with its reason. */
function LoadError({ id, childId, reading, isGone, problem }: Omit<Props, 'failed' | 'readingPlace'>) {
	const entries = useOutbox(childId);
	if (!entries) return null;
	const wish = entries.find(({ deed }) => deed.kind === 'create-story' && deed.story._id === id);
	const otherwise = isGone ? storyGoneMessage : loadFailed;
	return (
		<Notice tone="error">
			{reading?.story.error || userMessageOf(wish?.problem, otherwise)}
			<ErrorReference of={problem ?? wish?.problem} />
		</Notice>
	);
}
