import { showSnapshot } from './snapshot/show-snapshot.ts';
import { clearSnapshot } from './snapshot/stored-snapshot.ts';

/** React is evaluated in a task of its own: together with the app's code it blocks a slow tablet for 80 ms. */
const start = () => void import('react-dom/client').then(() => import('./main.tsx'));

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
