import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '../ui/toasts.tsx';

/** What another screen leaves in the navigation state for the dashboard to say or to wait for (product 2.4.11). */
export type DashboardNotice = { message?: string; type?: 'info' | 'success' | 'error'; storyId?: string };

/**
 * Shows the notice, clears it from the history, and answers with the id of the story to wait for, or null. Whoever is acted
 * as when it comes waits for it: in another child's view it is no concern.
 */
export function useNavigationNotice(childId: string | null): string | null {
	const { state, pathname } = useLocation();
	const navigate = useNavigate();
	const show = useToast();
	const [awaited, setAwaited] = useState<{ storyId: string; childId: string | null } | null>(null);
	useEffect(() => {
		const { message, type, storyId } = (state ?? {}) as DashboardNotice;
		if (!message && !storyId) return;
		if (message) show(message, type);
		if (storyId) setAwaited({ storyId, childId });
		navigate(pathname, { replace: true, state: null });
	}, [state, pathname, navigate, show, childId]);
	return awaited?.childId === childId ? awaited.storyId : null;
}
