import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { firstPaint } from './session/first-paint.ts';
import { type OpenSession, restoreSession } from './session/restore-session.ts';
import { SessionProvider } from './session/session.tsx';
import './shell/install/install-prompt.ts';
import './shell/stale-chunk.tsx';
import { BrowserRouter } from './shell/router.tsx';
import { replaceSnapshot } from './snapshot/show-snapshot.ts';
import { ToastProvider } from './ui/toasts.tsx';

const root = createRoot(document.getElementById('root') as HTMLElement);

// Until the device is read, the page shows the splash. If that fails, the server is asked.
void restoreSession()
	.catch(() => null)
	.then((restored) => replaceSnapshot(() => flushSync(() => root.render(app(restored)))));

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
