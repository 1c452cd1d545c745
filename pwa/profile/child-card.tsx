import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '../../shared/contract/user.ts';
import { Avatar } from '../shell/avatar.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import styles from './child-card.module.css';
import { ChildEditor } from './child-editor.tsx';
import { type ContentForm, contentFormOf } from './content-form.ts';
import type { Failure } from './failure.tsx';
import type { FamilyActions } from './family-actions.ts';

type Props = {
	child: User;
	actions: FamilyActions;
	/** Unsaved settings; undefined for none. */
	draft: ContentForm | undefined;
	onDraft: (draft: ContentForm) => void;
	onDropDraft: () => void;
	onDelete: () => void;
	/** Called when the child was deleted on another device. */
	onDeletedElsewhere: (failure: Failure) => void;
};

/** A child and, when expanded, its content settings. */
export function ChildCard({ child, actions, draft, onDraft, onDropDraft, onDelete, onDeletedElsewhere }: Props) {
	const [open, setOpen] = useState(false);
	const settingsButton = useRef<HTMLButtonElement>(null);
	const editorId = useId();
	const { name } = child.profile;
	const collapse = () => {
		flushSync(() => setOpen(false));
		settingsButton.current?.focus();
	};
	return (
		<article className={styles.card} aria-label={name}>
			<div className={styles.header}>
				<Avatar user={child} />
				<div className={styles.text}>
					<h3 dir="auto">{name}</h3>
					<p>{draft && !open ? 'Not saved yet' : summaryOf(child)}</p>
				</div>
				<div className={styles.buttons}>
					<Button
						ref={settingsButton}
						look="quiet"
						icon="gear"
						aria-label={`Settings of ${name}`}
						aria-expanded={open}
						aria-controls={editorId}
						onClick={() => setOpen(!open)}
					>
						Settings
					</Button>
					<IconButton icon="trash" label={`Delete ${name}`} onClick={onDelete} />
				</div>
			</div>
			<div id={editorId} hidden={!open}>
				{open && (
					<ChildEditor
						child={child}
						actions={actions}
						form={draft ?? contentFormOf(child)}
						onChange={onDraft}
						onDone={() => {
							onDropDraft();
							collapse();
						}}
						onDeletedElsewhere={onDeletedElsewhere}
					/>
				)}
			</div>
		</article>
	);
}

function summaryOf({ profile, settings }: User): string {
	const { maxAgeRating } = settings.contentRestrictions;
	const count = settings.allowedGenres.length;
	const genres = count === 1 ? '1 genre' : `${count || 'no'} genres`;
	return [profile.age !== null && `Age ${profile.age}`, `rated up to ${maxAgeRating}`, genres]
		.filter(Boolean)
		.join(' · ');
}
