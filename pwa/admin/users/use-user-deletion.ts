import { adminCalls } from '../../../shared/admin.ts';
import type { User } from '../../../shared/user.ts';
import { send } from '../../net/http.ts';
import { useSession } from '../../session/session.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { useDeletion } from '../list/use-deletion.ts';
import { isGone } from '../story/admin-story.ts';

type Deletion = {
	/** What is said when it is done. */
	done: string;
	onDeleted: (user: User) => void;
	onFailure: (error: unknown) => void;
};

/** Asks before a user is deleted, and deletes it; one that is gone already counts as deleted. With the own account one is out. */
export function useUserDeletion({ done, onDeleted, onFailure }: Deletion) {
	const { user: self, refresh, forgetAccount } = useSession();
	const show = useToast();
	const remove = async (user: User) => {
		await send(adminCalls.deleteUser, { params: { id: user._id } }).catch((error) => {
			if (!isGone(error)) throw error;
		});
		show(done, 'success');
		if (user._id === self?._id) return forgetAccount();
		onDeleted(user);
		if (user.parentId !== null && user.parentId === self?._id) void refresh().catch(() => {});
	};
	return useDeletion<User>(remove, onFailure);
}
