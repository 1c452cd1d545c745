import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '../../shared/user.ts';
import { Avatar } from '../shell/avatar.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { useToast } from '../ui/toasts.tsx';
import styles from './child-card.module.css';
import { ContentFields } from './content-fields.tsx';
import { type ContentForm, contentFormOf, topicFault } from './content-form.ts';
import { type Failure, FailureNotice } from './failure.tsx';
import type { Family } from './family.ts';
import { useFocusOnFault } from './use-focus-on-fault.ts';
import { saveChild } from './use-save-all.ts';

type Props = {
	child: User;
	actions: Family;
	/** The settings as they were edited and not saved; undefined for none. */
	draft: ContentForm | undefined;
	onDraft: (draft: ContentForm) => void;
	onDropDraft: () => void;
	onDelete: () => void;
};

/** One child, and its content settings when they are unfolded. */
export function ChildCard({ child, actions, draft, onDraft, onDropDraft, onDelete }: Props) {
	const [open, setOpen] = useState(false);
	const unfold = useRef<HTMLButtonElement>(null);
	const editorId = useId();
	const { name } = child.profile;
	const fold = () => {
		flushSync(() => setOpen(false));
		unfold.current?.focus();
	};
	return (
		<article className={styles.card} aria-label={name}>
			<div className={styles.head}>
				<Avatar user={child} />
				<div className={styles.words}>
					<h3 dir="auto">{name}</h3>
					<p>{draft && !open ? 'Not saved yet' : summaryOf(child)}</p>
				</div>
				<div className={styles.buttons}>
					<Button
						ref={unfold}
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
					<Editor
						child={child}
						actions={actions}
						form={draft ?? contentFormOf(child)}
						onChange={onDraft}
						onDone={() => {
							onDropDraft();
							fold();
						}}
					/>
				)}
			</div>
		</article>
	);
}

type EditorProps = {
	child: User;
	actions: Family;
	form: ContentForm;
	onChange: (form: ContentForm) => void;
	onDone: () => void;
};

function Editor({ child, actions, form, onChange, onDone }: EditorProps) {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);
	const [attempts, setAttempts] = useState(0);
	const element = useFocusOnFault(attempts);
	const show = useToast();
	const save = async (event: FormEvent) => {
		event.preventDefault();
		setAttempts(attempts + 1);
		if (topicFault(form)) return;
		setBusy(true);
		setFailure(null);
		const failed = await saveChild(actions, child, form);
		setBusy(false);
		setFailure(failed);
		if (failed) return;
		onDone();
		show('Child settings updated successfully', 'success');
	};
	return (
		<form ref={element} className={styles.editor} noValidate onSubmit={save}>
			<fieldset className={styles.all} disabled={busy}>
				<ContentFields user={child} form={form} onChange={onChange} />
			</fieldset>
			{failure && <FailureNotice failure={failure} />}
			<div className={styles.feet}>
				<Button look="quiet" disabled={busy} onClick={onDone}>
					Cancel
				</Button>
				<Button type="submit" busy={busy}>
					{busy ? 'Saving...' : 'Save settings'}
				</Button>
			</div>
		</form>
	);
}

/** `Age 7 · rated up to 7 · 2 genres` */
function summaryOf({ profile, settings }: User): string {
	const { maxAgeRating } = settings.contentRestrictions;
	const count = settings.allowedGenres.length;
	const genres = count === 1 ? '1 genre' : `${count || 'no'} genres`;
	return [profile.age !== null && `Age ${profile.age}`, `rated up to ${maxAgeRating}`, genres]
		.filter(Boolean)
		.join(' · ');
}
