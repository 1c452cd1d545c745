import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { User } from '../../shared/contract/user.ts';
import { searchLength } from '../../shared/rules/search-length.ts';
import type { StoryRow } from '../local/library/database.ts';
import { type LibraryView, useLibraryView } from '../local/library/library-view.ts';
import { requestSync, useSyncState } from '../local/sync-state.ts';
import { firstPaint } from '../session/first-paint.ts';
import { lazyOptional } from '../shell/lazy-optional.ts';
import { TrialEnded } from '../shell/trial/trial-banner.tsx';
import { useOnline } from '../shell/use-online.ts';
import { isSnapshotShown } from '../snapshot/show-snapshot.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { CreateButton } from './create-button.tsx';
import { usePendingStories } from './pending-stories.ts';
import { filterByTitle } from './story-filter.ts';
import { SkeletonGrid, StoryGrid } from './story-grid.tsx';
import styles from './story-library.module.css';
import { useSaveSnapshot } from './use-save-snapshot.ts';

const FloatingButton = lazyOptional(() => firstPaint.then(() => import('./floating-button.tsx')));

type Props = {
	/** The trial banner, above the stories. */
	banner: ReactNode;
	child: User | null;
	/** Whether new stories may be created. Otherwise search and create buttons are hidden. */
	open: boolean;
	/** The id of the story to wait for, from the navigation state. */
	awaited: string | null;
};

const noStories: readonly StoryRow[] = [];
const noEntries: LibraryView['unsent'] = new Map();

/** The library on this device: search, list, empty states. */
export function StoryLibrary({ banner, child, open, awaited }: Props) {
	const view = useLibraryView(child?._id ?? null);
	const { stories: rows = noStories, unsent = noEntries, isSynced = false } = view ?? {};
	// After a complete snapshot, the first paint must not be reduced to drafts.
	const isDraft = !useDeferredValue(view !== undefined, isSnapshotShown());
	const watched = usePendingStories(awaited, rows, unsent);
	const look = useSyncOutcome();
	useEffect(requestSync, []);
	const online = useOnline();
	const [search, setSearch] = useState('');
	const sought = useDeferredValue(search);
	const found = useMemo(() => filterByTitle(rows, sought), [rows, sought]);
	useSaveSnapshot(view, child?._id ?? null, !isDraft && rows.length > 0 && !search);

	const shelf = (content: ReactNode) => (
		<>
			{banner}
			{content}
		</>
	);
	// Until the device has answered: no other state, and space below, so that the footer does not jump.
	if (!view) return shelf(<div className={styles.unread} />);
	const expected = watched !== null && !rows.some(({ id }) => id === watched);
	const isEmpty = rows.length === 0 && !expected;
	if (isEmpty && isSynced) return open ? shelf(<NoStories child={child} />) : <TrialEndedBanner />;
	if (isEmpty && (look.hasFailed || (look.isOver && !online))) return shelf(<NeverFetched busy={look.isRunning} />);
	return shelf(
		<>
			{open && (
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
			{isEmpty ? (
				<SkeletonGrid />
			) : found.length > 0 || expected ? (
				<StoryGrid
					key={sought}
					stories={found}
					unsent={unsent}
					expected={expected && !sought}
					childId={child?._id ?? null}
					isDraft={isDraft}
				/>
			) : (
				<EmptyState art="lantern" title="No stories found matching your search" />
			)}
			{look.hasFailed && <NotFetched busy={look.isRunning} />}
			{open && (
				<Suspense>
					<FloatingButton />
				</Suspense>
			)}
		</>,
	);
}

/** The outcome of the last sync, also while the next one runs. Offline there is no sync. */
function useSyncOutcome(): { hasFailed: boolean; isOver: boolean; isRunning: boolean } {
	const state = useSyncState();
	const [ended, setEnded] = useState(state);
	if (state !== 'fetching' && state !== ended) setEnded(state);
	return { hasFailed: ended === 'failed', isOver: ended !== 'fetching', isRunning: state === 'fetching' };
}

/** The trial banner as empty state: one sentence and one upgrade link, not two. */
function TrialEndedBanner() {
	return (
		<aside aria-label="Your trial">
			<TrialEnded />
		</aside>
	);
}

function NoStories({ child }: { child: User | null }) {
	const who = child ? `${child.profile.name} hasn't` : `You haven't`;
	return (
		<EmptyState art="sapling" title={`${who} created any stories yet`} action={<CreateButton />}>
			Every tree starts as a twig. Choose a hero and plant the first one.
		</EmptyState>
	);
}

function NeverFetched({ busy }: { busy: boolean }) {
	return (
		<EmptyState art="cloud" title="Your stories could not be fetched" action={<RetryButton busy={busy} />}>
			They are safe. Please try again in a moment.
		</EmptyState>
	);
}

/** Lies over the end of the list: it appears later, and nothing may move. */
function NotFetched({ busy }: { busy: boolean }) {
	return (
		<div className={styles.afterwards}>
			<Notice tone="warning" action={<RetryButton busy={busy} />}>
				New stories could not be fetched. These are the ones on this device.
			</Notice>
		</div>
	);
}

function RetryButton({ busy }: { busy: boolean }) {
	return (
		<Button look="quiet" icon="retry" busy={busy} onClick={requestSync}>
			Try again
		</Button>
	);
}
