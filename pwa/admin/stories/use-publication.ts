import { useState } from 'react';
import { useToast } from '../../ui/toasts.tsx';
import { type AdminStory, isGone, togglePublication } from './story-calls.ts';

type Ends = { onChanged: (story: AdminStory) => void; onGone: () => void };

/** Publishes or unpublishes a story. `failed`: the last error, else null. */
export function usePublication(story: AdminStory, { onChanged, onGone }: Ends) {
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
			if (isGone(error)) onGone();
			else setFailed(error);
		}
		setBusy(false);
	};
	return { busy, failed, toggle };
}
