import { useEffect, useRef } from 'react';
import type { User } from '../../shared/contract/user.ts';
import { Icon } from '../ui/icon.tsx';
import { moveMenuFocus } from '../ui/move-menu-focus.ts';
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
		<div ref={list} id={id} role="menu" aria-label="Active Profile" className={styles.list} onKeyDown={moveMenuFocus}>
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
