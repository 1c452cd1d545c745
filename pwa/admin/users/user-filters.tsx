import * as z from 'zod/mini';
import { UserQuery } from '../../../shared/contract/admin.ts';
import { subscriptionStatuses } from '../../../shared/contract/user.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { SearchBox } from '../list/search-box.tsx';
import styles from './user-filters.module.css';

/** The filters of the list (product 2.10.2): it contains all roles, and two can be selected. */
export const UsersQuery = z.object({ ...UserQuery.shape, role: z.optional(z.enum(['admin', 'parent'])) });
export type UsersQuery = z.infer<typeof UsersQuery>;

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
