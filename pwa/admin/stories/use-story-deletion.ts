import { useState } from 'react';
import type { Story } from '../../../shared/contract/story.ts';
import { useToast } from '../../ui/toasts.tsx';
import { useDeletion } from '../ui/use-deletion.ts';
import { deleteStory } from './story-calls.ts';

type Failed = { story: Story; error: unknown };

/** Deletes one story of the list after confirmation. `failed`: the story that was not deleted with its error, else null. */
export function useStoryDeletion(onDeleted: () => void) {
	const [failed, setFailed] = useState<Failed | null>(null);
	const show = useToast();
	const remove = async (story: Story) => {
		setFailed(null);
		await deleteStory(story._id).catch((error: unknown) => {
			setFailed({ story, error });
			throw error;
		});
		show('Story deleted', 'success');
		onDeleted();
	};
	const deletion = useDeletion(remove, () => {});
	return { ...deletion, failed, again: () => failed && deletion.ask(failed.story) };
}
