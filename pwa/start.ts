import { reloadApp } from './shell/reload-app.ts';
import { showSnapshot } from './snapshot/show-snapshot.ts';
import { clearSnapshot } from './snapshot/stored-snapshot.ts';

/** Milliseconds between two looks for a server, when the app's code could not be fetched: otherwise the splash would stay. */
const retryInterval = 5_000;

/** React is evaluated in a task of its own: together with the app's code it blocks a slow tablet for 80 ms. */
const start = () =>
	void import('react-dom/client').then(() => import('./main.tsx')).catch(() => setInterval(reloadApp, retryInterval));

// A hidden window has no animation frames.
if (tryShowSnapshot() && !document.hidden) requestAnimationFrame(() => setTimeout(start));
else start();

/** A broken snapshot must not keep the app from starting. */
function tryShowSnapshot(): boolean {
	try {
		return showSnapshot();
	} catch {
		clearSnapshot();
		return false;
	}
}
