import { adminCalls } from '../../../shared/contract/admin.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { useList, useListQuery } from '../list/list-query.ts';
import { ListFooter, PreviousNext } from '../list/pagination.tsx';
import { useListState } from '../list/return-to-list.ts';
import { FailureNotice, RetryableFailure, toFailure } from '../ui/failure.tsx';
import { DeleteUserDialog, useUserDeletion } from './delete-user.tsx';
import { UserFilters, UsersQuery } from './user-filters.tsx';
import { UsersTable } from './users-table.tsx';

/** All accounts and child profiles. */
export default function UsersScreen() {
	const { query, change } = useListQuery(UsersQuery);
	const { answer, busy, failed, reload } = useList(adminCalls.users, query);
	const deletion = useUserDeletion({
		done: 'User deleted',
		onDeleted: () => {
			const wasLastOfPage = answer?.users.length === 1 && query.page > 1;
			if (wasLastOfPage) change({ page: query.page - 1 }, true);
			else reload();
		},
	});
	return (
		<Screen title="Users" actions={<AddUser />}>
			<UserFilters query={query} onChange={change} />
			{failed !== null && (
				<RetryableFailure sentence="Failed to fetch users. Please try again." error={failed} onRetry={reload} />
			)}
			{deletion.error && (
				<FailureNotice failure={toFailure(deletion.error, 'Failed to delete user. Please try again.')} />
			)}
			{answer && answer.users.length > 0 && (
				<UsersTable users={answer.users} busy={busy} query={query} onSort={change} onDelete={deletion.open} />
			)}
			<ListFooter
				query={query}
				counts={answer && { shown: answer.users.length, ...answer.pagination }}
				busy={busy}
				emptyText="No users found"
				onPage={change}
			>
				<PreviousNext page={query.page} totalPages={answer?.pagination.totalPages ?? 0} onPage={change} />
			</ListFooter>
			<DeleteUserDialog title="Delete user" question="Are you sure you want to delete this user?" deletion={deletion} />
		</Screen>
	);
}

function AddUser() {
	return (
		<ButtonLink to="/admin/users/new" state={useListState()} icon="plus">
			Add User
		</ButtonLink>
	);
}
