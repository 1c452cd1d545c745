import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installFromDebian, installFromPlaywright } from './install.ts';

/** Where a Chromium is commonly found; `CHROMIUM` names another. */
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
 * The path of the same browser without any windows, which Debian packs beside it and which opens a page in a third of the
 * time; of the whole one where there is none.
 */
export function findShell(): string | null {
	return [process.env.CHROMIUM, shell].find((path) => path && existsSync(path)) ?? findBrowser();
}

/**
 * Sees to it that there is a Chromium, and gives its path: one that is here, else Debian's package, else Playwright's own.
 * Throws when none of them can be had.
 */
export function ensureBrowser(): string {
	const found = findBrowser() ?? (installFromDebian('chromium') || installFromPlaywright() ? findBrowser() : null);
	// Not every system packs it, and nothing is lost without it but time.
	if (found === '/usr/bin/chromium' && !existsSync(shell)) installFromDebian('chromium-headless-shell');
	if (!found) throw new Error('No Chromium could be found or installed. Install one, or name it in CHROMIUM.');
	return found;
}
