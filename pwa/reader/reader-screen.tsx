import { useDeferredValue, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useSession } from '../session/session.tsx';
import KeepToggle from '../shell/keep-toggle.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { useDocumentTitle } from '../ui/screen.tsx';
import { Chapter } from './chapter.tsx';
import { LastStory } from './last-story.tsx';
import { NotReadable } from './not-readable.tsx';
import { Picture } from './picture.tsx';
import styles from './reader-screen.module.css';
import { TheEnd } from './the-end.tsx';
import { useChoosing } from './use-choosing.ts';
import { useFreshStory } from './use-fresh-story.ts';
import { useReadMark } from './use-read-mark.ts';
import { isGoneByChoice } from './waiting-choices.ts';

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
	const { reading, failed, isGone } = useFreshStory(id, childId);
	const choosing = useChoosing(reading, childId);
	const { user } = useSession();
	const [first] = reading?.path ?? [];
	const last = reading?.path.at(-1);
	// The page that is seen first is drawn first.
	const isOpened = useDeferredValue(first !== undefined, false);
	useFamilyCheck(isGone || (!!reading && isGoneByChoice(reading)));
	useDocumentTitle(reading?.story.title ?? 'Story');
	useReadMark(id, !!first);

	if (!reading || !first || !last) return <NotReadable {...{ id, childId, reading, failed, isGone }} />;
	const { story } = reading;
	const path = isOpened ? reading.path : [first];
	return (
		<article className={styles.reading} data-age-group={story.ageGroup}>
			<TitleBar id={id} title={story.title} />
			<header className={styles.titlePage}>
				<Picture node={first} of={story.title} genre={story.genre} eager />
				<h1>{story.title}</h1>
			</header>
			{path.map((node, index) => (
				<Chapter
					key={node._id}
					node={node}
					number={index + 1}
					reading={reading}
					childId={childId}
					isLast={node === last}
					choosing={choosing}
					showsMakers={!childId && user?.role !== 'child'}
				/>
			))}
			{isOpened && last.isEnding && <TheEnd title={story.title} />}
		</article>
	);
}

/** A story that is gone may have gone with the child that is acted as, and is to go from this device as well. */
function useFamilyCheck(isGone: boolean) {
	const { refresh } = useSession();
	useEffect(() => {
		if (isGone) refresh().catch(() => {});
	}, [isGone, refresh]);
}

/** Stays in sight. The title is read out where it stands large. */
function TitleBar({ id, title }: { id: string; title: string }) {
	return (
		<nav className={styles.bar} aria-label="Story">
			<ButtonLink to="/" look="bare" icon="back" className={styles.back}>
				Back to Dashboard
			</ButtonLink>
			<span className={styles.barTitle} aria-hidden="true">
				{title}
			</span>
			<KeepToggle storyId={id} className={styles.keep} />
		</nav>
	);
}
