import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { adminCalls } from '../../../shared/contract/admin.ts';
import { callQuery } from '../../session/account-query-client.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Screen } from '../../ui/screen.tsx';
import { useListAddress } from '../list/return-to-list.ts';
import { isNotFound } from '../stories/story-calls.ts';
import { RetryableFailure } from '../ui/failure.tsx';
import { Loading } from '../ui/loading.tsx';
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
	const { data, error, isFetching, refetch } = useQuery(callQuery(adminCalls.user, { params: { id } }));
	return (
		<Screen title="Edit User" actions={<BackToUsers />}>
			{data && (
				<>
					<UserEditor before={data.user} />
					<UserStories stories={data.stories} />
					{data.user.role !== 'child' && <UserChildren parent={data.user} />}
				</>
			)}
			{!data && !error && <Loading />}
			{isNotFound(error) && <NotFound />}
			{error && !isNotFound(error) && (
				<RetryableFailure
					sentence="Failed to load user data. Please try again."
					error={error}
					busy={isFetching}
					onRetry={refetch}
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
