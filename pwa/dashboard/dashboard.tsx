import type { User } from '../../shared/contract/user.ts';
import { hasAccess } from '../../shared/rules/access.ts';
import { useSession } from '../session/session.tsx';
import { trialLeft } from '../shell/trial/trial.ts';
import { TrialBanner, TrialEnded } from '../shell/trial/trial-banner.tsx';
import { useNow } from '../shell/trial/use-now.ts';
import { Screen } from '../ui/screen.tsx';
import { CreateButton } from './create-button.tsx';
import { useNavigationNotice } from './navigation-notice.ts';
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
