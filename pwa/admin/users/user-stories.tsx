import { useState } from 'react';
import type { Story } from '../../../shared/contract/story.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import table from '../list/table.module.css';
import { DeleteStoryDialog } from '../stories/delete-story-dialog.tsx';
import { deleteStory } from '../stories/story-calls.ts';
import { Day } from '../ui/dates.tsx';
import { FailureNotice, toFailure } from '../ui/failure.tsx';
import { useDeletion } from '../ui/use-deletion.ts';
import styles from './section.module.css';
import { SectionTable } from './section-table.tsx';

/** The stories of a user, with view and delete. */
export function UserStories({ stories }: { stories: readonly Story[] }) {
	const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
	const show = useToast();
	const remove = async ({ _id }: Story) => {
		await deleteStory(_id);
		show('Story deleted', 'success');
		setDeleted((now) => new Set([...now, _id]));
	};
	const deletion = useDeletion(remove);
	const left = stories.filter(({ _id }) => !deleted.has(_id));
	return (
		<section aria-labelledby="user-stories" className={styles.part}>
			<h2 id="user-stories">Stories</h2>
			{deletion.error && (
				<FailureNotice failure={toFailure(deletion.error, 'Failed to delete story. Please try again.')} />
			)}
			{left.length === 0 ? (
				<p className={styles.none}>No stories found</p>
			) : (
				<StoriesTable stories={left} onDelete={deletion.open} />
			)}
			<DeleteStoryDialog deletion={deletion} />
		</section>
	);
}

type Rows = { stories: readonly Story[]; onDelete: (story: Story) => void };

function StoriesTable({ stories, onDelete }: Rows) {
	return (
		<SectionTable labelledBy="user-stories" columns={['Title', 'Created']}>
			{stories.map((story) => (
				<StoryRow key={story._id} story={story} onDelete={() => onDelete(story)} />
			))}
		</SectionTable>
	);
}

function StoryRow({ story, onDelete }: { story: Story; onDelete: () => void }) {
	const title = story.title || 'Untitled Story';
	return (
		<tr>
			<td className={table.lead} dir="auto">
				{title}
			</td>
			<td data-label="Created" className={table.nowrap}>
				<Day at={story.createdAt} />
			</td>
			<td>
				<div className={table.actions}>
					<ButtonLink
						look="bare"
						to={`/story/${story._id}`}
						target="_blank"
						rel="noopener"
						aria-label={`View ${title} (opens in a new tab)`}
					>
						View
					</ButtonLink>
					<Button look="bare" className={table.danger} aria-label={`Delete ${title}`} onClick={onDelete}>
						Delete
					</Button>
				</div>
			</td>
		</tr>
	);
}
