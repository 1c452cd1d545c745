import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { Link, Navigate, NavLink, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { AccountQueryClient } from '../session/account-query-client.tsx';
import { useSession } from '../session/session.tsx';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './admin-area.module.css';

const UsersScreen = lazy(() => import('./users/users-screen.tsx'));
const UserScreen = lazy(() => import('./users/user-screen.tsx'));
const StoriesScreen = lazy(() => import('./stories/stories-screen.tsx'));
const StoryScreen = lazy(() => import('./stories/story-screen.tsx'));
const SettingsScreen = lazy(() => import('./settings/settings-screen.tsx'));
const UsageScreen = lazy(() => import('./usage/usage-screen.tsx'));
const ReportsScreen = lazy(() => import('./reports/reports-screen.tsx'));
const AuditScreen = lazy(() => import('./audit/audit-screen.tsx'));

/** The admin area. It redirects other users, and admins who act as a child (product 2.1.5 and 6.5). */
export default function AdminArea() {
	const { user, selectedChild } = useSession();
	if (user?.role !== 'admin' || selectedChild) return <Navigate to="/" replace />;
	return (
		<AccountQueryClient>
			<Routes>
				<Route element={<AdminLayout />}>
					<Route path="users" element={<UsersScreen />} />
					<Route path="users/:id" element={<UserScreen />} />
					<Route path="stories" element={<StoriesScreen />} />
					<Route path="stories/:id" element={<StoryScreen />} />
					<Route path="reports" element={<ReportsScreen />} />
					<Route path="settings" element={<SettingsScreen />} />
					<Route path="usage" element={<UsageScreen />} />
					<Route path="audit" element={<AuditScreen />} />
					<Route path="*" element={<Navigate to="/admin/users" replace />} />
				</Route>
			</Routes>
		</AccountQueryClient>
	);
}

const parts = [
	['/admin/users', 'Users'],
	['/admin/stories', 'Stories'],
	['/admin/reports', 'Reports'],
	['/admin/settings', 'Settings'],
	['/admin/usage', 'Usage'],
	['/admin/audit', 'Audit log'],
] as const;

/** The admin navigation above each admin screen. */
function AdminLayout() {
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
