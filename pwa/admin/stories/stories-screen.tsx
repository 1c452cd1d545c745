import { adminCalls, StoryQuery } from '../../../shared/contract/admin.ts';
import type { Story } from '../../../shared/contract/story.ts';
import { Screen } from '../../ui/screen.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { useList, useListQuery } from '../list/list-query.ts';
import { ListFooter, NumberedPages } from '../list/pagination.tsx';
import { RetryableFailure } from '../ui/failure.tsx';
import { useDeletion } from '../ui/use-deletion.ts';
import { BulkBar, useBulkDeletion } from './bulk-deletion.tsx';
import { DeleteStoryDialog } from './delete-story-dialog.tsx';
import { StoriesTable } from './stories-table.tsx';
import { deleteStory } from './story-calls.ts';
import { StoryFilters } from './story-filters.tsx';
import { useSelection } from './use-selection.ts';

/** The stories of all families. */
export default function StoriesScreen() {
	const { query, change } = useListQuery(StoryQuery);
	const { answer, busy, failed, reload } = useList(adminCalls.stories, query);
	const { stories, pagination } = answer ?? { stories: [], pagination: null };
	const ids = stories.map(({ _id }) => _id);
	const selection = useSelection(ids, query);
	const goOn = (deleted: number) => {
		if (deleted >= ids.length && query.page > 1) change({ page: query.page - 1 }, true);
		else reload();
	};
	const bulk = useBulkDeletion(selection.selected, goOn);
	const show = useToast();
	const single = useDeletion(async (story: Story) => {
		await deleteStory(story._id);
		show('Story deleted', 'success');
		goOn(1);
	});
	return (
		<Screen title="Stories">
			<StoryFilters query={query} onChange={change} />
			{failed !== null && (
				<RetryableFailure sentence="Failed to load stories. Please try again." error={failed} onRetry={reload} />
			)}
			{bulk.failed !== null && (
				<RetryableFailure
					sentence="Failed to delete stories. Please try again."
					error={bulk.failed}
					onRetry={bulk.open}
				/>
			)}
			{single.error && (
				<RetryableFailure
					sentence="Failed to delete story. Please try again."
					error={single.error}
					onRetry={single.reopen}
				/>
			)}
			{stories.length > 0 && (
				<>
					<BulkBar count={selection.selected.length} deletion={bulk} />
					<StoriesTable
						stories={stories}
						busy={busy}
						query={query}
						selection={selection}
						onSort={change}
						onDelete={single.open}
					/>
				</>
			)}
			<ListFooter
				query={query}
				counts={pagination && { shown: stories.length, ...pagination }}
				busy={busy}
				emptyText="No stories found"
				onPage={change}
			>
				<NumberedPages page={query.page} totalPages={pagination?.totalPages ?? 0} onPage={change} />
			</ListFooter>
			<DeleteStoryDialog deletion={single} />
		</Screen>
	);
}
