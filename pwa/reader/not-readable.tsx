import { useOutbox } from '../local/entries.ts';
import type { Reading } from '../local/reading.ts';
import { sentenceOf } from '../net/call-error.ts';
import { useSession } from '../session/session.tsx';
import { FaultCode } from '../shell/fault-code.tsx';
import { firstPlaceOf } from '../telling/telling.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Vignette } from '../ui/vignette.tsx';
import { BeingWritten } from './being-written.tsx';
import { storyIsGone } from './gone.ts';
import styles from './not-readable.module.css';
import reader from './reader-screen.module.css';
import type { ReadingPlace } from './reading-place.ts';
import { wishOf } from './use-fresh-story.ts';
import { useStanding } from './use-standing.ts';

const loadFailed = 'Failed to load story. Please try again later.';

type Props = {
	id: string;
	childId: string | null;
	reading: Reading | null | undefined;
	failed: boolean;
	isGone: boolean;
	/** Why the server did not give it, if it did not. */
	problem: unknown;
	readingPlace: ReadingPlace;
};

/** Instead of a story: that it is loading, that it is still being made or waits to be, or why there is none. */
export function NotReadable({ readingPlace, ...props }: Props) {
	const { reading, failed } = props;
	return (
		<>
			<Why {...props} />
			{reading && !failed && <FirstChapter reading={reading} readingPlace={readingPlace} />}
		</>
	);
}

/** As far as it is told while it is written. */
function FirstChapter({ reading: { story }, readingPlace }: { reading: Reading; readingPlace: ReadingPlace }) {
	const { user } = useSession();
	if (!user) return null;
	return (
		<div className={reader.reading} data-age-group={story.ageGroup}>
			<BeingWritten place={firstPlaceOf(story.id)} number={1} userId={user._id} readingPlace={readingPlace} />
		</div>
	);
}

function Why({ id, childId, reading, failed, isGone, problem }: Omit<Props, 'readingPlace'>) {
	return (
		<div className={styles.middle}>
			<h1 className="visually-hidden">Story</h1>
			{failed ? <WhyNot {...{ id, childId, reading, isGone, problem }} /> : <Waiting reading={reading ?? null} />}
			{(failed || reading) && (
				<ButtonLink to="/" look={failed ? 'primary' : 'quiet'} icon="back">
					Back to Dashboard
				</ButtonLink>
			)}
		</div>
	);
}

function Waiting({ reading }: { reading: Reading | null }) {
	const standing = useStanding(reading && wishOf(reading), reading?.entries ?? []);
	return (
		<div role="status" className={styles.waiting}>
			{reading ? (
				<Vignette name={standing === 'kept' ? 'lantern' : 'writing'} />
			) : (
				<Spinner className={styles.spinner} />
			)}
			<p>{reading ? sentenceFor(standing) : 'Loading story...'}</p>
		</div>
	);
}

function sentenceFor(standing: ReturnType<typeof useStanding>): string {
	if (standing === 'kept') return 'Your story is kept. It will be written as soon as you are online again.';
	if (standing === 'troubled') return 'Your story is kept. It will be written as soon as the server can take it.';
	return 'Your story is being generated...';
}

/** A wish that the server refused is no story any more: what it said is known from the outbox. */
function WhyNot({ id, childId, reading, isGone, problem }: Omit<Props, 'failed' | 'readingPlace'>) {
	const entries = useOutbox(childId);
	if (!entries) return null;
	const wish = entries.find(({ deed }) => deed.kind === 'create-story' && deed.story._id === id);
	const otherwise = isGone ? storyIsGone : loadFailed;
	return (
		<Notice tone="error">
			{reading?.story.error || sentenceOf(wish?.problem, otherwise)}
			<FaultCode of={problem ?? wish?.problem} />
		</Notice>
	);
}
