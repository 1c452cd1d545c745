import { Fragment, lazy, useDeferredValue, useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { isHidden } from '../../shared/rules/is-hidden.ts';
import { lastReadStoryId, recordRead } from '../local/library/story-state.ts';
import type { ChapterRow, StoryView } from '../local/library/story-view.ts';
import { loadTelling } from '../local/telling/load-telling.ts';
import { holdStoryOpen } from '../local/telling/settle-stories.ts';
import { useTellsHere } from '../local/telling/use-tells-here.ts';
import { useSession } from '../session/session.tsx';
import { classNames } from '../ui/class-names.ts';
import { useDocumentTitle } from '../ui/screen.tsx';
import { Chapter } from './chapter.tsx';
import { type Arrival, useChoiceController, useOptimisticView } from './choice-controller.ts';
import { useLook } from './comfort/use-comfort.ts';
import { HiddenChapter } from './hidden-chapter.tsx';
import { awaitedPosition, isStoryGone } from './pending-choices.ts';
import { Picture } from './picture.tsx';
import { StoryAudio, StoryPlayerProvider } from './player/story-audio.tsx';
import styles from './reader-screen.module.css';
import { RefusedChapters } from './refused-chapters.tsx';
import { ReportsElsewhere } from './report-notice.tsx';
import { createScrollAnchor, type ScrollAnchor } from './scroll-anchor.ts';
import { StoryStatus } from './story-status.tsx';
import { StreamingChapter } from './streaming-chapter.tsx';
import { TheEnd } from './the-end.tsx';
import { TitleBar } from './title-bar.tsx';
import { useRefreshedStory } from './use-refreshed-story.ts';

const StoryMap = lazy(() => import('./map/story-map.tsx'));
const Gamebook = lazy(() => import('./keepsakes/gamebook.tsx'));

const parts = { story: StoryScreen, map: StoryMap, gamebook: Gamebook };

/** Milliseconds after which the next chapters are told ahead: the chapter's own picture comes first. */
const aheadDelay = 1_500;

/** A story: the chapters along the taken choices, and the choices of the last one; or its map; or it as a gamebook. */
export default function ReaderScreen({ part = 'story' }: { part?: keyof typeof parts }) {
	const { id = '' } = useParams();
	const { selectedChild, removedChild } = useSession();
	// A child that was just deleted on another device stays selected here, so that the parent view does not appear.
	const childId = (selectedChild ?? removedChild)?._id ?? null;
	if (id === 'last') return <LastReadStory childId={childId} />;
	// Remounts for another story or child: no state of the last one may stay, not for one frame.
	const Screen = parts[part];
	return (
		<StoryPlayerProvider key={`${id} ${childId}`}>
			<Screen id={id} childId={childId} />
		</StoryPlayerProvider>
	);
}

function StoryScreen({ id, childId }: { id: string; childId: string | null }) {
	const { view: stored, hasFailed, isGone, problem } = useRefreshedStory(id, childId);
	const { view, show } = useOptimisticView(stored, childId);
	const arrival = useLocation().state as Arrival | null;
	const controller = useChoiceController(view, childId, arrival?.chapterId ? arrival : null, show);
	const { user } = useSession();
	const [scrollAnchor] = useState(createScrollAnchor);
	const [reported, setReported] = useState<{ chapterId: string } | null>(null);
	const [first] = view?.path ?? [];
	const last = view?.path.at(-1);
	// The first chapter renders first, the others deferred.
	const isOpened = useDeferredValue(first !== undefined, false);
	useFamilyCheck(isGone || (!!view && isStoryGone(view)));
	useDocumentTitle(view?.story.title ?? 'Story');
	useMarkRead(id, !!first);
	useHoldOpen(id);
	const { look, attributes } = useLook();

	if (!view || !first || !last)
		return <StoryStatus {...{ id, childId, view, hasFailed, isGone, problem }} scrollAnchor={scrollAnchor} />;
	const { story } = view;
	const path = isOpened ? view.path : [first];
	const isForParents = !childId && user?.role !== 'child';
	const isHiddenHere = (chapter: ChapterRow | undefined) => !isForParents && isHidden(chapter?.report);
	return (
		<article className={classNames(styles.reading, look)} data-age-group={story.ageGroup} {...attributes}>
			<TitleBar view={view} isForParents={isForParents} />
			<header className={styles.titlePage}>
				<Picture chapter={first} subject={story.title} genre={story.genre} eager canRedraw={isForParents} />
				<h1>{story.title}</h1>
			</header>
			<RefusedChapters view={view} />
			{isForParents && <ReportsElsewhere view={view} childId={childId} />}
			{path.map((chapter, index) => (
				<Fragment key={chapter._id}>
					{isHiddenHere(chapter) ? (
						<HiddenChapter
							chapter={chapter}
							number={index + 1}
							before={path[index - 1]}
							view={view}
							controller={controller}
							arrival={[reported, controller.reached].find((one) => one?.chapterId === chapter._id) ?? null}
						/>
					) : (
						<Chapter
							chapter={chapter}
							number={index + 1}
							view={view}
							childId={childId}
							isLast={chapter === last}
							isNextHidden={isHiddenHere(path[index + 1])}
							controller={controller}
							scrollAnchor={scrollAnchor}
							isForParents={isForParents}
							onReported={() => setReported({ chapterId: chapter._id })}
						/>
					)}
					<AwaitedChapter chapter={chapter} number={index + 2} view={view} scrollAnchor={scrollAnchor} />
				</Fragment>
			))}
			{isOpened && last.isEnding && <TheEnd view={view} />}
			{isOpened && !last.isEnding && <TellAhead storyId={id} chapterId={last._id} />}
			<StoryAudio view={view} isHidden={isHiddenHere} />
		</article>
	);
}

type AwaitedProps = { chapter: ChapterRow; number: number; view: StoryView; scrollAnchor: ScrollAnchor };

/** The next chapter while it is streamed. */
function AwaitedChapter({ chapter, number, view, scrollAnchor }: AwaitedProps) {
	const { user } = useSession();
	const position = awaitedPosition(view, chapter);
	if (!position || !user) return null;
	return <StreamingChapter key={position.choiceIndex} {...{ position, number, userId: user._id, scrollAnchor }} />;
}

/**
 * A missing story may mean that the selected child was deleted: refreshes the session, which also removes the local
 * data.
 */
function useFamilyCheck(isGone: boolean) {
	const { refresh } = useSession();
	useEffect(() => {
		if (isGone) refresh().catch(() => {});
	}, [isGone, refresh]);
}

/** Marks the story as read on this device once it has a chapter. */
function useMarkRead(storyId: string, isReadable: boolean): void {
	useEffect(() => {
		if (isReadable) void recordRead(storyId);
	}, [storyId, isReadable]);
}

/** Nothing changes under the reader of an open story, such as a picture that was drawn here. */
function useHoldOpen(storyId: string): void {
	useEffect(() => holdStoryOpen(storyId), [storyId]);
}

/**
 * Where stories are told here, tells what may come after the last chapter while it is read. A component of its own, so that a sync
 * without an answer does not render the story again.
 */
function TellAhead({ storyId, chapterId }: { storyId: string; chapterId: string }) {
	const tellsHere = useTellsHere();
	useEffect(() => {
		if (!tellsHere) return;
		const tell = () => loadTelling().then((telling) => telling?.tellAhead(storyId, chapterId));
		const timer = setTimeout(() => void tell().catch(() => {}), aheadDelay);
		return () => clearTimeout(timer);
	}, [tellsHere, storyId, chapterId]);
	return null;
}

/** Redirects to the story last read on this device, or to the dashboard. */
function LastReadStory({ childId }: { childId: string | null }) {
	const [address, setAddress] = useState<string | null>(null);
	useEffect(() => {
		let isUnmounted = false;
		void lastReadStoryId(childId).then((id) => isUnmounted || setAddress(id ? `/story/${id}` : '/'));
		return () => {
			isUnmounted = true;
		};
	}, [childId]);
	return address && <Navigate to={address} replace />;
}
