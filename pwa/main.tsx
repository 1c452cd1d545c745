import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { firstPaint } from './session/first-paint.ts';
import { type Entered, knownHere } from './session/known.ts';
import { SessionProvider } from './session/session.tsx';
import './shell/install.ts';
import './shell/missing-part.ts';
import { BrowserRouter } from './shell/router.tsx';
import { handOver } from './snapshot/show.ts';
import { ToastProvider } from './ui/toasts.tsx';

const root = createRoot(document.getElementById('root') as HTMLElement);

// Until the device is read, the page shows its splash; whatever cannot be read here is asked of the server.
void knownHere()
	.catch(() => null)
	.then((known) => handOver(() => flushSync(() => root.render(app(known)))));

function app(known: Entered | null) {
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
	void firstPaint.then(() => import('./shell/worker.ts')).then(({ registerWorker }) => registerWorker());
}
