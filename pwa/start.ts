import { forgetSnapshot } from './snapshot/kept.ts';
import { showSnapshot } from './snapshot/show.ts';

const start = () => void import('./main.tsx');

// A window that nobody sees is not painted.
if (shown() && !document.hidden) requestAnimationFrame(() => setTimeout(start));
else start();

/** Whatever is wrong with it, the app itself starts. */
function shown(): boolean {
	try {
		return showSnapshot();
	} catch {
		forgetSnapshot();
		return false;
	}
}
