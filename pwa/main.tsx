import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { StrictMode, startTransition, useEffect } from 'react';
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

// While the device is read: at a story's address, or when one is pressed before the app is there.
if (location.pathname.startsWith('/story/')) ReaderScreen.preload();
if (isSnapshotShown()) addEventListener('pointerdown', ReaderScreen.preload, { once: true });

const rootElement = isSnapshotShown() ? elementBehindSnapshot() : (document.getElementById('root') as HTMLElement);
const root = createRoot(rootElement);

// Until the device is read, the page shows the splash. If that fails, the server is asked.
void restoreSession()
	.catch(() => null)
	// A transition is rendered in small tasks: in one, a first screen blocks a slow tablet for 150 ms.
	.then((restored) => startTransition(() => root.render(<Start restored={restored} />)));

/** Outside of the document until the first screen is rendered into it: a press must not fall into the middle of that. */
function elementBehindSnapshot(): HTMLElement {
	return Object.assign(document.createElement('div'), { id: 'root' });
}

function Start({ restored }: { restored: OpenSession | null }) {
	// After the effects of all components: a press is repeated then, and an effect would undo it.
	useEffect(() => {
		if (isSnapshotShown()) void replaceSnapshot(rootElement);
	}, []);
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
