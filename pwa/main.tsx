import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { firstPaint } from './session/first-paint.ts';
import { knownHere } from './session/known.ts';
import { SessionProvider } from './session/session.tsx';
import './shell/install.ts';
import './shell/missing-part.ts';
import { ToastProvider } from './ui/toasts.tsx';

const root = createRoot(document.getElementById('root') as HTMLElement);

// Until the device is read, the page shows its splash; whatever cannot be read here is asked of the server.
void knownHere()
	.catch(() => null)
	.then((known) =>
		root.render(
			<StrictMode>
				<BrowserRouter>
					<ToastProvider>
						<SessionProvider known={known}>
							<App />
						</SessionProvider>
					</ToastProvider>
				</BrowserRouter>
			</StrictMode>,
		),
	);

// The worker's first work is to fetch the whole app once more: after the first paint is early enough.
if (import.meta.env.PROD) {
	addEventListener('load', () => {
		void firstPaint.then(() => import('./shell/worker.ts')).then(({ registerWorker }) => registerWorker());
	});
}
