import { showSnapshot } from './snapshot/show-snapshot.ts';
import { clearSnapshot } from './snapshot/stored-snapshot.ts';

const start = () => void import('./main.tsx');

// A window that nobody sees is not painted.
if (tryShowSnapshot() && !document.hidden) requestAnimationFrame(() => setTimeout(start));
else start();

/** Whatever is wrong with it, the app itself starts. */
function tryShowSnapshot(): boolean {
	try {
		return showSnapshot();
	} catch {
		clearSnapshot();
		return false;
	}
}
