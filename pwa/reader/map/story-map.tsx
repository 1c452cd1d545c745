import {
	type CSSProperties,
	type RefObject,
	startTransition,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react';
import type { StoryRow, StoryView } from '../../local/library/story-view.ts';
import { useTellsHere } from '../../local/telling/use-tells-here.ts';
import { useSession } from '../../session/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useDocumentTitle } from '../../ui/screen.tsx';
import { createScrollAnchor } from '../scroll-anchor.ts';
import { StoryStatus } from '../story-status.tsx';
import { useRefreshedStory } from '../use-refreshed-story.ts';
import { BudButton, ChapterButton } from './map-buttons.tsx';
import styles from './story-map.module.css';
import { type Bud, type ChapterBranch, storyTree, treeSummary } from './story-tree.ts';
import { TreeDrawing } from './tree-drawing.tsx';
import {
	layOutTree,
	type MapLayout,
	type MapMeasures,
	narrowMeasures,
	type PlacedBranch,
	wideMeasures,
} from './tree-layout.ts';
import { useWalk } from './walk.ts';

/** The story map: all chapters of a story and the choices that were not taken, as a tree. */
export default function StoryMap({ id, childId }: { id: string; childId: string | null }) {
	const { view, hasFailed, isGone, problem } = useRefreshedStory(id, childId);
	const { user } = useSession();
	// Has the program of the storyteller started before a choice is taken.
	useTellsHere();
	const [scrollAnchor] = useState(createScrollAnchor);
	const isForChild = childId !== null || user?.role === 'child';
	const tree = useMemo(() => (view ? storyTree(view, isForChild) : null), [view, isForChild]);
	useDocumentTitle(view ? `Story map: ${view.story.title}` : 'Story map');
	if (!view || !tree) return <StoryStatus {...{ id, childId, view, hasFailed, isGone, problem, scrollAnchor }} />;
	return (
		<article className={styles.screen}>
			<header className={styles.header}>
				<ButtonLink to={`/story/${id}`} look="bare" icon="back" className={styles.back}>
					Back to the story
				</ButtonLink>
				<div>
					<h1>
						<span className="visually-hidden">Story map: </span>
						{view.story.title}
					</h1>
					<p>{treeSummary(tree)}</p>
				</div>
			</header>
			<Pane view={view} tree={tree} childId={childId} />
		</article>
	);
}

type TreeProps = { view: StoryView; tree: ChapterBranch; childId: string | null };

/** The tree is rendered once its pane is measured: rendering it for no size first would take twice as long. */
function Pane(props: TreeProps) {
	const pane = useRef<HTMLDivElement>(null);
	const size = useSizeOf(pane);
	return (
		<div ref={pane} className={styles.pane}>
			{size && <Tree {...props} pane={pane} size={size} />}
		</div>
	);
}

type PlacedTreeProps = TreeProps & { pane: RefObject<HTMLDivElement | null>; size: Size };

function Tree({ view, tree, childId, pane, size }: PlacedTreeProps) {
	const measures = useMeasures();
	const layout = useMemo(() => layOutTree(tree, measures, size), [tree, measures, size]);
	const [asked, setAsked] = useState<Bud | null>(null);
	const go = useWalk(view, tree, childId);
	useScrollToHere(pane, layout.placed);
	const isWhole = useIsWhole();
	const shown = isWhole ? layout.placed : placesInPane(layout, size);
	const places = new Map(shown.map((place) => [place.branch.key, place]));
	const style = {
		width: layout.width,
		height: layout.height,
		'--slot': `${layout.slot}px`,
		'--picture': `${measures.picture}px`,
	};
	return (
		<>
			<div className={styles.map} style={style as CSSProperties}>
				<TreeDrawing layout={layout} measures={measures} />
				<ol className={styles.list} aria-label="Chapters and paths">
					<BranchItem branch={tree} {...{ places, story: view.story }} onChapter={go} onBud={setAsked} />
				</ol>
			</div>
			<GoThisWay
				bud={asked}
				onClose={() => setAsked(null)}
				onConfirm={(bud) => {
					setAsked(null);
					go(bud.from._id, bud.choiceIndex);
				}}
			/>
		</>
	);
}

type ItemProps = {
	branch: ChapterBranch | Bud;
	/** Of those that are rendered, by key. */
	places: ReadonlyMap<string, PlacedBranch>;
	story: StoryRow;
	onChapter: (chapterId: string) => void;
	onBud: (bud: Bud) => void;
};

/** A chapter or bud, and what grows from it as a list inside of it. */
function BranchItem({ branch, ...props }: ItemProps) {
	const { places, story, onChapter, onBud } = props;
	const place = places.get(branch.key);
	const position = place && { left: place.x, top: place.y };
	if (branch.kind === 'bud')
		return position ? (
			<li>
				<BudButton bud={branch} position={position} onPress={onBud} />
			</li>
		) : null;
	return (
		<li>
			{position && <ChapterButton branch={branch} story={story} position={position} onPress={onChapter} />}
			{branch.branches.length > 0 && (
				<ol className={styles.list}>
					{branch.branches.map((next) => (
						<BranchItem key={next.key} {...props} branch={next} />
					))}
				</ol>
			)}
		</li>
	);
}

type DialogProps = { bud: Bud | null; onClose: () => void; onConfirm: (bud: Bud) => void };

function GoThisWay({ bud, onClose, onConfirm }: DialogProps) {
	const actions = bud && (
		<>
			<Button look="quiet" onClick={onClose}>
				Cancel
			</Button>
			<Button autoFocus icon="sprout" onClick={() => onConfirm(bud)}>
				Go
			</Button>
		</>
	);
	return (
		<Modal open={bud !== null} onClose={onClose} title="Go this way?" size="small" actions={actions}>
			<p>{bud?.text}</p>
		</Modal>
	);
}

type Size = { width: number; height: number };

/** The inner size of an element; undefined until it is measured. */
function useSizeOf(element: RefObject<HTMLElement | null>): Size | undefined {
	const [size, setSize] = useState<Size>();
	useLayoutEffect(() => {
		const measured = element.current;
		if (!measured) return;
		const measure = () => {
			const { clientWidth: width, clientHeight: height } = measured;
			// An observer reports a first size as well, which is the measured one.
			setSize((known) => (known?.width === width && known.height === height ? known : { width, height }));
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(measured);
		return () => observer.disconnect();
	}, [element]);
	return size;
}

/** False in the first frame, which renders only what the pane shows: a map of 40 chapters would take more than twice as long. */
function useIsWhole(): boolean {
	const [isWhole, setWhole] = useState(false);
	useEffect(() => {
		const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)));
		return () => cancelAnimationFrame(frame);
	}, []);
	return isWhole;
}

/** What a pane of this size shows when it is scrolled to the chapter that is read. */
function placesInPane({ width, height, slot, placed }: MapLayout, pane: Size): readonly PlacedBranch[] {
	const here = hereIn(placed);
	if (!here) return placed;
	const left = Math.min(Math.max(here.x - pane.width / 2, 0), width - pane.width);
	const top = Math.min(Math.max(here.y - pane.height / 2, 0), height - pane.height);
	// The label is below the place, and ends less than two slots below it.
	return placed.filter(
		({ x, y }) => x > left - slot && x < left + pane.width + slot && y > top - 2 * slot && y < top + pane.height + slot,
	);
}

function hereIn(placed: readonly PlacedBranch[]): PlacedBranch | undefined {
	return placed.find(({ branch }) => branch.kind === 'chapter' && branch.isHere);
}

/** Scrolls to the chapter that is read, once. */
function useScrollToHere(pane: RefObject<HTMLDivElement | null>, placed: readonly PlacedBranch[]): void {
	const hasScrolled = useRef(false);
	useLayoutEffect(() => {
		const here = hereIn(placed);
		if (!pane.current || !here || hasScrolled.current) return;
		hasScrolled.current = true;
		const { clientWidth, clientHeight } = pane.current;
		pane.current.scrollTo(here.x - clientWidth / 2, here.y - clientHeight / 2);
	}, [pane, placed]);
}

const wideScreen = '(min-width: 48rem)';

function useMeasures(): MapMeasures {
	const isWide = useSyncExternalStore(subscribeToWidth, () => matchMedia(wideScreen).matches);
	const [textScale] = useState(readTextScale);
	return useMemo(() => {
		const { slot, minSlot, level, picture } = isWide ? wideMeasures : narrowMeasures;
		return {
			slot: slot * textScale,
			minSlot: minSlot * textScale,
			level: level * textScale,
			picture: picture * textScale,
		};
	}, [isWide, textScale]);
}

/** How large the browser shows text: labels must fit into the map. 1 for its usual 16 pixels. */
function readTextScale(): number {
	return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

function subscribeToWidth(onChange: () => void): () => void {
	const query = matchMedia(wideScreen);
	query.addEventListener('change', onChange);
	return () => query.removeEventListener('change', onChange);
}
