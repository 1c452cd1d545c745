import { useParams } from 'react-router-dom';
import { adminCalls } from '../../../shared/contract/admin.ts';
import { send } from '../../net/http.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Screen } from '../../ui/screen.tsx';
import { useListAddress } from '../list/return-to-list.ts';
import { isNotFound } from '../stories/story-calls.ts';
import { RetryableFailure } from '../ui/failure.tsx';
import { Loading } from '../ui/loading.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { UserChildren } from './user-children.tsx';
import { UserEditor } from './user-editor.tsx';
import { UserStories } from './user-stories.tsx';

/** One user, or the form of a new one at `new`. */
export default function UserScreen() {
	const { id = 'new' } = useParams();
	return id === 'new' ? <NewUser /> : <ExistingUser key={id} id={id} />;
}

function NewUser() {
	return (
		<Screen title="Create User" actions={<BackToUsers />}>
			<UserEditor before={null} />
		</Screen>
	);
}

function ExistingUser({ id }: { id: string }) {
	const { answer, busy, failed, retry } = useLoaded(() => send(adminCalls.user, { params: { id } }));
	return (
		<Screen title="Edit User" actions={<BackToUsers />}>
			{answer && (
				<>
					<UserEditor before={answer.user} />
					<UserStories stories={answer.stories} />
					{answer.user.role !== 'child' && <UserChildren parent={answer.user} />}
				</>
			)}
			{!answer && failed === null && <Loading />}
			{isNotFound(failed) && <NotFound />}
			{failed !== null && !isNotFound(failed) && (
				<RetryableFailure
					sentence="Failed to load user data. Please try again."
					error={failed}
					busy={busy}
					onRetry={retry}
				/>
			)}
		</Screen>
	);
}

function NotFound() {
	return (
		<EmptyState art="lantern" title="User not found">
			The account may have been deleted meanwhile.
		</EmptyState>
	);
}

function BackToUsers() {
	return (
		<ButtonLink to={useListAddress('/admin/users')} look="quiet" icon="back">
			Back to Users
		</ButtonLink>
	);
}
