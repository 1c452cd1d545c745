import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { lastReadStoryId } from '../local/library/stories.ts';

/** Redirects to the story last read on this device, or to the dashboard. */
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
