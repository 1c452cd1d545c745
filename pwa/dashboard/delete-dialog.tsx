import { useState } from 'react';
import type { StoryRow } from '../local/stories.ts';
import { deleteStory } from '../local/story-changes.ts';
import { ConfirmDialog } from '../ui/modal.tsx';
import { useToast } from '../ui/toasts.tsx';

/** Asks before a story is deleted, and deletes it. */
export default function DeleteDialog({ story, onClose }: { story: StoryRow; onClose: () => void }) {
	const [busy, setBusy] = useState(false);
	const show = useToast();
	const remove = async () => {
		setBusy(true);
		try {
			await deleteStory(story.id);
		} catch {
			show('Failed to delete story. Please try again.', 'error');
		}
		setBusy(false);
		onClose();
	};
	return (
		<ConfirmDialog open title="Delete Story?" confirmLabel="Delete" busy={busy} onConfirm={remove} onCancel={onClose}>
			<p>“{story.title}” and all its branches, pictures and narration will be gone for good.</p>
		</ConfirmDialog>
	);
}
