import { useEffect, useState } from 'react';
import { useStories } from '../local/library/stories.ts';
import { useSession } from '../session/session.tsx';

/** The family's number of stories after a sync; null until then, as without a network. */
export function useStoryCount(): number | null {
	const [isSynced, setSynced] = useState(false);
	const stories = useStories(null);
	const { refresh } = useSession();
	useEffect(() => {
		let isUnmounted = false;
		refresh().then(
			() => !isUnmounted && setSynced(true),
			() => {},
		);
		return () => {
			isUnmounted = true;
		};
	}, [refresh]);
	return isSynced ? (stories?.length ?? null) : null;
}
