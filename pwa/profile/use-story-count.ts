import { useEffect, useState } from 'react';
import { refreshStories, useStories } from '../local/stories.ts';

/** How many stories the family has, as the server counts them now; null while that is not known, as without a network. */
export function useStoryCount(): number | null {
	const [known, setKnown] = useState(false);
	const stories = useStories(null);
	useEffect(() => {
		let left = false;
		refreshStories(null).then(
			() => !left && setKnown(true),
			() => {},
		);
		return () => {
			left = true;
		};
	}, []);
	return known ? (stories?.length ?? null) : null;
}
