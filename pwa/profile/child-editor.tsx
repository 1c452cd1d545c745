import { type FormEvent, useState } from 'react';
import type { User } from '../../shared/contract/user.ts';
import { Button } from '../ui/button.tsx';
import { useFocusOnError } from '../ui/forms/use-focus-on-error.ts';
import styles from './child-editor.module.css';
import { ContentFields } from './content-fields.tsx';
import { type ContentForm, topicError } from './content-form.ts';
import { type Failure, FailureNotice } from './failure.tsx';
import type { FamilyActions } from './family-actions.ts';
import { saveChild } from './use-save-all.ts';
import { useSaveToast } from './use-save-toast.ts';

type Props = {
	child: User;
	actions: FamilyActions;
	form: ContentForm;
	onChange: (form: ContentForm) => void;
	onDone: () => void;
	/** Called when the child was deleted on another device. This editor unmounts with its card. */
	onDeletedElsewhere: (failure: Failure) => void;
};

/** The content settings of one child, with Save and Cancel. */
export function ChildEditor({ child, actions, form, onChange, onDone, onDeletedElsewhere }: Props) {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);
	const [attempts, setAttempts] = useState(0);
	const element = useFocusOnError(attempts);
	const showSaveToast = useSaveToast();
	const save = async (event: FormEvent) => {
		event.preventDefault();
		setAttempts(attempts + 1);
		if (topicError(form)) return;
		setBusy(true);
		setFailure(null);
		const saved = await saveChild(actions, child, form);
		if ('message' in saved) {
			if (saved.isChildGone) return onDeletedElsewhere(saved);
			setFailure(saved);
			setBusy(false);
			return setAttempts((now) => now + 1);
		}
		setBusy(false);
		onDone();
		showSaveToast(saved, { done: 'Child settings updated successfully', failed: 'Failed to update child settings' });
	};
	return (
		<form ref={element} className={styles.editor} noValidate onSubmit={save}>
			<fieldset className={styles.fieldset} disabled={busy}>
				<ContentFields user={child} form={form} onChange={onChange} />
			</fieldset>
			{failure && <FailureNotice failure={failure} />}
			<div className={styles.footer}>
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
