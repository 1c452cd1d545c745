import { useMutation, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useRef } from 'react';
import { type Control, type UseFormReturn, useController, useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { type AdminUserInput, adminCalls } from '../../../shared/contract/admin.ts';
import type { User } from '../../../shared/contract/user.ts';
import { limits } from '../../../shared/rules/limits.ts';
import { send } from '../../net/http.ts';
import { callQuery } from '../../session/account-query-client.tsx';
import { useSession } from '../../session/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Email } from '../../ui/email.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { minPasswordLength } from '../../ui/forms/new-password.ts';
import { schemaResolver } from '../../ui/forms/schema-resolver.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { useFocusOnError } from '../../ui/forms/use-focus-on-error.ts';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { useListAddress } from '../list/return-to-list.ts';
import { FailureNotice, toFailure } from '../ui/failure.tsx';
import styles from './user-editor.module.css';
import {
	maxAge,
	needsPassword,
	newUserForm,
	serverErrors,
	toAdminUser,
	trialEndAfter,
	type UserForm,
	userFormOf,
	userFormSchema,
} from './user-form.ts';

/** Unsaved forms as JSON, kept until the page is closed. */
const drafts = new Map<string, string>();

/** The form of a user; `before` is the changed user, null for a new one. The input stays after a failure and on leaving. */
export function UserEditor({ before }: { before: User | null }) {
	const { user: self } = useSession();
	const draftKey = `${self?._id} ${before?._id ?? 'new'}`;
	const initial = JSON.stringify(before ? userFormOf(before) : newUserForm);
	const form = useForm<UserForm>({
		defaultValues: JSON.parse(drafts.get(draftKey) ?? initial),
		resolver: schemaResolver((values) => userFormSchema(values, before)),
	});
	const values = form.watch();
	const draft = JSON.stringify(values);
	const isUnsaved = draft !== initial;
	useKeptDraft(draftKey, isUnsaved ? draft : null);
	const leave = useLeave(draftKey);
	const { mutate, isPending, error } = useSaveUser(before, {
		onSaved: () => leave(before ? 'User saved' : 'User created'),
		onError: (error) => {
			for (const [field, message] of Object.entries(serverErrors(error)))
				form.setError(field as keyof UserForm, { message });
		},
	});
	const element = useFocusOnError(error);
	const logsOut = before?._id === self?._id && (values.password !== '' || values.role !== before?.role);
	return (
		<Panel aria-label="Account">
			<form
				ref={element}
				className={styles.form}
				noValidate
				autoComplete="off"
				onSubmit={form.handleSubmit((valid) => mutate(toAdminUser(valid, before)))}
			>
				<fieldset className={styles.all} disabled={isPending}>
					<legend className="visually-hidden">Account</legend>
					<UserFields form={form} values={values} before={before} />
				</fieldset>
				<div className={styles.foot}>
					{logsOut && (
						<Notice tone="warning">This is your own account. After saving you will have to log in again.</Notice>
					)}
					{error && <FailureNotice failure={toFailure(error, 'Failed to save user data. Please try again.')} />}
					<div className={styles.row}>
						<p role="status" className={styles.unsaved}>
							{isPending ? 'Saving...' : isUnsaved && 'Some changes are not saved yet.'}
						</p>
						<Button look="quiet" disabled={isPending} onClick={() => leave(null)}>
							Cancel
						</Button>
						<Button type="submit" icon="check" busy={isPending}>
							{isPending ? 'Saving...' : 'Save'}
						</Button>
					</div>
				</div>
			</form>
		</Panel>
	);
}

type FieldsProps = { form: UseFormReturn<UserForm>; values: UserForm; before: User | null };

/** The fields of a user (product 2.10.6). */
function UserFields({ form, values, before }: FieldsProps) {
	const { register, control, formState } = form;
	const { errors } = formState;
	const isChild = values.role === 'child';
	const parentId = isChild ? (before?.parentId ?? null) : null;
	return (
		<div className={styles.fields}>
			<TextField
				{...register('email')}
				label="Email"
				type="email"
				autoComplete="off"
				maxLength={limits.emailLength}
				required={!isChild}
				hint={isChild ? 'A child with an email and a password can log in' : undefined}
				error={errors.email?.message}
			/>
			<SelectField
				{...register('role', { deps: ['email', 'age', 'password'] })}
				label="Role"
				required
				error={errors.role?.message}
				hint={parentId && <ParentLink id={parentId} />}
			>
				<option value="admin">Admin</option>
				<option value="parent">Parent</option>
				<option value="child">Child</option>
			</SelectField>
			<TextField
				{...register('name')}
				label="Name"
				dir="auto"
				autoComplete="off"
				maxLength={limits.nameLength}
				error={errors.name?.message}
			/>
			<PartialField
				name="age"
				control={control}
				label="Age"
				type="number"
				inputMode="numeric"
				min={1}
				max={maxAge(values.role)}
			/>
			<TextField
				{...register('password', { deps: ['email'] })}
				label="Password"
				type="password"
				autoComplete="new-password"
				maxLength={limits.passwordMax}
				required={needsPassword(values, before)}
				hint={passwordHint(values, before)}
				error={errors.password?.message}
			/>
			<SubscriptionFields form={form} values={values} hasFamilyAccess={parentId !== null} />
		</div>
	);
}

function passwordHint(form: UserForm, before: User | null): string {
	const length = `at least ${minPasswordLength(form.role)} characters`;
	if (needsPassword(form, before)) return before?.email ? `A new admin needs a new password, ${length}` : length;
	return before?.email ? 'leave blank to keep current' : `${length}, if the child logs in`;
}

/** A link to a child's parent. */
function ParentLink({ id }: { id: string }) {
	// Apart from the query of the parent's own screen, which must not begin with an older answer.
	const { data } = useQuery({ ...callQuery(adminCalls.user, { params: { id } }), queryKey: ['parent', id] });
	const parent = data?.user;
	return (
		<>
			Parent:{' '}
			<Link to={`/admin/users/${id}`} state={useLocation().state}>
				<Email>{parent ? parent.email || parent.profile.name || 'No name set' : 'Open the account'}</Email>
			</Link>
		</>
	);
}

type SubscriptionProps = Pick<FieldsProps, 'form' | 'values'> & {
	/** Whether the user is a child with a parent, which has the access of its family. */
	hasFamilyAccess: boolean;
};

function SubscriptionFields({ form, values, hasFamilyAccess }: SubscriptionProps) {
	const { register, control, setValue, formState } = form;
	const status = register('status', {
		deps: 'trialEnd',
		onChange: ({ target }) => setValue('trialEnd', trialEndAfter(values.trialEnd, target.value, Date.now())),
	});
	return (
		<div className={styles.subscription}>
			<SelectField
				{...status}
				label="Subscription status"
				disabled={hasFamilyAccess}
				hint={hasFamilyAccess ? 'A child has the access of its family' : undefined}
				error={formState.errors.status?.message}
			>
				<option value="trial">Trial</option>
				<option value="active">Active</option>
				<option value="expired">Expired</option>
			</SelectField>
			{values.status === 'trial' && !hasFamilyAccess && (
				<PartialField
					name="trialEnd"
					control={control}
					label="Trial ends"
					type="datetime-local"
					max="9999-12-31T23:59"
					hint="By this device’s clock. Leave empty for a new trial"
				/>
			)}
			<Checkbox {...register('hasLifetimeAccess')} disabled={hasFamilyAccess}>
				Has Lifetime Access
			</Checkbox>
		</div>
	);
}

type PartialProps = ComponentProps<typeof TextField> & { name: 'age' | 'trialEnd'; control: Control<UserForm> };

/** A field of the browser's that may be incomplete. It then has an empty value too, and must not be taken for empty. */
function PartialField({ name, control, ...rest }: PartialProps) {
	const { field, fieldState } = useController({ name, control });
	const read = ({ validity, value }: HTMLInputElement) => {
		const now = validity.badInput ? 'incomplete' : value;
		if (now !== field.value) field.onChange(now);
	};
	return (
		<TextField
			{...rest}
			ref={field.ref}
			defaultValue={field.value}
			error={fieldState.error?.message}
			onInput={({ currentTarget }) => read(currentTarget)}
			// An incomplete date in an empty field fires no input event.
			onKeyUp={({ currentTarget }) => read(currentTarget)}
		/>
	);
}

/** Keeps a draft while its screen is left, and has the browser ask before the page is. Null: nothing is unsaved. */
function useKeptDraft(key: string, draft: string | null) {
	useEffect(() => {
		if (draft === null) drafts.delete(key);
		else drafts.set(key, draft);
	}, [key, draft]);
	const isUnsaved = draft !== null;
	useEffect(() => {
		if (!isUnsaved) return;
		const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', confirmUnload);
		return () => removeEventListener('beforeunload', confirmUnload);
	}, [isUnsaved]);
}

/** Drops the draft, and returns to the list as it was left, with a toast. */
function useLeave(draftKey: string) {
	const navigate = useNavigate();
	const list = useListAddress('/admin/users');
	const show = useToast();
	return (done: string | null) => {
		drafts.delete(draftKey);
		if (done) show(done, 'success');
		navigate(list);
	};
}

type SaveOptions = { onSaved: () => void; onError: (error: Error) => void };

/** Saves a changed user (`before`) or a new one (null). */
function useSaveUser(before: User | null, { onSaved, onError }: SaveOptions) {
	const { user: self, updateUser, refresh } = useSession();
	const last = useRef({ text: '', key: '' });
	/** The same for the same body: a request repeated after a lost response creates one user. */
	const idempotencyKeyFor = (body: AdminUserInput) => {
		const text = JSON.stringify(body);
		const key = `user-${Date.now()}-${Math.random().toString(36).slice(2)}`;
		if (text !== last.current.text) last.current = { text, key };
		return last.current.key;
	};
	return useMutation({
		mutationFn: (body: AdminUserInput) =>
			before
				? send(adminCalls.saveUser, { params: { id: before._id }, body })
				: send(adminCalls.addUser, { body, idempotencyKey: idempotencyKeyFor(body) }),
		onSuccess: async (saved) => {
			if (saved._id === self?._id) await updateUser(saved);
			if (saved.parentId !== null && saved.parentId === self?._id) void refresh().catch(() => {});
			onSaved();
		},
		onError,
	});
}
