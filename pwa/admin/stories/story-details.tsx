import type { ReactNode } from 'react';
import type { StoryStatus } from '../../../shared/contract/story.ts';
import { Email } from '../../ui/email.tsx';
import { Panel } from '../../ui/panel.tsx';
import { titleCase } from '../../ui/title-case.ts';
import { When } from '../ui/dates.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import type { AdminStory } from './story-calls.ts';
import styles from './story-details.module.css';

const stages: Record<StoryStatus, string> = {
	queued: 'Waiting to be written',
	writing: 'Being written',
	'in-progress': 'In progress',
	completed: 'Completed',
	failed: 'Failed',
};

/** The details of a story without its text. */
export function StoryFacts({ story }: { story: AdminStory }) {
	const { author, genre, isPublished, status, error } = story;
	return (
		<Panel aria-label="Story details">
			<dl className={styles.facts}>
				<Fact name="Publication">
					<StatusBadge tone={isPublished ? 'green' : 'yellow'}>{isPublished ? 'Published' : 'Draft'}</StatusBadge>
				</Fact>
				<Fact name="Stage">{error ? `${stages[status]}: ${error}` : stages[status]}</Fact>
				<Fact name="Author email">
					<Email>{author.email || 'Unknown'}</Email>
				</Fact>
				<Fact name="Author name">{author.profile.name || 'No name'}</Fact>
				<Fact name="Genre">{genre ? titleCase(genre) : 'Not specified'}</Fact>
				<Fact name="Created">
					<When at={story.createdAt} />
				</Fact>
				<Fact name="Updated">
					<When at={story.updatedAt} />
				</Fact>
			</dl>
		</Panel>
	);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div>
			<dt>{name}</dt>
			<dd dir="auto">{children}</dd>
		</div>
	);
}
