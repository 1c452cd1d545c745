import { Suspense, useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { StoryView } from '../local/library/story-view.ts';
import { canServeStoredMedia } from '../local/media/media-support.ts';
import { isKeepStoryState } from '../shell/keep-story.ts';
import { lazyOptional } from '../shell/lazy.tsx';
import PinToggle from '../shell/pin-toggle.tsx';
import { ButtonLink, IconButton } from '../ui/button.tsx';
import { KeepStory } from './keepsakes/keep-story.tsx';
import styles from './title-bar.module.css';

const ComfortPanel = lazyOptional(() => import('./comfort/comfort-panel.tsx'));
const PackDialog = lazyOptional(() => import('./pack-dialog.tsx'));

/**
 * The sticky bar of a story, with what can be done with it. Its title is hidden from screen readers, which read the `h1`.
 * `isForParents`: the reader is a parent, who may pack the story for a journey.
 */
export function TitleBar({ view, isForParents }: { view: StoryView; isForParents: boolean }) {
	const { id, title } = view.story;
	const keeping = useKeepRequest();
	return (
		<nav className={styles.bar} aria-label="Story">
			<ButtonLink to="/" look="bare" icon="back" className={styles.back}>
				Back to Dashboard
			</ButtonLink>
			<span className={styles.title} aria-hidden="true">
				{title}
			</span>
			<ButtonLink to={`/story/${id}/map`} look="bare" icon="tree" className={styles.map}>
				Story map
			</ButtonLink>
			<ComfortButton />
			{isForParents && <PackButton view={view} />}
			<KeepStory view={view} {...keeping}>
				{(open) => <IconButton icon="book" label="Keep this story" aria-haspopup="dialog" onClick={open} />}
			</KeepStory>
			<PinToggle storyId={id} className={styles.pin} />
		</nav>
	);
}

/** Opens and closes the panel of letters, size, spacing, width and paper. */
function ComfortButton() {
	const [open, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const close = useCallback(() => {
		setOpen(false);
		button.current?.focus();
	}, []);
	return (
		<>
			<button
				ref={button}
				type="button"
				className={styles.comfort}
				aria-haspopup="dialog"
				aria-expanded={open}
				onClick={() => setOpen(!open)}
			>
				Aa<span className="visually-hidden"> Reading comfort</span>
			</button>
			{open && (
				<Suspense>
					<ComfortPanel button={button} onClose={close} />
				</Suspense>
			)}
		</>
	);
}

/** The button of the pack dialog, if this device can store media. */
function PackButton({ view }: { view: StoryView }) {
	const [open, setOpen] = useState(false);
	const { packedDepth = 0 } = view.story;
	const isAtItsEnd = view.path.at(-1)?.isEnding === true;
	if (!canServeStoredMedia() || (isAtItsEnd && packedDepth === 0)) return null;
	return (
		<>
			<IconButton
				icon="pack"
				label={packedDepth > 0 ? 'Pack for the journey: packed' : 'Pack for the journey'}
				className={packedDepth > 0 ? styles.packed : undefined}
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			/>
			{open && (
				<Suspense>
					<PackDialog view={view} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}

/** Whether the story is opened for its keepsakes. Once their dialog is closed, the way back to the story does not open it again. */
function useKeepRequest() {
	const { state, pathname } = useLocation();
	const navigate = useNavigate();
	const isOpenAtFirst = isKeepStoryState(state);
	return {
		isOpenAtFirst,
		onClose: () => isKeepStoryState(state) && navigate(pathname, { replace: true, state: null }),
	};
}
