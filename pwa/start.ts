import { showSnapshot } from './snapshot/show-snapshot.ts';
import { clearSnapshot } from './snapshot/stored-snapshot.ts';

const start = () => void import('./main.tsx');

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
