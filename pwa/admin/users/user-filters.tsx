import { subscriptionStatuses } from '../../../shared/contract/user.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { SearchBox } from '../list/search-box.tsx';
import styles from './user-filters.module.css';
import type { UsersQuery } from './users-screen.tsx';

const roleFilters = ['admin', 'parent'] as const;

type Props = { query: UsersQuery; onChange: (part: Partial<UsersQuery>) => void };

/** Filters the users by text, role and subscription. */
export function UserFilters({ query, onChange }: Props) {
	return (
		<div className={styles.filters}>
			<SearchBox label="Search users" value={query.search} onSearch={onChange} />
			<SelectField
				label="Role"
				value={query.role ?? ''}
				onChange={({ target }) => onChange({ role: roleFilters.find((role) => role === target.value) })}
			>
				<option value="">All Roles</option>
				<option value="admin">Admin</option>
				<option value="parent">Parent</option>
			</SelectField>
			<SelectField
				label="Status"
				value={query.status ?? ''}
				onChange={({ target }) => onChange({ status: subscriptionStatuses.find((status) => status === target.value) })}
			>
				<option value="">All Statuses</option>
				<option value="trial">Trial</option>
				<option value="active">Active</option>
				<option value="expired">Expired</option>
			</SelectField>
		</div>
	);
}
