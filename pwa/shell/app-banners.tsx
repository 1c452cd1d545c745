import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../session/session.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useToast } from '../ui/toasts.tsx';
import styles from './app-banners.module.css';
import { holdBusyLock, isBusyPath } from './busy-lock.ts';
import { InstallBanner } from './install/install-banner.tsx';
import { reloadApp } from './reload-app.ts';
import { applyUpdate, onUpdateWaiting } from './service-worker.ts';
import { hasStaleChunk } from './stale-chunk.tsx';

/** Twice as long as other toasts: no action on this device caused it. */
const removedChildToastMs = 10_000;

/** Banners above a screen: an update, a necessary reload, and the install offer. */
export default function AppBanners() {
	const { pathname } = useLocation();
	useRemovedChildToast();
	const [isUpdateWaiting, setUpdateWaiting] = useState(false);
	useEffect(() => onUpdateWaiting(() => setUpdateWaiting(true)), []);
	const isBusy = isBusyPath(pathname);
	useEffect(() => (isBusy ? holdBusyLock() : undefined), [isBusy]);
	const needsReload = useSyncExternalStore(onStaleChunk, hasStaleChunk);
	useEffect(() => {
		if (needsReload && !isBusy) void reloadApp();
	}, [needsReload, isBusy]);
	return (
		<>
			<div data-late role="status">
				{/* Only on the dashboard: an update must not interrupt a story. */}
				{isUpdateWaiting && pathname === '/' && <UpdateBanner />}
				{needsReload && isBusy && <ReloadBanner />}
			</div>
			{!isBusy && <InstallBanner />}
		</>
	);
}

/** `hasStaleChunk` is true by then: its listener was added before. */
function onStaleChunk(callback: () => void): () => void {
	addEventListener('vite:preloadError', callback);
	return () => removeEventListener('vite:preloadError', callback);
}

/** Explains the change to the parent view after the selected child was removed on another device. */
function useRemovedChildToast() {
	const { removedChild } = useSession();
	const show = useToast();
	useEffect(() => {
		if (removedChild) show(`${removedChild.profile.name} is no longer in this family.`, 'warning', removedChildToastMs);
	}, [removedChild, show]);
}

function UpdateBanner() {
	const [state, setState] = useState<'offered' | 'under way' | 'put off'>('offered');
	const update = async () => {
		setState('under way');
		setState((await applyUpdate()) === 'story is open' ? 'put off' : 'offered');
	};
	return (
		<div className={styles.offer}>
			<p>
				{state === 'put off'
					? 'A story is open in another window. Everbranch updates when it is finished there.'
					: 'A new version of Everbranch is ready.'}
			</p>
			<Button look="quiet" icon="retry" busy={state === 'under way'} onClick={() => void update()}>
				Update now
			</Button>
		</div>
	);
}

/** During a story the reload is only offered; on the next other screen it happens by itself. */
function ReloadBanner() {
	const show = useToast();
	const start = async () => {
		if (!(await reloadApp({ isAsked: true }))) show('Everbranch cannot be reached just now.', 'warning');
	};
	return (
		<div className={classNames(styles.offer, styles.overFoot)}>
			<p>A part of Everbranch is missing here: a newer version may have come. Your stories are kept.</p>
			<Button look="quiet" icon="retry" onClick={() => void start()}>
				Reload
			</Button>
		</div>
	);
}
