import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useSession } from '../session/session.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { useDocumentTitle } from '../ui/screen.tsx';
import { Chapter } from './chapter.tsx';
import { storyIsGone } from './gone.ts';
import { NotReadable } from './not-readable.tsx';
import { Picture } from './picture.tsx';
import styles from './reader-screen.module.css';
import { TheEnd } from './the-end.tsx';
import { useChoosing } from './use-choosing.ts';
import { useFreshStory } from './use-fresh-story.ts';

/** A story, chapter under chapter along the path that was chosen, with what may happen next at its end. */
export default function ReaderScreen() {
	const { id = '' } = useParams();
	// Another story is another reading: nothing of the last one may stay on the screen, not even for a moment.
	return <Reading key={id} id={id} />;
}

function Reading({ id }: { id: string }) {
	const { reading, failed, isGone } = useFreshStory(id);
	const choosing = useChoosing(id);
	const { user, selectedChild } = useSession();
	useFamilyCheck(isGone || choosing.error?.sentence === storyIsGone);
	useDocumentTitle(reading?.story.title ?? 'Story');

	const [first] = reading?.path ?? [];
	const last = reading?.path.at(-1);
	if (!reading || !first || !last)
		return <NotReadable story={reading?.story ?? null} failed={failed} isGone={isGone} />;
	const { story, path } = reading;
	return (
		<article className={styles.reading} data-age-group={story.ageGroup}>
			<TitleBar title={story.title} />
			<header className={styles.titlePage}>
				<Picture node={first} of={story.title} genre={story.genre} eager />
				<h1>{story.title}</h1>
			</header>
			{path.map((node, index) => (
				<Chapter
					key={node._id}
					node={node}
					number={index + 1}
					genre={story.genre}
					isLast={node === last}
					choosing={choosing}
					showsMakers={!selectedChild && user?.role !== 'child'}
				/>
			))}
			{last.isEnding && <TheEnd title={story.title} />}
		</article>
	);
}

/** A story that is gone may have gone with the child that is acted as. */
function useFamilyCheck(isGone: boolean) {
	const { selectedChild, refreshFamily } = useSession();
	const isAsked = isGone && selectedChild !== null;
	useEffect(() => {
		if (isAsked) void refreshFamily();
	}, [isAsked, refreshFamily]);
}

/** Stays in sight. The title is read out where it stands large. */
function TitleBar({ title }: { title: string }) {
	return (
		<nav className={styles.bar} aria-label="Story">
			<ButtonLink to="/" look="bare" icon="back" className={styles.back}>
				Back to Dashboard
			</ButtonLink>
			<span className={styles.barTitle} aria-hidden="true">
				{title}
			</span>
		</nav>
	);
}
