import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '../ui/toasts.tsx';

/** The navigation state from another screen: a message to show, or a story to wait for (product 2.4.11). */
export type DashboardNotice = { message?: string; type?: 'info' | 'success' | 'error'; storyId?: string };

/**
 * Shows the notice and removes it from the history. Returns the id of the story to wait for, or null. The wait belongs
 * to the profile that was active when the notice came.
 */
export function useNavigationNotice(childId: string | null): string | null {
	const { state, pathname } = useLocation();
	const navigate = useNavigate();
	const showToast = useToast();
	const [awaited, setAwaited] = useState<{ storyId: string; childId: string | null } | null>(null);
	useEffect(() => {
		const { message, type, storyId } = (state ?? {}) as DashboardNotice;
		if (!message && !storyId) return;
		if (message) showToast(message, type);
		if (storyId) setAwaited({ storyId, childId });
		navigate(pathname, { replace: true, state: null });
	}, [state, pathname, navigate, showToast, childId]);
	return awaited?.childId === childId ? awaited.storyId : null;
}
