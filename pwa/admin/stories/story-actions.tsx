import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { RetryableFailure } from '../ui/failure.tsx';
import { useDeletion } from '../ui/use-deletion.ts';
import { DeleteStoryDialog } from './delete-story-dialog.tsx';
import styles from './story-actions.module.css';
import { type AdminStory, deleteStory, isNotFound, togglePublication } from './story-calls.ts';

type Props = {
	story: AdminStory;
	/** The address to open after the story is deleted. */
	list: string;
	onChanged: (story: AdminStory) => void;
	onGone: () => void;
};

/** The actions on a story: view, publish or unpublish, delete. */
export function StoryActions({ story, list, onChanged, onGone }: Props) {
	const publication = usePublication(story, { onChanged, onGone });
	const deletion = useDeleteAndLeave(story, list);
	return (
		<>
			<div className={styles.actions}>
				<Button icon={story.isPublished ? 'lock' : 'star'} busy={publication.busy} onClick={publication.toggle}>
					{story.isPublished ? 'Unpublish' : 'Publish'}
				</Button>
				<ButtonLink to={`/story/${story._id}`} look="quiet" icon="book" target="_blank" rel="noopener">
					View <span className="visually-hidden">(opens in a new tab)</span>
				</ButtonLink>
				<Button look="danger" icon="trash" onClick={() => deletion.open(story)}>
					Delete
				</Button>
			</div>
			{publication.failed !== null && (
				<RetryableFailure
					sentence="Failed to update story status. Please try again."
					error={publication.failed}
					busy={publication.busy}
					onRetry={publication.toggle}
				/>
			)}
			{deletion.error && (
				<RetryableFailure
					sentence="Failed to delete story. Please try again."
					error={deletion.error}
					onRetry={deletion.reopen}
				/>
			)}
			<DeleteStoryDialog deletion={deletion} />
		</>
	);
}

function useDeleteAndLeave(story: AdminStory, list: string) {
	const navigate = useNavigate();
	const show = useToast();
	return useDeletion<AdminStory>(async () => {
		await deleteStory(story._id);
		show('Story deleted', 'success');
		navigate(list, { replace: true });
	});
}

type Ends = { onChanged: (story: AdminStory) => void; onGone: () => void };

/** Publishes or unpublishes a story. `failed`: the last error, else null. */
function usePublication(story: AdminStory, { onChanged, onGone }: Ends) {
	const [busy, setBusy] = useState(false);
	const [failed, setFailed] = useState<unknown>(null);
	const show = useToast();
	const toggle = async () => {
		setBusy(true);
		try {
			const now = await togglePublication(story);
			setFailed(null);
			onChanged(now);
			show(now.isPublished ? 'The story is published' : 'The story is a draft again', 'success');
		} catch (error) {
			if (isNotFound(error)) onGone();
			else setFailed(error);
		}
		setBusy(false);
	};
	return { busy, failed, toggle };
}
