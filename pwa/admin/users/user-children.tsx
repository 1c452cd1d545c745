import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { adminCalls } from '../../../shared/contract/admin.ts';
import type { User } from '../../../shared/contract/user.ts';
import { callQuery } from '../../session/account-query-client.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import table from '../list/table.module.css';
import { FailureNotice, RetryableFailure, toFailure } from '../ui/failure.tsx';
import { Loading } from '../ui/loading.tsx';
import { DeleteUserDialog, useUserDeletion } from './delete-user.tsx';
import styles from './section.module.css';
import { SectionTable } from './section-table.tsx';

/** The child profiles of `parent`, with edit and delete. Hidden for an admin without children. */
export function UserChildren({ parent }: { parent: User }) {
	const client = useQueryClient();
	const query = callQuery(adminCalls.userChildren, { params: { id: parent._id } });
	const { data: children, error, isFetching, refetch } = useQuery(query);
	const deletion = useUserDeletion({
		done: 'Child deleted',
		onDeleted: (child) => client.setQueryData(query.queryKey, (now) => now?.filter(({ _id }) => _id !== child._id)),
	});
	if (parent.role !== 'parent' && children?.length === 0) return null;
	return (
		<section aria-labelledby="user-children" className={styles.part}>
			<h2 id="user-children">Children</h2>
			{deletion.error && (
				<FailureNotice failure={toFailure(deletion.error, 'Failed to delete child. Please try again.')} />
			)}
			{error && (
				<RetryableFailure
					sentence="Failed to load user data. Please try again."
					error={error}
					busy={isFetching}
					onRetry={refetch}
				/>
			)}
			{!children && !error && <Loading />}
			{children?.length === 0 && <p className={styles.none}>No children found</p>}
			{children && children.length > 0 && <ChildrenTable kids={children} onDelete={deletion.open} />}
			<DeleteUserDialog
				title="Delete child"
				question="Are you sure you want to delete this child? This action cannot be undone."
				deletion={deletion}
			/>
		</section>
	);
}

type Rows = { kids: readonly User[]; onDelete: (child: User) => void };

function ChildrenTable({ kids, onDelete }: Rows) {
	return (
		<SectionTable labelledBy="user-children" columns={['Name', 'Age']}>
			{kids.map((child) => (
				<ChildRow key={child._id} child={child} onDelete={() => onDelete(child)} />
			))}
		</SectionTable>
	);
}

function ChildRow({ child, onDelete }: { child: User; onDelete: () => void }) {
	const { name, age } = child.profile;
	const called = name || 'No name set';
	return (
		<tr>
			<td className={table.lead} dir="auto">
				{called}
			</td>
			<td data-label="Age">{age ?? 'Not set'}</td>
			<td>
				<div className={table.actions}>
					<ButtonLink
						look="bare"
						to={`/admin/users/${child._id}`}
						state={useLocation().state}
						aria-label={`Edit ${called}`}
					>
						Edit
					</ButtonLink>
					<Button look="bare" className={table.danger} aria-label={`Delete ${called}`} onClick={onDelete}>
						Delete
					</Button>
				</div>
			</td>
		</tr>
	);
}
