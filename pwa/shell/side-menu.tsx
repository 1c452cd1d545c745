import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '../../shared/contract/user.ts';
import { useOutbox } from '../local/outbox/entries.ts';
import { useSession } from '../session/session.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Wordmark } from '../ui/logo.tsx';
import { ProfileSelector } from './profile-selector.tsx';
import styles from './side-menu.module.css';

const LogoutDialog = lazy(() => import('./outbox/logout-dialog.tsx'));

type MenuEntry = {
	to: string;
	label: string;
	subtitle: string;
	icon: IconName;
	/** `child`: the selected child, null in the parent view. */
	isShownTo: (user: User, child: User | null) => boolean;
	/** Whether paths below `to` belong to the entry too. */
	includesSubpaths?: boolean;
};

const always = () => true;
const inParentView: MenuEntry['isShownTo'] = (_user, child) => child === null;

/** The menu, top to bottom (product 2.2.2). */
const menu: readonly MenuEntry[] = [
	{ to: '/', label: 'Adventure Hub', subtitle: 'View your stories', icon: 'book', isShownTo: always },
	{ to: '/create', label: 'Create Magic', subtitle: 'Start a new adventure', icon: 'wand', isShownTo: always },
	{ to: '/profile', label: 'Your Kingdom', subtitle: 'Manage your settings', icon: 'crown', isShownTo: inParentView },
	{
		to: '/admin',
		label: 'Admin Settings',
		subtitle: 'Manage system settings',
		icon: 'gear',
		isShownTo: ({ role }, child) => role === 'admin' && child === null,
		includesSubpaths: true,
	},
];

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

/** Ends the session: at once, or after a confirmation if the outbox has entries. */
function LogoutButton({ className, children }: { className: string | undefined; children: ReactNode }) {
	const { logout } = useSession();
	const entries = useOutbox(null);
	const [isAsking, setAsking] = useState(false);
	return (
		<>
			<button type="button" className={className} onClick={() => (entries?.length ? setAsking(true) : void logout())}>
				{children}
			</button>
			<Suspense>{isAsking && entries && <LogoutDialog entries={entries} onClose={() => setAsking(false)} />}</Suspense>
		</>
	);
}
