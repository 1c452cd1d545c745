import { Suspense } from 'react';
import { Link, NavLink, Outlet } from 'react-router-dom';
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

/** The back office's own navigation above each of its screens. */
export function AdminLayout() {
	return (
		<>
			<div className={styles.bar}>
				<nav aria-label="Admin">
					{/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to some screen readers */}
					<ul role="list" className={styles.parts}>
						{parts.map(([to, name]) => (
							<li key={to}>
								<NavLink to={to} className={styles.part ?? ''}>
									{name}
								</NavLink>
							</li>
						))}
					</ul>
				</nav>
				<Link to="/" className={styles.back}>
					<Icon name="back" />
					Back to Everbranch
				</Link>
			</div>
			<Suspense fallback={<Arriving />}>
				<Outlet />
			</Suspense>
		</>
	);
}

function Arriving() {
	return (
		<p role="status" className={styles.arriving}>
			<Spinner /> Loading...
		</p>
	);
}
