import type { StoryRow } from '../local/library/database.ts';
import { isServerUnreachable, withDeviceReason } from '../local/outbox/entry-problem.ts';
import { submitForm } from '../local/outbox/outbox.ts';
import { useSession } from '../session/session.tsx';
import { ConfirmDialog } from '../ui/modal.tsx';
import { useToast } from '../ui/toasts.tsx';

/** Deletes a story after a confirmation: on this device at once, on the server through the outbox. */
export default function DeleteDialog({ story, onClose }: { story: StoryRow; onClose: () => void }) {
	const { selectedChild } = useSession();
	const showToast = useToast();
	const remove = async () => {
		onClose();
		const { id: storyId, title } = story;
		try {
			const { waitsFor } = await submitForm({ kind: 'delete-story', storyId, title }, selectedChild?._id ?? null);
			if (!waitsFor) return;
			const when = isServerUnreachable(waitsFor) ? 'when you are online again' : 'as soon as that can be done';
			showToast(withDeviceReason(waitsFor, `“${title}” is gone from this device. Everywhere else it will go ${when}.`));
		} catch {
			showToast('Failed to delete story. Please try again.', 'error');
		}
	};
	return (
		<ConfirmDialog open title="Delete Story?" confirmLabel="Delete" onConfirm={remove} onCancel={onClose}>
			<p>“{story.title}” and all its branches, pictures and narration will be gone for good.</p>
		</ConfirmDialog>
	);
}
