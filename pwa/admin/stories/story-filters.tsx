import type * as z from 'zod/mini';
import type { StoryQuery } from '../../../shared/contract/admin.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { SearchBox } from '../list/search-box.tsx';
import styles from './story-filters.module.css';

type Props = { query: StoriesQuery; onChange: (part: Partial<StoriesQuery>) => void };

/** Filters the stories by text and by publication. */
export function StoryFilters({ query, onChange }: Props) {
	return (
		<div className={styles.filters}>
			<SearchBox label="Search stories" value={query.search} onSearch={onChange} />
			<SelectField
				label="Status"
				value={query.status ?? ''}
				onChange={({ target }) => onChange({ status: publications.find((status) => status === target.value) })}
			>
				<option value="">All Status</option>
				<option value="published">Published</option>
				<option value="draft">Draft</option>
			</SelectField>
		</div>
	);
}

export type StoriesQuery = z.infer<typeof StoryQuery>;

const publications = ['published', 'draft'] as const satisfies readonly StoriesQuery['status'][];
