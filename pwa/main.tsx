import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App, ReaderScreen } from './app.tsx';
import { firstPaint } from './session/first-paint.ts';
import { type OpenSession, restoreSession } from './session/restore-session.ts';
import { SessionProvider } from './session/session.tsx';
import './shell/install/install-prompt.ts';
import './shell/stale-chunk.tsx';
import { BrowserRouter } from './shell/router.tsx';
import { isSnapshotShown, replaceSnapshot } from './snapshot/show-snapshot.ts';
import { ToastProvider } from './ui/toasts.tsx';

const root = createRoot(document.getElementById('root') as HTMLElement);

// While the device is read: at a story's address, or when one is pressed before the app is there.
if (location.pathname.startsWith('/story/')) ReaderScreen.preload();
if (isSnapshotShown()) addEventListener('pointerdown', ReaderScreen.preload, { once: true });

// Until the device is read, the page shows the splash. If that fails, the server is asked.
void restoreSession()
	.catch(() => null)
	.then((restored) => {
		const render = () => root.render(app(restored));
		// In one task: a press on the snapshot must not fall into the middle of the first render.
		if (isSnapshotShown()) void replaceSnapshot(() => flushSync(render));
		// A transition is rendered in small tasks: in one, a first screen blocks a slow tablet for 150 ms.
		else startTransition(render);
	});

function app(restored: OpenSession | null) {
	return (
		<StrictMode>
			<BrowserRouter>
				<ToastProvider>
					<SessionProvider restored={restored}>
						<App />
					</SessionProvider>
				</ToastProvider>
			</BrowserRouter>
		</StrictMode>
	);
}

// The worker's installation downloads the whole app again: not before the first paint.
if (import.meta.env.PROD) {
	void firstPaint
		.then(() => import('./shell/service-worker.ts'))
		.then(({ registerServiceWorker }) => registerServiceWorker());
}
