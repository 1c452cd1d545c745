import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { User } from '../../shared/contract/user.ts';
import { hasAccess } from '../../shared/rules/access.ts';
import { useSession } from '../session/session.tsx';
import { trialLeft } from '../shell/trial/trial.ts';
import { TrialBanner, TrialEnded } from '../shell/trial/trial-banner.tsx';
import { useNow } from '../shell/trial/use-now.ts';
import { Screen } from '../ui/screen.tsx';
import { useToast } from '../ui/toasts.tsx';
import { CreateButton } from './create-button.tsx';
import { StoryLibrary } from './story-library.tsx';

/** The stories of the family or of the selected child. */
export function Dashboard() {
	const { user, selectedChild } = useSession();
	const awaited = useNavigationNotice(selectedChild?._id ?? null);
	const now = useNow(60_000);
	if (!user) return null;
	const canCreate = hasAccess(user, now);
	return (
		<Screen
			title={selectedChild ? `${selectedChild.profile.name}'s Stories` : `Welcome, ${user.profile.name}`}
			subtitle={selectedChild ? 'Pick one, or grow a new one.' : 'Which path shall we take tonight?'}
			actions={canCreate && <CreateButton />}
		>
			{canCreate || user.role === 'parent' ? (
				<StoryLibrary
					key={selectedChild?._id ?? 'family'}
					banner={shouldShowBanner(user, selectedChild, now) && <TrialBanner left={trialLeft(user, now)} />}
					child={selectedChild}
					canCreate={canCreate}
					awaited={awaited}
				/>
			) : (
				<TrialEnded />
			)}
		</Screen>
	);
}

/** The countdown is for the parent view only. The end of the trial is shown to a child too. */
function shouldShowBanner(user: User, child: User | null, now: number): boolean {
	if (user.role !== 'parent') return false;
	return child ? !hasAccess(user, now) : !hasAccess(user, now) || trialLeft(user, now) !== null;
}

/** The navigation state from another screen: a message to show, or a story to wait for (product 2.4.11). */
type DashboardNotice = { message?: string; type?: 'info' | 'success' | 'error'; storyId?: string };

/**
 * Shows the notice and removes it from the history. Returns the id of the story to wait for, or null. The wait belongs
 * to the profile that was active when the notice came.
 */
function useNavigationNotice(childId: string | null): string | null {
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
