import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AccountQueryClient } from '../session/account-query-client.tsx';
import { useSession } from '../session/session.tsx';
import { AdminLayout } from './admin-layout.tsx';

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
