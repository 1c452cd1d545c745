import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/splash.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { SessionProvider } from './session/session.tsx';
import './shell/install.ts';
import './shell/missing-part.ts';
import { ToastProvider } from './ui/toasts.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
	<StrictMode>
		<BrowserRouter>
			<ToastProvider>
				<SessionProvider>
					<App />
				</SessionProvider>
			</ToastProvider>
		</BrowserRouter>
	</StrictMode>,
);

// The worker's first work is to fetch the whole app once more: after the first paint is early enough.
if (import.meta.env.PROD) {
	addEventListener('load', () => void import('./shell/worker.ts').then(({ registerWorker }) => registerWorker()));
}
