import { useDeferredValue, useMemo, useState } from 'react';
import { limits } from '../../shared/limits.ts';
import type { User } from '../../shared/user.ts';
import { type StoryRow, useStories } from '../local/stories.ts';
import { TrialEnded } from '../shell/trial/trial-banner.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { CreateButton } from './create-button.tsx';
import { useListRefresh } from './list-refresh.ts';
import { useReadyWatch } from './ready-watch.ts';
import { matching } from './story-filter.ts';
import { SkeletonGrid, StoryGrid } from './story-grid.tsx';
import styles from './story-library.module.css';

type Props = {
	child: User | null;
	/** Whether something new may be made: else there is neither search nor a way to create. */
	open: boolean;
	/** The id of a story that somebody was sent here to wait for. */
	awaited: string | null;
};

const none: readonly StoryRow[] = [];

/** The stories on this device, with what is known of newer ones. */
export function StoryLibrary({ child, open, awaited }: Props) {
	const stored = useStories(child?._id ?? null);
	const rows = stored ?? none;
	const { state, refresh } = useListRefresh(child?._id ?? null, rows.length > 0);
	const watched = useReadyWatch(awaited, rows, refresh);
	const [search, setSearch] = useState('');
	const sought = useDeferredValue(search);

	const expected = watched !== null && !rows.some(({ id }) => id === watched);
	const isEmpty = rows.length === 0 && !expected;
	const isLoading = !stored || (isEmpty && state === 'fetching');
	const found = useMemo(() => matching(rows, sought), [rows, sought]);
	if (isEmpty && !isLoading)
		return <NoStories child={child} open={open} failed={state === 'failed'} onRetry={refresh} />;
	return (
		<>
			{open && (
				<TextField
					label="Search your stories"
					hideLabel
					placeholder="Search your stories"
					icon="search"
					className={styles.search}
					type="search"
					maxLength={limits.searchLength}
					value={search}
					onChange={(event) => setSearch(event.target.value)}
				/>
			)}
			{state === 'failed' && <NotFetched onRetry={refresh} />}
			{isLoading ? (
				<SkeletonGrid />
			) : found.length > 0 || expected ? (
				<StoryGrid key={sought} stories={found} expected={expected && !sought} showsAuthor={child === null} />
			) : (
				<EmptyState art="lantern" title="No stories found matching your search" />
			)}
		</>
	);
}

type NoStoriesProps = { child: User | null; open: boolean; failed: boolean; onRetry: () => void };

function NoStories({ child, open, failed, onRetry }: NoStoriesProps) {
	if (failed) {
		return (
			<EmptyState art="cloud" title="Your stories could not be fetched" action={<TryAgain onRetry={onRetry} />}>
				They are safe. Please try again in a moment.
			</EmptyState>
		);
	}
	if (!open) return <TrialEnded />;
	const who = child ? `${child.profile.name} hasn't` : `You haven't`;
	return (
		<EmptyState art="sapling" title={`${who} created any stories yet`} action={<CreateButton open={open} />}>
			Every tree starts as a twig. Choose a hero and plant the first one.
		</EmptyState>
	);
}

function NotFetched({ onRetry }: { onRetry: () => void }) {
	return (
		<Notice tone="warning" action={<TryAgain onRetry={onRetry} />}>
			New stories could not be fetched. These are the ones on this device.
		</Notice>
	);
}

function TryAgain({ onRetry }: { onRetry: () => void }) {
	return (
		<Button look="quiet" icon="retry" onClick={onRetry}>
			Try again
		</Button>
	);
}
