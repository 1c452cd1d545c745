import { Suspense, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../shared/contract/user.ts';
import { useSession } from '../session/session.tsx';
import { classNames } from '../ui/class-names.ts';
import { useDismissal } from '../ui/dismissal.ts';
import { Icon } from '../ui/icon.tsx';
import { Avatar } from './avatar.tsx';
import { lazyOptional } from './lazy.tsx';
import styles from './profile-selector.module.css';

const ProfileMenu = lazyOptional(() => import('./profile-menu.tsx'));

/** The button with the active profile, which opens the profile menu. `compact`: in the top bar. */
export function ProfileSelector({ compact = false }: { compact?: boolean }) {
	const { user, family, selectedChild, selectChild } = useSession();
	const [open, setOpen] = useState(false);
	const container = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const listId = useId();
	const navigate = useNavigate();
	useDismissal([container], open, (how) => {
		setOpen(false);
		if (how === 'escape') button.current?.focus();
	});
	if (!user) return null;

	const choose = (child: User | null) => {
		setOpen(false);
		button.current?.focus();
		selectChild(child);
		if (child) navigate('/');
	};
	const active = selectedChild ?? user;
	return (
		<div ref={container} className={classNames(styles.around, compact && styles.compact)}>
			<button
				ref={button}
				type="button"
				className={styles.button}
				aria-haspopup="menu"
				aria-expanded={open}
				aria-controls={listId}
				onClick={() => setOpen(!open)}
				onKeyDown={(event) => {
					if (event.key !== 'ArrowDown') return;
					event.preventDefault();
					setOpen(true);
				}}
			>
				<Avatar user={active} />
				<span className={styles.words}>
					<span className={styles.caption}>Active Profile</span>
					<span className={styles.name}>{active.profile.name}</span>
				</span>
				<Icon name="down" className={styles.arrow} />
			</button>
			<Suspense>
				{open && <ProfileMenu id={listId} parent={user} family={family} selected={selectedChild} onChoose={choose} />}
			</Suspense>
		</div>
	);
}
