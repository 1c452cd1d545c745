import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chromium } from 'playwright';
import { findPostgres } from '../api/db/testing/postgres-server.ts';

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

/** Whether a Postgres is on this machine; installs Debian's package if it is missing. Prints a message where that is not possible. */
export function ensurePostgres(): boolean {
	const isThere = findPostgres() !== undefined || (installFromDebian('postgresql') && findPostgres() !== undefined);
	if (!isThere) console.log('– No tests on Postgres: it is not on this machine, and could not be installed.');
	return isThere;
}

/** Where Debian's package has it. */
const epubCheck = '/usr/share/java/epubcheck.jar';

/** Whether EPUBCheck and Java are on this machine. */
export function hasEpubCheck(): boolean {
	return existsSync(epubCheck) && spawnSync('java', ['-version']).status === 0;
}

/** Installs EPUBCheck from Debian's packages if it is missing, and prints a message where that is not possible. */
export function ensureEpubCheck(): void {
	if (hasEpubCheck() || (installFromDebian('epubcheck') && hasEpubCheck())) return;
	console.log('– No check by EPUBCheck: it is not on this machine, and could not be installed.');
}

/** The errors and warnings of EPUBCheck about a file, as lines. */
export function epubCheckIssues(file: string): string[] {
	const { stdout, stderr } = spawnSync('java', ['-jar', epubCheck, file], { encoding: 'utf8' });
	const output = `${stdout}\n${stderr}`;
	if (!output.includes('EPUBCheck completed')) throw new Error(`EPUBCheck has not ended: ${output}`);
	return output.split('\n').filter((line) => /^(FATAL|ERROR|WARNING)/.test(line));
}

/** Installs Debian packages without recommended ones. Returns whether it succeeded, and prints why not. */
function installFromDebian(...names: string[]): boolean {
	if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false;
	const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
	console.log(`Installing ${names.join(' and ')} from the system’s packages …`);
	const aptGet = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
	return (
		run([...aptGet, 'update', '-qq']) && run([...aptGet, 'install', '-y', '-qq', '--no-install-recommends', ...names])
	);
}

/** Installs Playwright's Chromium. Returns whether it succeeded, and prints why not. */
function installFromPlaywright(): boolean {
	console.log('Installing Playwright’s Chromium …');
	return run(['npx', 'playwright', 'install', 'chromium']);
}

function run([program = '', ...args]: string[]): boolean {
	const { status, stderr } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
	if (status !== 0) console.log(stderr);
	return status === 0;
}
