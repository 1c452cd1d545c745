import { Fragment, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { isHidden } from '../../shared/report.ts';
import type { NodeRow, Reading, StoryRow } from '../local/reading.ts';
import { useSession } from '../session/session.tsx';
import KeepToggle from '../shell/keep-toggle.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { useDocumentTitle } from '../ui/screen.tsx';
import { BeingWritten } from './being-written.tsx';
import { Chapter } from './chapter.tsx';
import { LastStory } from './last-story.tsx';
import { NotReadable } from './not-readable.tsx';
import { PackButton } from './pack-button.tsx';
import { Picture } from './picture.tsx';
import { PutAway } from './put-away.tsx';
import styles from './reader-screen.module.css';
import { type ReadingPlace, readingPlace } from './reading-place.ts';
import { ReportsElsewhere } from './report-notice.tsx';
import { TheEnd } from './the-end.tsx';
import { useChoosing } from './use-choosing.ts';
import { useFreshStory } from './use-fresh-story.ts';
import { useReadMark } from './use-read-mark.ts';
import { awaitedPlace, isGoneByChoice } from './waiting-choices.ts';

/** A story, chapter under chapter along the path that was chosen, with what may happen next at its end. */
export default function ReaderScreen() {
	const { id = '' } = useParams();
	const { selectedChild, lostChild } = useSession();
	// Whoever reads as a child that is removed this moment is told of the story's end, and not shown the parent view.
	const childId = (selectedChild ?? lostChild)?._id ?? null;
	if (id === 'last') return <LastStory childId={childId} />;
	// Another story, or another child, is another reading: nothing of the last one may stay, not even for a moment.
	return <StoryScreen key={`${id} ${childId}`} id={id} childId={childId} />;
}

function StoryScreen({ id, childId }: { id: string; childId: string | null }) {
	const { reading, failed, isGone, problem } = useFreshStory(id, childId);
	const choosing = useChoosing(reading, childId);
	const { user } = useSession();
	const [place] = useState(readingPlace);
	const [reported, setReported] = useState<{ nodeId: string } | null>(null);
	const [first] = reading?.path ?? [];
	const last = reading?.path.at(-1);
	// The page that is seen first is drawn first.
	const isOpened = useDeferredValue(first !== undefined, false);
	useFamilyCheck(isGone || (!!reading && isGoneByChoice(reading)));
	useDocumentTitle(reading?.story.title ?? 'Story');
	useReadMark(id, !!first);

	if (!reading || !first || !last)
		return <NotReadable {...{ id, childId, reading, failed, isGone, problem }} readingPlace={place} />;
	const { story } = reading;
	const path = isOpened ? reading.path : [first];
	const isForParents = !childId && user?.role !== 'child';
	const isPutAway = (node: NodeRow | undefined) => !isForParents && isHidden(node?.report);
	return (
		<article className={styles.reading} data-age-group={story.ageGroup}>
			<TitleBar story={story}>{isForParents && <PackButton reading={reading} />}</TitleBar>
			<header className={styles.titlePage}>
				<Picture node={first} of={story.title} genre={story.genre} eager mayRedraw={isForParents} />
				<h1>{story.title}</h1>
			</header>
			{isForParents && <ReportsElsewhere reading={reading} childId={childId} />}
			{path.map((node, index) => (
				<Fragment key={node._id}>
					{isPutAway(node) ? (
						<PutAway
							node={node}
							number={index + 1}
							before={path[index - 1]}
							reading={reading}
							choosing={choosing}
							arrival={[reported, choosing.reached].find((one) => one?.nodeId === node._id) ?? null}
						/>
					) : (
						<Chapter
							node={node}
							number={index + 1}
							reading={reading}
							childId={childId}
							isLast={node === last}
							endsHere={isPutAway(path[index + 1])}
							choosing={choosing}
							readingPlace={place}
							isForParents={isForParents}
							onReported={() => setReported({ nodeId: node._id })}
						/>
					)}
					<Awaited node={node} number={index + 2} reading={reading} readingPlace={place} />
				</Fragment>
			))}
			{isOpened && last.isEnding && <TheEnd title={story.title} />}
		</article>
	);
}

type AwaitedProps = { node: NodeRow; number: number; reading: Reading; readingPlace: ReadingPlace };

/** The chapter that was asked for after this one, as far as it is told while it is written. */
function Awaited({ node, number, reading, readingPlace }: AwaitedProps) {
	const { user } = useSession();
	const place = awaitedPlace(reading, node);
	if (!place || !user) return null;
	return <BeingWritten key={place.choiceIndex} {...{ place, number, userId: user._id, readingPlace }} />;
}

/** A story that is gone may have gone with the child that is acted as, and is to go from this device as well. */
function useFamilyCheck(isGone: boolean) {
	const { refresh } = useSession();
	useEffect(() => {
		if (isGone) refresh().catch(() => {});
	}, [isGone, refresh]);
}

/** Stays in sight. The title is read out where it stands large. */
function TitleBar({ story: { id, title }, children }: { story: StoryRow; children: ReactNode }) {
	return (
		<nav className={styles.bar} aria-label="Story">
			<ButtonLink to="/" look="bare" icon="back" className={styles.back}>
				Back to Dashboard
			</ButtonLink>
			<span className={styles.barTitle} aria-hidden="true">
				{title}
			</span>
			{children}
			<KeepToggle storyId={id} className={styles.keep} />
		</nav>
	);
}
