import type { ReactNode } from 'react';
import type { StoryStatus } from '../../../shared/contract/story.ts';
import { Email } from '../../ui/email.tsx';
import { Panel } from '../../ui/panel.tsx';
import { titleCase } from '../../ui/title-case.ts';
import { DateTime } from '../ui/dates.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import type { AdminStory } from './story-calls.ts';
import styles from './story-details.module.css';

const statusTexts: Record<StoryStatus, string> = {
	queued: 'Waiting to be written',
	writing: 'Being written',
	'in-progress': 'In progress',
	completed: 'Completed',
	failed: 'Failed',
};

/** The details of a story without its text. */
export function StoryDetails({ story }: { story: AdminStory }) {
	const { author, genre, isPublished, status, error } = story;
	return (
		<Panel aria-label="Story details">
			<dl className={styles.facts}>
				<Detail name="Publication">
					<StatusBadge tone={isPublished ? 'green' : 'yellow'}>{isPublished ? 'Published' : 'Draft'}</StatusBadge>
				</Detail>
				<Detail name="Stage">{error ? `${statusTexts[status]}: ${error}` : statusTexts[status]}</Detail>
				<Detail name="Author email">
					<Email>{author.email || 'Unknown'}</Email>
				</Detail>
				<Detail name="Author name">{author.profile.name || 'No name'}</Detail>
				<Detail name="Genre">{genre ? titleCase(genre) : 'Not specified'}</Detail>
				<Detail name="Created">
					<DateTime at={story.createdAt} />
				</Detail>
				<Detail name="Updated">
					<DateTime at={story.updatedAt} />
				</Detail>
			</dl>
		</Panel>
	);
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd dir="auto">{children}</dd>
		</div>
	);
}
