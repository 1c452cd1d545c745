import type { User } from '../../../shared/contract/user.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Email } from '../../ui/email.tsx';
import { titleCase } from '../../ui/title-case.ts';
import { useListState } from '../list/return-to-list.ts';
import { SortHeader } from '../list/sort-header.tsx';
import table from '../list/table.module.css';
import { Day } from '../ui/dates.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import type { UsersQuery } from './user-filters.tsx';
import styles from './users-table.module.css';

const tones = { active: 'green', trial: 'yellow', expired: 'red' } as const;

type Props = {
	users: readonly User[];
	busy: boolean;
	query: UsersQuery;
	onSort: (part: Partial<UsersQuery>) => void;
	onDelete: (user: User) => void;
};

/** One page of users with sortable columns. */
export function UsersTable({ users, busy, query, onSort, onDelete }: Props) {
	const sorting = { query, onSort };
	return (
		<div className={table.region} aria-busy={busy || undefined}>
			<table className={table.table}>
				<caption className="visually-hidden">Users</caption>
				<thead>
					<tr>
						<SortHeader field="email" {...sorting}>
							Email
						</SortHeader>
						<SortHeader field="role" {...sorting}>
							Role
						</SortHeader>
						<SortHeader field="subscription.status" {...sorting}>
							Status
						</SortHeader>
						<SortHeader field="createdAt" {...sorting}>
							Created
						</SortHeader>
						<th scope="col">
							<span className="visually-hidden">Actions</span>
						</th>
					</tr>
				</thead>
				<tbody>
					{users.map((user) => (
						<UserRow key={user._id} user={user} onDelete={onDelete} />
					))}
				</tbody>
			</table>
		</div>
	);
}

function UserRow({ user, onDelete }: { user: User; onDelete: Props['onDelete'] }) {
	const place = useListState();
	const { status } = user.subscription;
	const called = user.email ?? user.profile.name;
	return (
		<tr>
			<td className={classNames(table.lead, styles.email)}>
				<Email>{user.email ?? `No email (${user.profile.name || 'no name'})`}</Email>
			</td>
			<td data-label="Role">{titleCase(user.role)}</td>
			<td data-label="Status">
				<StatusBadge tone={tones[status]}>{titleCase(status)}</StatusBadge>
			</td>
			<td data-label="Created" className={table.nowrap}>
				<Day at={user.createdAt} />
			</td>
			<td>
				<div className={table.actions}>
					<ButtonLink look="bare" to={`/admin/users/${user._id}`} state={place} aria-label={`Edit ${called}`}>
						Edit
					</ButtonLink>
					<Button look="bare" className={table.danger} aria-label={`Delete ${called}`} onClick={() => onDelete(user)}>
						Delete
					</Button>
				</div>
			</td>
		</tr>
	);
}
