import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { firstPaint } from '../session/first-paint.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Footer } from './footer.tsx';
import { lazyOptional } from './lazy.tsx';
import { stripShown } from './outbox/strip-shown.ts';
import styles from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { StaleChunkBoundary } from './stale-chunk.tsx';
import { TopBar } from './top-bar.tsx';
import { useOnline } from './use-online.ts';

const AppBanners = lazyOptional(() => firstPaint.then(() => import('./app-banners.tsx')));
const OutboxStrip = lazyOptional(() => firstPaint.then(() => import('./outbox/outbox-strip.tsx')));

/** The layout of every screen with a session: menu (a drawer on narrow screens), screen, footer. */
export function Shell() {
	const [drawerOpen, setDrawerOpen] = useDrawer();
	const close = () => setDrawerOpen(false);
	const { pathname } = useLocation();
	return (
		<div className={styles.shell}>
			<a href="#main" className={styles.skip} inert={drawerOpen}>
				Skip to content
			</a>
			<TopBar drawerOpen={drawerOpen} onToggle={() => setDrawerOpen(!drawerOpen)} />
			<SideMenu open={drawerOpen} onClose={close} />
			{/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape is its key */}
			<div className={classNames(styles.backdrop, drawerOpen && styles.shown)} onClick={close} />
			<div className={styles.page} inert={drawerOpen}>
				<OfflineStrip />
				<div className={localStorage[stripShown] && styles.strips}>
					<Suspense>
						<OutboxStrip />
						<AppBanners />
					</Suspense>
				</div>
				<main id="main" tabIndex={-1} className={styles.main}>
					<StaleChunkBoundary path={pathname}>
						<Suspense fallback={<LoadingScreen />}>
							<Outlet />
						</Suspense>
					</StaleChunkBoundary>
				</main>
				<Footer />
			</div>
		</div>
	);
}

/** The drawer's state. It closes on Escape, on navigation, and when the window becomes wide enough for the sidebar. */
function useDrawer() {
	const [open, setOpen] = useState(false);
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes it
	useEffect(() => setOpen(false), [key]);
	useEffect(() => {
		if (!open) return;
		const wide = matchMedia('(min-width: 48rem)');
		const close = () => setOpen(false);
		const stopped = new AbortController();
		const options = { signal: stopped.signal };
		wide.addEventListener('change', close, options);
		document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), options);
		return () => stopped.abort();
	}, [open]);
	return [open, setOpen] as const;
}

/** Says, as long as it lasts, that there is no network. */
function OfflineStrip() {
	const online = useOnline();
	return (
		<div data-late role="status">
			{!online && (
				<p className={styles.offline}>
					<Icon name="cloudOff" />
					You are offline. Your stories are still here.
				</p>
			)}
		</div>
	);
}

function LoadingScreen() {
	return (
		<div role="status" className={styles.waiting}>
			<Spinner />
			<span className="visually-hidden">Loading…</span>
		</div>
	);
}
