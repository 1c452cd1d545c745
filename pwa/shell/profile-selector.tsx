import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../shared/user.ts';
import { useSession } from '../session/session.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Avatar } from './avatar.tsx';
import styles from './profile-selector.module.css';

/** Active Profile: whose stories are shown, and the list to change that. `compact` is the one in the top bar. */
export function ProfileSelector({ compact = false }: { compact?: boolean }) {
	const { user, family, selectedChild, selectChild } = useSession();
	const [open, setOpen] = useState(false);
	const around = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const listId = useId();
	const navigate = useNavigate();
	useClosing(around, open, setOpen);
	if (!user) return null;

	const choose = (child: User | null) => {
		setOpen(false);
		button.current?.focus();
		selectChild(child);
		if (child) navigate('/');
	};
	const active = selectedChild ?? user;
	return (
		<div ref={around} className={classNames(styles.around, compact && styles.compact)}>
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
			{open && <ProfileMenu id={listId} parent={user} family={family} selected={selectedChild} onChoose={choose} />}
		</div>
	);
}

type MenuProps = {
	id: string;
	parent: User;
	family: readonly User[];
	selected: User | null;
	onChoose: (child: User | null) => void;
};

function ProfileMenu({ id, parent, family, selected, onChoose }: MenuProps) {
	const list = useRef<HTMLDivElement>(null);
	useEffect(() => list.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus(), []);
	return (
		<div ref={list} id={id} role="menu" aria-label="Active Profile" className={styles.list} onKeyDown={moveFocus}>
			{[null, ...family].map((child) => (
				<button
					key={child?._id ?? 'parent'}
					type="button"
					role="menuitemradio"
					tabIndex={-1}
					aria-checked={selected?._id === child?._id}
					className={styles.item}
					onClick={() => onChoose(child)}
				>
					<Avatar user={child ?? parent} />
					<span className={styles.words}>
						<span className={styles.name}>{(child ?? parent).profile.name}</span>
						<span className={styles.caption}>
							{(child ?? parent).role === 'child' ? 'Child profile' : 'Parent view'}
						</span>
					</span>
					{selected?._id === child?._id && <Icon name="check" />}
				</button>
			))}
		</div>
	);
}

/** Arrow keys, Home and End move through a menu, as its role promises. */
function moveFocus(event: React.KeyboardEvent<HTMLElement>) {
	const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
	const at = items.indexOf(document.activeElement as HTMLElement);
	const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
	if (to === undefined) return;
	event.preventDefault();
	items.at(to % items.length)?.focus();
}

/** Closes on a press outside, on Escape (giving the focus back) and when the focus leaves. */
function useClosing(around: React.RefObject<HTMLDivElement | null>, open: boolean, setOpen: (open: boolean) => void) {
	useEffect(() => {
		if (!open) return;
		const leave = (event: Event) => {
			if (!around.current?.contains(event.target as Node)) setOpen(false);
		};
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== 'Escape') return;
			setOpen(false);
			around.current?.querySelector('button')?.focus();
		};
		document.addEventListener('pointerdown', leave);
		document.addEventListener('focusin', leave);
		document.addEventListener('keydown', onKey);
		return () => {
			document.removeEventListener('pointerdown', leave);
			document.removeEventListener('focusin', leave);
			document.removeEventListener('keydown', onKey);
		};
	}, [around, open, setOpen]);
}
