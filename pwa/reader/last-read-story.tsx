import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { lastReadStoryId } from '../local/library/stories.ts';

/** Leads to the story last read on this device, or to all of them when none was. */
export function LastReadStory({ childId }: { childId: string | null }) {
	const [address, setAddress] = useState<string | null>(null);
	useEffect(() => {
		let left = false;
		void lastReadStoryId(childId).then((id) => left || setAddress(id ? `/story/${id}` : '/'));
		return () => {
			left = true;
		};
	}, [childId]);
	return address && <Navigate to={address} replace />;
}
