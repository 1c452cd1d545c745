import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../../shared/contract/user.ts';
import { useSession } from '../../session/session.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { useWayBack } from '../list/return-to-list.ts';
import { EditorFoot } from './editor-footer.tsx';
import { useDraft } from './use-draft.ts';
import { useSaving } from './use-save-user.ts';
import styles from './user-editor.module.css';
import { UserFields } from './user-fields.tsx';
import { newUserForm, toAdminUser, type UserForm, userFaults, userFormOf } from './user-form.ts';

/** The form of a user; `before` is the changed user, null for a new one. A failure keeps the input. */
export function UserEditor({ before }: { before: User | null }) {
	const { user: self } = useSession();
	const isSelf = before !== null && before._id === self?._id;
	const draft = useDraft(`${self?._id} ${before?._id ?? 'new'}`, before ? userFormOf(before) : newUserForm);
	const { form, unsaved } = draft;
	const leave = useLeaving(draft.forget);
	const saving = useSaving(before, () => leave(before ? 'User saved' : 'User created'));
	const [attempts, setAttempts] = useState(0);
	const element = useFocusOnFault(attempts, saving.failure);

	const change = (part: Partial<UserForm>) => {
		draft.change(part);
		saving.forgive(part);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setAttempts(attempts + 1);
		if (Object.keys(userFaults(form, before)).length === 0) void saving.save(toAdminUser(form, before));
	};
	return (
		<Panel aria-label="Account">
			<form ref={element} className={styles.form} noValidate autoComplete="off" onSubmit={submit}>
				<fieldset className={styles.all} disabled={saving.busy}>
					<legend className="visually-hidden">Account</legend>
					<UserFields
						form={form}
						before={before}
						faults={{ ...saving.faults, ...(attempts > 0 && userFaults(form, before)) }}
						onChange={change}
					/>
				</fieldset>
				<EditorFoot
					logsOut={isSelf && (form.password !== '' || form.role !== before.role)}
					unsaved={unsaved}
					busy={saving.busy}
					failure={saving.failure}
					onCancel={() => leave(null)}
				/>
			</form>
		</Panel>
	);
}

/** Returns to the list as it was left, with a toast. */
function useLeaving(forget: () => void) {
	const navigate = useNavigate();
	const list = useWayBack('/admin/users');
	const show = useToast();
	return (done: string | null) => {
		forget();
		if (done) show(done, 'success');
		navigate(list);
	};
}

/** Focuses the first invalid field after each attempt, and the Save button after a failure without one. */
function useFocusOnFault(attempts: number, failure: unknown) {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid]');
		if (attempts && faulty) faulty.focus();
		else if (failure) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
	}, [attempts, failure]);
	return form;
}
