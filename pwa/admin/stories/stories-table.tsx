import type { Story } from '../../../shared/contract/story.ts';
import { classNames } from '../../ui/class-names.ts';
import { SortHeader } from '../list/sort-header.tsx';
import table from '../list/table.module.css';
import { Tick } from './row-checkbox.tsx';
import type { StoriesQuery } from './stories-query.ts';
import styles from './stories-table.module.css';
import { StoryLine } from './story-row.tsx';
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
					<col className={styles.deeds} />
				</colgroup>
				<thead>
					<tr>
						<th scope="col" className={styles.tick}>
							<Tick
								label="Select all stories on this page"
								checked={count === stories.length}
								partly={count > 0 && count < stories.length}
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
						<th scope="col" className={styles.deeds}>
							<span className="visually-hidden">Actions</span>
						</th>
					</tr>
				</thead>
				<tbody>
					{stories.map((story) => (
						<StoryLine
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
