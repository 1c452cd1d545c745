import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installFromDebian, installFromPlaywright } from './install.ts';

/** Common paths of Chromium; `CHROMIUM` names another. */
const commonPaths = [
	process.env.CHROMIUM,
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const shell = '/usr/bin/chromium-headless-shell';

/** The path of a Chromium on this machine, or null. */
export function findBrowser(): string | null {
	return [...commonPaths, chromium.executablePath()].find((path) => path && existsSync(path)) ?? null;
}

/**
 * The path of Debian's headless shell, which opens a page in a third of the time,
 * or of the whole browser where there is none.
 */
export function findShell(): string | null {
	return [process.env.CHROMIUM, shell].find((path) => path && existsSync(path)) ?? findBrowser();
}

/**
 * Returns the path of a Chromium: an installed one, else it installs Debian's package, else Playwright's.
 * Throws when none can be installed.
 */
export function ensureBrowser(): string {
	const found = findBrowser() ?? (installFromDebian('chromium') || installFromPlaywright() ? findBrowser() : null);
	// Optional: not every system has the package, and it only saves time.
	if (found === '/usr/bin/chromium' && !existsSync(shell)) installFromDebian('chromium-headless-shell');
	if (!found) throw new Error('No Chromium could be found or installed. Install one, or name it in CHROMIUM.');
	return found;
}
