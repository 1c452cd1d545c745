import { existsSync, globSync } from 'node:fs';
import { installFromDebian } from './install.ts';

/** The programs of a drivable WebKit: driver, browser and virtual screen. */
export type WebKit = { driver: string; browser: string; screen: string };

/** The programs of a WebKit on this machine, or null. */
export function findWebKit(): WebKit | null {
	const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
	const [browser] = globSync('/usr/{lib,libexec}/{*/,}webkit{2gtk-4,gtk-6}.*/MiniBrowser');
	return browser && existsSync(driver) && existsSync(screen) ? { driver, browser, screen } : null;
}

/**
 * Returns a drivable WebKit: an installed one, else Debian's packages. Null, with a message, where
 * there is none: Apple's own exists on Apple's machines only. The codecs are dependencies of the engine.
 */
export function ensureWebKit(): WebKit | null {
	const found = findWebKit() ?? (installFromDebian('webkit2gtk-driver', 'xvfb') ? findWebKit() : null);
	if (!found) console.log('– No journeys in WebKit: its driver is not on this machine, and could not be installed.');
	return found;
}
