import { Suspense, useLayoutEffect, useRef } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './admin-layout.module.css';

const parts = [
	['/admin/users', 'Users'],
	['/admin/stories', 'Stories'],
	['/admin/reports', 'Reports'],
	['/admin/settings', 'Settings'],
	['/admin/usage', 'Usage'],
	['/admin/audit', 'Audit log'],
] as const;

/** The admin navigation above each admin screen. */
export function AdminLayout() {
	const list = useCurrentInView();
	return (
		<>
			<div className={styles.bar}>
				<div className={styles.row}>
					<Link to="/" className={styles.back} title="Back to Everbranch">
						<Icon name="back" />
						<span>Back to Everbranch</span>
					</Link>
					<nav aria-label="Admin" className={styles.nav}>
						{/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to some screen readers */}
						<ul ref={list} role="list" className={styles.parts}>
							{parts.map(([to, name]) => (
								<li key={to}>
									<NavLink to={to} className={styles.part ?? ''}>
										{name}
									</NavLink>
								</li>
							))}
						</ul>
					</nav>
				</div>
			</div>
			<Suspense fallback={<Arriving />}>
				<Outlet />
			</Suspense>
		</>
	);
}

/** Scrolls the current item to the middle of the navigation, which scrolls sideways on small screens. */
function useCurrentInView() {
	const list = useRef<HTMLUListElement>(null);
	const { pathname } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a change of the path may change the current item
	useLayoutEffect(() => {
		const row = list.current;
		const current = row?.querySelector<HTMLElement>('[aria-current]');
		if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
	}, [pathname]);
	return list;
}

function Arriving() {
	return (
		<p role="status" className={styles.arriving}>
			<Spinner /> Loading...
		</p>
	);
}
