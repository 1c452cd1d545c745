import { useEffect, useRef } from 'react';
import type { Story } from '../../../shared/contract/story.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Email } from '../../ui/email.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { useListState } from '../list/return-to-list.ts';
import { SortHeader } from '../list/sort-header.tsx';
import table from '../list/table.module.css';
import { Day } from '../ui/dates.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import styles from './stories-table.module.css';
import type { StoriesQuery } from './story-filters.tsx';
import type { Selection } from './use-selection.ts';

type Props = {
	stories: readonly Story[];
	busy: boolean;
	query: StoriesQuery;
	selection: Selection;
	onSort: (part: Partial<StoriesQuery>) => void;
	onDelete: (story: Story) => void;
};

/** One page of stories with sortable columns. */
export function StoriesTable({ stories, busy, query, selection, onSort, onDelete }: Props) {
	const sorting = { query, onSort };
	const count = selection.selected.length;
	return (
		<div className={classNames(table.region, styles.frame)} aria-busy={busy || undefined}>
			<table className={styles.table}>
				<caption className="visually-hidden">Stories</caption>
				<colgroup>
					<col className={styles.tick} />
					<col />
					<col className={styles.author} />
					<col className={styles.status} />
					<col className={styles.created} />
					<col className={styles.actions} />
				</colgroup>
				<thead>
					<tr>
						<th scope="col" className={styles.tick}>
							<RowCheckbox
								label="Select all stories on this page"
								checked={count === stories.length}
								isIndeterminate={count > 0 && count < stories.length}
								onToggle={selection.toggleAll}
							/>
						</th>
						<SortHeader field="title" {...sorting}>
							Title
						</SortHeader>
						<SortHeader field="author.email" {...sorting}>
							Author
						</SortHeader>
						<SortHeader field="isPublished" {...sorting}>
							Status
						</SortHeader>
						<SortHeader field="createdAt" {...sorting}>
							Created
						</SortHeader>
						<th scope="col" className={styles.actions}>
							<span className="visually-hidden">Actions</span>
						</th>
					</tr>
				</thead>
				<tbody>
					{stories.map((story) => (
						<StoryRow
							key={story._id}
							story={story}
							selected={selection.isSelected(story._id)}
							onToggle={() => selection.toggle(story._id)}
							onDelete={() => onDelete(story)}
						/>
					))}
				</tbody>
			</table>
		</div>
	);
}

type RowProps = { story: Story; selected: boolean; onToggle: () => void; onDelete: () => void };

/** A row of the list of stories. */
function StoryRow({ story, selected, onToggle, onDelete }: RowProps) {
	const { title, author, isPublished, createdAt } = story;
	return (
		<tr>
			<td className={styles.tick}>
				<RowCheckbox label={`Select ${title}`} checked={selected} onToggle={onToggle} />
			</td>
			<td className={styles.title} dir="auto">
				{title}
			</td>
			<td data-label="Author" className={styles.author}>
				<Email>{author.email || author.profile.name || 'Unknown'}</Email>
			</td>
			<td data-label="Status" className={styles.status}>
				<StatusBadge tone={isPublished ? 'green' : 'yellow'}>{isPublished ? 'Published' : 'Draft'}</StatusBadge>
			</td>
			<td data-label="Created" className={styles.created}>
				<Day at={createdAt} />
			</td>
			<td className={styles.actions}>
				<Actions story={story} onDelete={onDelete} />
			</td>
		</tr>
	);
}

function Actions({ story: { _id, title }, onDelete }: Pick<RowProps, 'story' | 'onDelete'>) {
	const place = useListState();
	return (
		<div>
			<ButtonLink
				look="bare"
				to={`/story/${_id}`}
				target="_blank"
				rel="noopener"
				aria-label={`View ${title} (opens in a new tab)`}
			>
				View
			</ButtonLink>
			<ButtonLink look="bare" to={`/admin/stories/${_id}`} state={place} aria-label={`Edit ${title}`}>
				Edit
			</ButtonLink>
			<Button look="bare" className={styles.danger} aria-label={`Delete ${title}`} onClick={onDelete}>
				Delete
			</Button>
		</div>
	);
}

type RowCheckboxProps = { label: string; checked: boolean; isIndeterminate?: boolean; onToggle: () => void };

/** A checkbox with a visually hidden label. `partly`: some of its rows are checked. */
function RowCheckbox({ label, checked, isIndeterminate = false, onToggle }: RowCheckboxProps) {
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (input.current) input.current.indeterminate = isIndeterminate;
	}, [isIndeterminate]);
	return (
		<Checkbox ref={input} className={styles.checkbox} checked={checked} onChange={onToggle}>
			<span className="visually-hidden">{label}</span>
		</Checkbox>
	);
}
