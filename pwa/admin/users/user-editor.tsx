import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type AdminUserInput, adminCalls } from '../../../shared/contract/admin.ts';
import type { User } from '../../../shared/contract/user.ts';
import { send } from '../../net/http.ts';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { useListAddress } from '../list/return-to-list.ts';
import { type Failure, FailureNotice, toFailure } from '../ui/failure.tsx';
import styles from './user-editor.module.css';
import { UserFields } from './user-fields.tsx';
import {
	newUserForm,
	serverErrors,
	toAdminUser,
	type UserErrors,
	type UserForm,
	userErrors,
	userFormOf,
} from './user-form.ts';

/** The form of a user; `before` is the changed user, null for a new one. A failure keeps the input. */
export function UserEditor({ before }: { before: User | null }) {
	const { user: self } = useSession();
	const isSelf = before !== null && before._id === self?._id;
	const draft = useDraft(`${self?._id} ${before?._id ?? 'new'}`, before ? userFormOf(before) : newUserForm);
	const { form, unsaved } = draft;
	const leave = useLeave(draft.forget);
	const saving = useSaveUser(before, () => leave(before ? 'User saved' : 'User created'));
	const [attempts, setAttempts] = useState(0);
	const element = useFocusOnError(attempts, saving.failure);

	const change = (part: Partial<UserForm>) => {
		draft.change(part);
		saving.clearErrors(part);
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setAttempts(attempts + 1);
		if (Object.keys(userErrors(form, before)).length === 0) void saving.save(toAdminUser(form, before));
	};
	return (
		<Panel aria-label="Account">
			<form ref={element} className={styles.form} noValidate autoComplete="off" onSubmit={submit}>
				<fieldset className={styles.all} disabled={saving.busy}>
					<legend className="visually-hidden">Account</legend>
					<UserFields
						form={form}
						before={before}
						fieldErrors={{ ...saving.fieldErrors, ...(attempts > 0 && userErrors(form, before)) }}
						onChange={change}
					/>
				</fieldset>
				<EditorFooter
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
function useLeave(forget: () => void) {
	const navigate = useNavigate();
	const list = useListAddress('/admin/users');
	const show = useToast();
	return (done: string | null) => {
		forget();
		if (done) show(done, 'success');
		navigate(list);
	};
}

/** Focuses the first invalid field after each attempt, and the Save button after a failure without one. */
function useFocusOnError(attempts: number, failure: unknown) {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid]');
		if (attempts && faulty) faulty.focus();
		else if (failure) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
	}, [attempts, failure]);
	return form;
}

type Props = {
	/** Whether saving ends the admin's own session. */
	logsOut: boolean;
	unsaved: boolean;
	busy: boolean;
	failure: Failure | null;
	onCancel: () => void;
};

/** The result of saving, and the buttons of the form. */
function EditorFooter({ logsOut, unsaved, busy, failure, onCancel }: Props) {
	return (
		<div className={styles.foot}>
			{logsOut && <Notice tone="warning">This is your own account. After saving you will have to log in again.</Notice>}
			{failure && <FailureNotice failure={failure} />}
			<div className={styles.row}>
				<p role="status" className={styles.unsaved}>
					{busy ? 'Saving...' : unsaved && 'Some changes are not saved yet.'}
				</p>
				<Button look="quiet" disabled={busy} onClick={onCancel}>
					Cancel
				</Button>
				<Button type="submit" icon="check" busy={busy}>
					{busy ? 'Saving...' : 'Save'}
				</Button>
			</div>
		</div>
	);
}

/** Unsaved forms, kept until the page is closed. */
const drafts = new Map<string, UserForm>();

/**
 * The form named `key`: the unsaved draft, else `initial`. `forget` drops the draft after
 * it was saved or cancelled.
 */
function useDraft(key: string, initial: UserForm) {
	const [form, setForm] = useState(() => drafts.get(key) ?? initial);
	const unsaved = JSON.stringify(form) !== JSON.stringify(initial);
	useEffect(() => {
		if (unsaved) drafts.set(key, form);
		else drafts.delete(key);
	}, [key, form, unsaved]);
	useConfirmBeforeUnload(unsaved);
	const change = (part: Partial<UserForm>) => setForm((now) => ({ ...now, ...part }));
	return { form, change, unsaved, forget: () => void drafts.delete(key) };
}

function useConfirmBeforeUnload(unsaved: boolean) {
	useEffect(() => {
		if (!unsaved) return;
		const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', confirmUnload);
		return () => removeEventListener('beforeunload', confirmUnload);
	}, [unsaved]);
}

/** Saves a changed user (`before`) or a new one (null). `fieldErrors` are the server's messages about fields. */
function useSaveUser(before: User | null, onSaved: () => void) {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);
	const [fieldErrors, setFieldErrors] = useState<UserErrors>({});
	const { user: self, updateUser, refresh } = useSession();
	const keyFor = useIdempotencyKey();

	const save = async (body: AdminUserInput) => {
		setBusy(true);
		setFailure(null);
		try {
			const saved = before
				? await send(adminCalls.saveUser, { params: { id: before._id }, body })
				: await send(adminCalls.addUser, { body, idempotencyKey: keyFor(body) });
			if (saved._id === self?._id) await updateUser(saved);
			if (saved.parentId !== null && saved.parentId === self?._id) void refresh().catch(() => {});
			onSaved();
		} catch (error) {
			setFailure(toFailure(error, 'Failed to save user data. Please try again.'));
			setFieldErrors(serverErrors(error));
			setBusy(false);
		}
	};
	/** Clears the errors of changed fields. */
	const clearErrors = (part: Partial<UserForm>) =>
		setFieldErrors((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))));
	return { busy, failure, fieldErrors, save, clearErrors };
}

/** An idempotency key that stays as long as the body does: a request repeated after a lost response creates one user. */
function useIdempotencyKey(): (body: AdminUserInput) => string {
	const last = useRef({ words: '', key: '' });
	return (body) => {
		const words = JSON.stringify(body);
		if (words !== last.current.words) last.current = { words, key: newKey() };
		return last.current.key;
	};
}

function newKey(): string {
	return `user-${Date.now()}-${Math.random().toString(36).slice(2)}`;
}
