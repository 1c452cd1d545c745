import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { StoryEntry } from './story-calls.ts';
import styles from './story-content.module.css';

/** The whole text in reading order: chapters, with the choices offered and taken between them. */
export function StoryContent({ entries }: { entries: readonly StoryEntry[] }) {
	return (
		<Panel aria-labelledby="content">
			<h2 id="content" className={styles.heading}>
				Story content
			</h2>
			{entries.length === 0 ? (
				<p className={styles.none}>No content available</p>
			) : (
				<ol className={styles.entries}>
					{entries.map((entry, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids and a fixed order
						<li key={index} className={entry.type === 'user' ? styles.user : styles.ai}>
							{entry.type === 'user' ? <UserChoice entry={entry} /> : <AiResponse entry={entry} />}
						</li>
					))}
				</ol>
			)}
		</Panel>
	);
}

function AiResponse({ entry }: { entry: StoryEntry }) {
	return (
		<>
			<h3 className={styles.label}>AI Response</h3>
			<p className={styles.text} dir="auto">
				{entry.content}
			</p>
		</>
	);
}

function UserChoice({ entry: { content, choices = [] } }: { entry: StoryEntry }) {
	const picked = choices.indexOf(content);
	return (
		<>
			<h3 className={styles.label}>User Choice</h3>
			{picked < 0 && <p className={content ? styles.text : styles.none}>{content || 'Nothing picked yet'}</p>}
			<ul className={styles.choices}>
				{choices.map((choice, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two choices may have the same text
					<li key={index} className={index === picked ? styles.picked : undefined} dir="auto">
						{index === picked && <Icon name="check" label="Picked:" />} {choice}
					</li>
				))}
			</ul>
		</>
	);
}
