import { type Ref, useId, useRef, useState } from 'react';
import { limits } from '../../shared/rules/limits.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { TextField } from '../ui/forms/field.tsx';
import styles from './content-fields.module.css';
import { type ContentForm, topicError, withTypedTopic } from './content-form.ts';

type Props = { form: ContentForm; onChange: (form: ContentForm) => void; inputRef?: Ref<HTMLInputElement> | undefined };

/** The disabled topics, and a field to add one. Enter adds and does not submit the form. */
export function TopicsField({ form, onChange, inputRef }: Props) {
	const fieldset = useRef<HTMLFieldSetElement>(null);
	const hintId = useId();
	const [announcement, setAnnouncement] = useState('');
	const isFull = form.topics.length >= limits.disabledTopics && !form.typed;
	const add = () => {
		const next = withTypedTopic(form);
		if (next === form) return;
		onChange(next);
		setAnnouncement(`${next.topics.at(-1)} added`);
		// The field becomes disabled and would lose the focus.
		if (next.topics.length >= limits.disabledTopics) fieldset.current?.focus();
	};
	const remove = (topic: string) => {
		onChange({ ...form, topics: form.topics.filter((other) => other !== topic) });
		setAnnouncement(`${topic} removed`);
		// The focused button is removed.
		fieldset.current?.focus();
	};
	return (
		<fieldset ref={fieldset} tabIndex={-1} className={styles.group} aria-describedby={hintId}>
			<legend>Disabled topics</legend>
			<p id={hintId} className={styles.hint}>
				What must not come up in a story, such as spiders. Up to {limits.disabledTopics}.
			</p>
			<TopicList topics={form.topics} onRemove={remove} />
			<div className={styles.newTopic}>
				<TextField
					ref={inputRef}
					label="New topic"
					hideLabel
					dir="auto"
					placeholder={isFull ? 'The list is full' : 'New topic'}
					autoComplete="off"
					enterKeyHint="done"
					disabled={isFull}
					value={form.typed}
					error={topicError(form)}
					onChange={(event) => onChange({ ...form, typed: event.target.value })}
					onKeyDown={(event) => {
						if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
						event.preventDefault();
						add();
					}}
				/>
				<Button look="quiet" icon="plus" disabled={isFull} onClick={add}>
					Add topic
				</Button>
			</div>
			<p role="status" className="visually-hidden">
				{announcement}
			</p>
		</fieldset>
	);
}

function TopicList({ topics, onRemove }: { topics: readonly string[]; onRemove: (topic: string) => void }) {
	if (topics.length === 0) return null;
	return (
		// biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to some screen readers
		<ul role="list" className={styles.topics}>
			{topics.map((topic) => (
				<li key={topic}>
					<span dir="auto">{topic}</span>
					<IconButton icon="close" label={`Remove ${topic}`} onClick={() => onRemove(topic)} />
				</li>
			))}
		</ul>
	);
}
