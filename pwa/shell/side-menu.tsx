import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../session/session.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Wordmark } from '../ui/logo.tsx';
import { LogoutButton } from './logout-button.tsx';
import { type MenuEntry, menu } from './menu.ts';
import { ProfileSelector } from './profile-selector.tsx';
import styles from './side-menu.module.css';

/** The sidebar; on narrow screens a drawer from the left. */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
	const { user, selectedChild } = useSession();
	const list = useRef<HTMLUListElement>(null);
	useEffect(() => {
		if (open) list.current?.querySelector<HTMLElement>('a, button')?.focus();
	}, [open]);
	if (!user) return null;
	const isParentView = selectedChild === null;
	return (
		<aside id="menu" className={classNames(styles.side, open && styles.open)}>
			<Link to="/" className={styles.home} aria-label="Everbranch, home">
				<Wordmark />
			</Link>
			<div className={styles.profile}>
				<ProfileSelector />
			</div>
			<nav aria-label="Main">
				{/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to some screen readers */}
				<ul ref={list} role="list" className={styles.entries}>
					{menu
						.filter((entry) => entry.isShownTo(user, selectedChild))
						.map((entry) => (
							<li key={entry.to}>
								<EntryLink entry={entry} onChosen={onClose} />
							</li>
						))}
					{isParentView && (
						<li>
							<LogoutButton className={styles.entry}>
								<EntryText icon="door" label="Logout" subtitle="End your session" />
							</LogoutButton>
						</li>
					)}
				</ul>
			</nav>
			<div className={styles.grove} aria-hidden="true" />
		</aside>
	);
}

function EntryLink({ entry, onChosen }: { entry: MenuEntry; onChosen: () => void }) {
	const { pathname } = useLocation();
	const isCurrent = pathname === entry.to || (entry.includesSubpaths && pathname.startsWith(`${entry.to}/`));
	return (
		<Link to={entry.to} className={styles.entry} aria-current={isCurrent ? 'page' : undefined} onClick={onChosen}>
			<EntryText {...entry} />
		</Link>
	);
}

function EntryText({ icon, label, subtitle }: { icon: IconName; label: string; subtitle: string }) {
	return (
		<>
			<Icon name={icon} />
			<span>
				<span className={styles.label}>{label}</span>
				<span className={styles.subtitle}>{subtitle}</span>
			</span>
		</>
	);
}
