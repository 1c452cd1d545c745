import { adminCalls } from '../../../shared/contract/admin.ts';
import type { User } from '../../../shared/contract/user.ts';
import { send } from '../../net/http.ts';
import { useSession } from '../../session/session.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { isGone } from '../stories/story-calls.ts';
import { useDeletion } from '../ui/use-deletion.ts';

type Deletion = {
	/** The toast after success. */
	done: string;
	onDeleted: (user: User) => void;
	onFailure: (error: unknown) => void;
};

/** Deletes a user after confirmation; one that is gone already counts as deleted. Deleting the own account logs out. */
export function useUserDeletion({ done, onDeleted, onFailure }: Deletion) {
	const { user: self, refresh, removeAccount } = useSession();
	const show = useToast();
	const remove = async (user: User) => {
		await send(adminCalls.deleteUser, { params: { id: user._id } }).catch((error) => {
			if (!isGone(error)) throw error;
		});
		show(done, 'success');
		if (user._id === self?._id) return removeAccount();
		onDeleted(user);
		if (user.parentId !== null && user.parentId === self?._id) void refresh().catch(() => {});
	};
	return useDeletion<User>(remove, onFailure);
}
