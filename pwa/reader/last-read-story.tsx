import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { lastReadStoryId } from '../local/library/stories.ts';

/** Redirects to the story last read on this device, or to the dashboard. */
export function LastReadStory({ childId }: { childId: string | null }) {
	const [address, setAddress] = useState<string | null>(null);
	useEffect(() => {
		let isUnmounted = false;
		void lastReadStoryId(childId).then((id) => isUnmounted || setAddress(id ? `/story/${id}` : '/'));
		return () => {
			isUnmounted = true;
		};
	}, [childId]);
	return address && <Navigate to={address} replace />;
}
