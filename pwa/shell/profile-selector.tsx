import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../shared/contract/user.ts';
import { useSession } from '../session/session.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Avatar } from './avatar.tsx';
import { lazyOptional } from './lazy-optional.ts';
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
	useDismiss(container, open, setOpen);
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

/** Closes on a press outside, on Escape (and focuses the button again), and when the focus leaves. */
function useDismiss(container: React.RefObject<HTMLElement | null>, open: boolean, setOpen: (open: boolean) => void) {
	useEffect(() => {
		if (!open) return;
		const controller = new AbortController();
		const listen = (name: string, handler: (event: Event) => void) =>
			document.addEventListener(name, handler, { signal: controller.signal });
		const closeIfOutside = (event: Event) => {
			if (!container.current?.contains(event.target as Node)) setOpen(false);
		};
		listen('pointerdown', closeIfOutside);
		listen('focusin', closeIfOutside);
		listen('keydown', (event) => {
			if ((event as KeyboardEvent).key !== 'Escape') return;
			setOpen(false);
			container.current?.querySelector('button')?.focus();
		});
		return () => controller.abort();
	}, [container, open, setOpen]);
}
