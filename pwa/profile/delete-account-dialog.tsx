import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { User } from '../../shared/contract/user.ts';
import { loadStories } from '../local/library/stories.ts';
import { userMessageOf } from '../net/http.ts';
import { useSession } from '../session/session.tsx';
import { saveFile } from '../shell/save-file.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/forms/field.tsx';
import { schemaResolver } from '../ui/forms/schema-resolver.ts';
import { useFocusOnError } from '../ui/forms/use-focus-on-error.ts';
import { Modal } from '../ui/modal.tsx';
import { useToast } from '../ui/toasts.tsx';
import { FailureNotice, serverFailure } from './failure.tsx';
import { type FamilyActions, isWrongPassword } from './family-actions.ts';
import styles from './own-data-section.module.css';
import { receiptFile } from './receipt.ts';

const farewell =
	'Your account and everything in it has been deleted; a receipt is in your downloads. Thank you for the stories you grew here, and farewell!';
const farewellMs = 15_000;
const notDeleted = 'Failed to delete your account';

const passwordSchema = z.object({ password: z.string().check(z.minLength(1, 'Please enter your password')) });

type Props = {
	user: User;
	family: readonly User[];
	actions: FamilyActions;
	open: boolean;
	onOpen: (open: boolean) => void;
};

/** Lists what is deleted, asks for the password and deletes the account. Closing the dialog clears the password. */
export function DeleteAccountDialog({ user, family, actions, open, onOpen }: Props) {
	const { register, handleSubmit, reset, setError, formState } = useForm({
		defaultValues: { password: '' },
		reValidateMode: 'onSubmit',
		resolver: schemaResolver(() => passwordSchema),
	});
	const formId = useId();
	const showToast = useToast();
	const deletion = useMutation({
		mutationFn: ({ password }: { password: string }) => actions.deleteAccount(password),
		onSuccess: (receipt) => {
			saveFile(receiptFile(receipt, location.origin));
			showToast(farewell, 'success', farewellMs);
		},
		onError: (error) => {
			if (isWrongPassword(error)) setError('password', { message: userMessageOf(error, notDeleted) });
			onOpen(true);
		},
	});
	const { error, isPending: busy } = deletion;
	const element = useFocusOnError(error);
	const close = () => {
		reset();
		// A request that was sent goes on, and its dialog may be opened again meanwhile.
		if (!busy) deletion.reset();
		onOpen(false);
	};
	const actionButtons = (
		<>
			<Button look="quiet" disabled={busy} onClick={close}>
				Cancel
			</Button>
			<Button look="danger" type="submit" form={formId} busy={busy}>
				{busy ? 'Deleting...' : 'Delete everything'}
			</Button>
		</>
	);
	return (
		<Modal open={open} onClose={close} title="Delete your account?" size="small" actions={actionButtons}>
			<form
				id={formId}
				ref={element}
				className={styles.form}
				noValidate
				onSubmit={handleSubmit((form) => deletion.mutate(form), deletion.reset)}
			>
				<p>This deletes for good, and it cannot be undone:</p>
				<DeletionList user={user} family={family} />
				<p>
					If you want to keep anything, download your data first. You get a receipt, which says what was deleted and
					when.
				</p>
				{/* Tells password managers which account this is. */}
				<input hidden autoComplete="username" readOnly value={user.email ?? ''} />
				<TextField
					{...register('password')}
					type="password"
					label="Your password"
					autoComplete="current-password"
					required
					disabled={busy}
					error={formState.errors.password?.message}
				/>
				{error && !isWrongPassword(error) && <FailureNotice failure={serverFailure(error, notDeleted)} />}
			</form>
		</Modal>
	);
}

function DeletionList({ user, family }: Pick<Props, 'user' | 'family'>) {
	const stories = useStoryCount();
	return (
		<ul className={styles.deletionList}>
			{deletionSummary(user, family, stories).map((loss) => (
				<li key={loss}>{loss}</li>
			))}
		</ul>
	);
}

/** The family's number of stories after a sync; null until then, as without a network. */
function useStoryCount(): number | null {
	const [count, setCount] = useState<number | null>(null);
	const { refresh } = useSession();
	useEffect(() => {
		let isUnmounted = false;
		const counted = refresh().then(() => loadStories(null));
		counted.then(
			({ length }) => !isUnmounted && setCount(length),
			() => {},
		);
		return () => {
			isUnmounted = true;
		};
	}, [refresh]);
	return count;
}

/** What is deleted with an account, as list items. `stories` is null if the number is unknown. */
export function deletionSummary(user: User, family: readonly User[], stories: number | null): string[] {
	const names = new Intl.ListFormat('en').format(family.map(({ profile }) => profile.name));
	return [
		`your account${user.email ? `, ${user.email}` : ''}`,
		...(family.length > 0 ? [`${countText(family.length, 'child profile', 'child profiles')}: ${names}`] : []),
		...(stories === 0 ? [] : [`${storyCountText(stories)}, with pictures and narration`]),
	];
}

function storyCountText(stories: number | null): string {
	return stories === null ? 'every story of the family' : countText(stories, 'story', 'stories');
}

function countText(count: number, one: string, many: string): string {
	return `${count} ${count === 1 ? one : many}`;
}
