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
	/** What the parent has to know of the trial, above the stories. */
	banner: ReactNode;
	child: User | null;
	/** Whether something new may be made: else there is neither search nor a way to create. */
	open: boolean;
	/** The id of a story that somebody was sent here to wait for. */
	awaited: string | null;
};

const noStories: readonly StoryRow[] = [];
const noEntries: LibraryView['unsent'] = new Map();

/** The stories on this device, with what is known of newer ones. */
export function StoryLibrary({ banner, child, open, awaited }: Props) {
	const view = useLibraryView(child?._id ?? null);
	const { stories: rows = noStories, unsent = noEntries, isSynced = false } = view ?? {};
	// What a snapshot has shown whole is not drawn with less again.
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
	// Not even for a frame another answer than the device's; and what is below must not come up meanwhile.
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

/** How the last look at the server ended, whether or not the next one has begun; without a network nobody looks. */
function useSyncOutcome(): { hasFailed: boolean; isOver: boolean; isRunning: boolean } {
	const state = useSyncState();
	const [ended, setEnded] = useState(state);
	if (state !== 'fetching' && state !== ended) setEnded(state);
	return { hasFailed: ended === 'failed', isOver: ended !== 'fetching', isRunning: state === 'fetching' };
}

/** The banner and the empty state in one: the sentence and the way to the upgrade stand there once. */
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

/** It comes when the list is there already: so it lies over its end, and nothing moves away from under a finger. */
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
