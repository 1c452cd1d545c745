import { existsSync, globSync } from 'node:fs';
import { installFromDebian } from './install.ts';

/** A WebKit that can be driven: its driver, its browser, and the screen that the browser's window is drawn on. */
export type WebKit = { driver: string; browser: string; screen: string };

/** The programs of a WebKit on this machine, or null. */
export function findWebKit(): WebKit | null {
	const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
	const [browser] = globSync('/usr/{lib,libexec}/{*/,}webkit{2gtk-4,gtk-6}.*/MiniBrowser');
	return browser && existsSync(driver) && existsSync(screen) ? { driver, browser, screen } : null;
}

/**
 * Sees to it that there is a WebKit to be driven: one that is here, else Debian's packages. Null, said in a line, where
 * there is none: Apple's own is on its own machines only. What plays its sound comes along, the engine depends on it.
 */
export function ensureWebKit(): WebKit | null {
	const found = findWebKit() ?? (installFromDebian('webkit2gtk-driver', 'xvfb') ? findWebKit() : null);
	if (!found) console.log('– No journeys in WebKit: its driver is not on this machine, and could not be installed.');
	return found;
}
