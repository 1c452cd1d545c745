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
import './shell/stale-chunk.ts';
import { BrowserRouter } from './shell/router.tsx';
import { replaceSnapshot } from './snapshot/show-snapshot.ts';
import { ToastProvider } from './ui/toasts.tsx';

const root = createRoot(document.getElementById('root') as HTMLElement);

// Until the device is read, the page shows its splash; whatever cannot be read here is asked of the server.
void restoreSession()
	.catch(() => null)
	.then((known) => replaceSnapshot(() => flushSync(() => root.render(app(known)))));

function app(known: OpenSession | null) {
	return (
		<StrictMode>
			<BrowserRouter>
				<ToastProvider>
					<SessionProvider known={known}>
						<App />
					</SessionProvider>
				</ToastProvider>
			</BrowserRouter>
		</StrictMode>
	);
}

// The worker's first work is to fetch the whole app once more: after the first paint is early enough.
if (import.meta.env.PROD) {
	void firstPaint
		.then(() => import('./shell/service-worker.ts'))
		.then(({ registerServiceWorker }) => registerServiceWorker());
}
