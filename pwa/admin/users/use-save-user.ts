import { useRef, useState } from 'react';
import { type AdminUserInput, adminCalls } from '../../../shared/contract/admin.ts';
import type { User } from '../../../shared/contract/user.ts';
import { send } from '../../net/http.ts';
import { useSession } from '../../session/session.tsx';
import { type Failure, failureOf } from '../ui/failure.tsx';
import { faultsToldBy, type UserFaults, type UserForm } from './user-form.ts';

/** Saves a changed user (`before`) or a new one (null). `fieldErrors` are the server's messages about fields. */
export function useSaving(before: User | null, onSaved: () => void) {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<Failure | null>(null);
	const [faults, setFaults] = useState<UserFaults>({});
	const { user: self, updateUser, refresh } = useSession();
	const keyFor = useRequestKey();

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
			setFailure(failureOf(error, 'Failed to save user data. Please try again.'));
			setFaults(faultsToldBy(error));
			setBusy(false);
		}
	};
	/** Clears the errors of changed fields. */
	const forgive = (part: Partial<UserForm>) =>
		setFaults((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))));
	return { busy, failure, faults, save, forgive };
}

/** An idempotency key that stays as long as the body does: a request repeated after a lost response creates one user. */
function useRequestKey(): (body: AdminUserInput) => string {
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
