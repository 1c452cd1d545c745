import { type FormEvent, useState } from 'react';
import type { User } from '../../shared/user.ts';
import { Button } from '../ui/button.tsx';
import { useFocusOnFault } from '../ui/use-focus-on-fault.ts';
import styles from './child-editor.module.css';
import { ContentFields } from './content-fields.tsx';
import { type ContentForm, topicFault } from './content-form.ts';
import { type Failure, FailureNotice } from './failure.tsx';
import type { Family } from './family.ts';
import { saveChild } from './use-save-all.ts';
import { useTelling } from './use-telling.ts';

type Props = {
	child: User;
	actions: Family;
	form: ContentForm;
	onChange: (form: ContentForm) => void;
	onDone: () => void;
	/** The child was deleted meanwhile, and this card with it. */
	onGone: (failure: Failure) => void;
};

/** The content settings of one child, with a way to save them and one to leave them as they were. */
export function ChildEditor({ child, actions, form, onChange, onDone, onGone }: Props) {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);
	const [attempts, setAttempts] = useState(0);
	const element = useFocusOnFault(attempts);
	const tell = useTelling();
	const save = async (event: FormEvent) => {
		event.preventDefault();
		setAttempts(attempts + 1);
		if (topicFault(form)) return;
		setBusy(true);
		setFailure(null);
		const saved = await saveChild(actions, child, form);
		if ('sentence' in saved) {
			if (saved.childIsGone) return onGone(saved);
			setFailure(saved);
			setBusy(false);
			return setAttempts((now) => now + 1);
		}
		setBusy(false);
		onDone();
		tell(saved, { done: 'Child settings updated successfully', failed: 'Failed to update child settings' });
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
