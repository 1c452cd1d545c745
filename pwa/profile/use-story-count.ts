import { useEffect, useState } from 'react';
import { useStories } from '../local/library/stories.ts';
import { useSession } from '../session/session.tsx';

/** The family's number of stories after a sync; null until then, as without a network. */
export function useStoryCount(): number | null {
	const [known, setKnown] = useState(false);
	const stories = useStories(null);
	const { refresh } = useSession();
	useEffect(() => {
		let left = false;
		refresh().then(
			() => !left && setKnown(true),
			() => {},
		);
		return () => {
			left = true;
		};
	}, [refresh]);
	return known ? (stories?.length ?? null) : null;
}
