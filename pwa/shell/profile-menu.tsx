import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { User } from '../../shared/contract/user.ts';
import { Icon } from '../ui/icon.tsx';
import { Avatar } from './avatar.tsx';
import styles from './profile-selector.module.css';

type MenuProps = {
	id: string;
	parent: User;
	family: readonly User[];
	selected: User | null;
	onChoose: (child: User | null) => void;
};

/** The menu of parent view and children. Focuses the active one when it opens. */
export default function ProfileMenu({ id, parent, family, selected, onChoose }: MenuProps) {
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

/** Arrow keys, Home and End move the focus, as the role `menu` requires. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
	const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
	const at = items.indexOf(document.activeElement as HTMLElement);
	const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
	if (to === undefined) return;
	event.preventDefault();
	items.at(to % items.length)?.focus();
}
