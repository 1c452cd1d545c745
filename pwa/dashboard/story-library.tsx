import { type ComponentProps, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { User } from '../../shared/contract/user.ts';
import { searchLength } from '../../shared/rules/search-length.ts';
import type { StoryRow } from '../local/library/database.ts';
import { type LibraryView, useLibraryView } from '../local/library/library-view.ts';
import { requestSync, useSyncState } from '../local/sync-state.ts';
import { firstPaint } from '../session/first-paint.ts';
import { useSession } from '../session/session.tsx';
import { lazyOptional } from '../shell/lazy.tsx';
import { TrialEnded } from '../shell/trial/trial-banner.tsx';
import { useOnline } from '../shell/use-online.ts';
import { isSnapshotShown } from '../snapshot/show-snapshot.ts';
import { TextField } from '../ui/forms/field.tsx';
import { usePendingStories } from './pending-stories.ts';
import { type Arrangement, filterByTitle } from './story-filter.ts';
import { SkeletonGrid, StoryGrid } from './story-grid.tsx';
import styles from './story-library.module.css';

const ListOptions = lazyOptional(() => firstPaint.then(() => import('./list-options.tsx')));
const ListNotice = lazyOptional(() => firstPaint.then(() => import('./list-notice.tsx')));
const FloatingButton = lazyOptional(() => firstPaint.then(() => import('./floating-button.tsx')));

type Props = {
	/** The trial banner, above the stories. */
	banner: ReactNode;
	child: User | null;
	/** Whether new stories may be created. Otherwise search and create buttons are hidden. */
	canCreate: boolean;
	/** The id of the story to wait for, from the navigation state. */
	awaited: string | null;
};

const noStories: readonly StoryRow[] = [];
const noEntries: LibraryView['unsent'] = new Map();

/** The library on this device: search, list, empty states. */
export function StoryLibrary({ banner, child, canCreate, awaited }: Props) {
	const [arrangement, setArrangement] = useState<Arrangement | null>(null);
	const view = useLibraryView(child?._id ?? null, arrangement !== null);
	const { stories: rows = noStories, unsent = noEntries, isSynced = false } = view ?? {};
	// After a complete snapshot, the first paint must not be reduced to drafts.
	const isDraft = !useDeferredValue(view !== undefined, isSnapshotShown());
	const polledId = usePendingStories(awaited, rows, unsent);
	const syncOutcome = useSyncOutcome();
	useEffect(requestSync, []);
	const online = useOnline();
	const [search, setSearch] = useState('');
	const deferredSearch = useDeferredValue(search);
	const matches = useMemo(
		() => filterByTitle(arrangement ? arrangement.arrange(rows) : rows, deferredSearch),
		[rows, arrangement, deferredSearch],
	);
	useSaveSnapshot(view, child?._id ?? null, !isDraft && rows.length > 0 && !search && !arrangement);

	const withBanner = (content: ReactNode) => (
		<>
			{banner}
			{content}
		</>
	);
	const notice = (kind: ComponentProps<typeof ListNotice>['kind']) => (
		<Suspense>
			<ListNotice
				kind={kind}
				child={child}
				busy={syncOutcome.isRunning}
				empty={deferredSearch ? undefined : arrangement?.empty}
			/>
		</Suspense>
	);
	// Until the device has answered: no other state, and space below, so that the footer does not jump.
	if (!view) return withBanner(<div className={styles.loading} />);
	const isExpected = polledId !== null && !rows.some(({ id }) => id === polledId);
	const isEmpty = rows.length === 0 && !isExpected;
	const isExpectedHere = isExpected && !deferredSearch && !arrangement?.empty;
	if (isEmpty && isSynced) return canCreate ? withBanner(notice('no-stories')) : <TrialEndedBanner />;
	if (isEmpty && (syncOutcome.hasFailed || (syncOutcome.hasEnded && !online)))
		return withBanner(notice('first-sync-failed'));
	return withBanner(
		<>
			<div className={styles.tools}>
				{canCreate && (
					<TextField
						label="Search your stories"
						hideLabel
						placeholder="Search your stories"
						icon="search"
						className={styles.search}
						type="search"
						maxLength={searchLength}
						value={search}
						onChange={(event) => setSearch(event.target.value)}
					/>
				)}
				<div className={styles.options}>
					<Suspense>
						<ListOptions child={child} onArrange={setArrangement} />
					</Suspense>
				</div>
			</div>
			{isEmpty ? (
				<SkeletonGrid />
			) : arrangement && view.isPartial ? (
				<div className={styles.loading} />
			) : matches.length > 0 || isExpectedHere ? (
				<StoryGrid
					key={`${arrangement?.name} ${deferredSearch}`}
					stories={matches}
					unsent={unsent}
					isExpected={isExpectedHere}
					childId={child?._id ?? null}
					isDraft={isDraft}
				/>
			) : (
				notice('no-matches')
			)}
			{/* Rendered without a failure too: its code is not to be loaded when the network fails. */}
			{notice(syncOutcome.hasFailed ? 'sync-failed' : null)}
			{canCreate && (
				<Suspense>
					<FloatingButton />
				</Suspense>
			)}
		</>,
	);
}

/** The outcome of the last sync, also while the next one runs. Offline there is no sync. */
function useSyncOutcome(): { hasFailed: boolean; hasEnded: boolean; isRunning: boolean } {
	const state = useSyncState();
	const [ended, setEnded] = useState(state);
	if (state !== 'fetching' && state !== ended) setEnded(state);
	return { hasFailed: ended === 'failed', hasEnded: ended !== 'fetching', isRunning: state === 'fetching' };
}

/** The trial banner as empty state: one sentence and one upgrade link, not two. */
function TrialEndedBanner() {
	return (
		<aside aria-label="Your trial">
			<TrialEnded />
		</aside>
	);
}

/** Without a change for this long, the screen counts as settled. */
const settleMs = 400;

/** Saves a snapshot of the settled dashboard for the next start. Not for a filtered or incomplete list. */
function useSaveSnapshot(view: LibraryView | undefined, childId: string | null, isWhole: boolean): void {
	const { user } = useSession();
	useEffect(() => {
		if (!isWhole || !user || !view) return;
		const timer = setTimeout(() => {
			const keep = () => import('../snapshot/capture-snapshot.ts');
			void keep()
				.then(({ captureSnapshot }) => captureSnapshot(childId, user))
				.catch(() => {});
		}, settleMs);
		return () => clearTimeout(timer);
	}, [view, childId, isWhole, user]);
}
