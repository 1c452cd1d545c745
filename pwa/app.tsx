import { lazy, Suspense, useEffect, useRef } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { Dashboard } from './dashboard/dashboard.tsx';
import { firstPaint } from './session/first-paint.ts';
import { useSession } from './session/session.tsx';
import { preloadable } from './shell/lazy.tsx';
import { Shell } from './shell/shell.tsx';
import { LoginScreen } from './welcome/login-screen.tsx';

const AdminArea = lazy(() => import('./admin/admin-area.tsx'));
const CreateScreen = lazy(() => import('./create/create-screen.tsx'));
const PaymentScreens = lazy(() => import('./upgrade/payment-screens.tsx'));
const PolicyScreen = lazy(() => import('./welcome/policy-screen.tsx'));
const ProfileScreen = lazy(() => import('./profile/profile-screen.tsx'));
export const ReaderScreen = preloadable(() => import('./reader/reader-screen.tsx'));
const RegisterScreen = lazy(() => import('./welcome/register-screen.tsx'));

/** The routes, with and without a session. */
export function App() {
	const { status } = useSession();
	useRouteFocus();
	useReaderPreload(status);
	if (status === 'loading') return <Splash />;
	return (
		<Routes>
			<Route element={<OnlyLoggedOut />}>
				<Route path="/login" element={<LoginScreen />} />
				<Route path="/register" element={<RegisterScreen />} />
				<Route path="/privacy-policy" element={<PolicyScreen policy="privacy" />} />
				<Route path="/terms-of-service" element={<PolicyScreen policy="terms" />} />
			</Route>
			<Route element={<OnlyLoggedIn />}>
				<Route path="/" element={<Dashboard />} />
				<Route path="/create" element={<CreateScreen />} />
				<Route path="/story/:id" element={<ReaderScreen />} />
				<Route path="/story/:id/map" element={<ReaderScreen part="map" />} />
				<Route path="/story/:id/gamebook" element={<ReaderScreen part="gamebook" />} />
				<Route path="/profile" element={<ProfileScreen />} />
				<Route path="/upgrade" element={<PaymentScreens />} />
				<Route path="/payment/:outcome" element={<PaymentScreens />} />
				<Route path="/admin/*" element={<AdminArea />} />
				<Route path="*" element={<Navigate to="/" replace />} />
			</Route>
		</Routes>
	);
}

/** On each change of route: scrolls to the top and focuses the new screen, for keyboard users. */
function useRouteFocus(): void {
	const { pathname } = useLocation();
	const before = useRef(pathname);
	useEffect(() => {
		if (before.current === pathname) return;
		before.current = pathname;
		window.scrollTo(0, 0);
		document.getElementById('main')?.focus({ preventScroll: true });
	}, [pathname]);
}

/** The next screen is nearly always a story. */
function useReaderPreload(status: string): void {
	useEffect(() => {
		if (status === 'authenticated') void firstPaint.then(ReaderScreen.preload);
	}, [status]);
}

function OnlyLoggedOut() {
	const { status } = useSession();
	if (status === 'authenticated') return <Navigate to="/" replace />;
	return (
		<Suspense fallback={<Splash />}>
			<Outlet />
		</Suspense>
	);
}

function OnlyLoggedIn() {
	const { status } = useSession();
	return status === 'authenticated' ? <Shell /> : <Navigate to="/login" replace />;
}

/** The same splash as in index.html, while the session loads. */
function Splash() {
	return (
		<div className="splash" role="status">
			<img src="/logo.svg" alt="" width={128} height={128} className="splash-logo" />
			<div className="splash-spinner" />
			<span className="visually-hidden">Loading Everbranch…</span>
		</div>
	);
}
