import type { Story } from '../../../shared/contract/story.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Email } from '../../ui/email.tsx';
import { useListPlace } from '../list/return-to-list.ts';
import { Day } from '../ui/date.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { Tick } from './row-checkbox.tsx';
import styles from './stories-table.module.css';

type Props = { story: Story; selected: boolean; onToggle: () => void; onDelete: () => void };

/** A row of the list of stories. */
export function StoryLine({ story, selected, onToggle, onDelete }: Props) {
	const { title, author, isPublished, createdAt } = story;
	return (
		<tr>
			<td className={styles.tick}>
				<Tick label={`Select ${title}`} checked={selected} onToggle={onToggle} />
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
			<td className={styles.deeds}>
				<Actions story={story} onDelete={onDelete} />
			</td>
		</tr>
	);
}

function Actions({ story: { _id, title }, onDelete }: Pick<Props, 'story' | 'onDelete'>) {
	const place = useListPlace();
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
