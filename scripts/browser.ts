import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Where a Chromium is commonly found; `CHROMIUM` names another. */
const places = [
	process.env.CHROMIUM,
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const shell = '/usr/bin/chromium-headless-shell';

/** The path of a Chromium on this machine, or null. */
export function findBrowser(): string | null {
	return [...places, chromium.executablePath()].find((path) => path && existsSync(path)) ?? null;
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
export function bringBrowser(): string {
	const found = findBrowser() ?? (installFromDebian('chromium') || installFromPlaywright() ? findBrowser() : null);
	// Not every system packs it, and nothing is lost without it but time.
	if (found === '/usr/bin/chromium' && !existsSync(shell)) installFromDebian('chromium-headless-shell');
	if (!found) throw new Error('No Chromium could be found or installed. Install one, or name it in CHROMIUM.');
	return found;
}

function installFromDebian(name: string): boolean {
	if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false;
	const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
	console.log(`Installing ${name} from the system’s packages …`);
	const aptGet = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
	return run([...aptGet, 'update', '-qq']) && run([...aptGet, 'install', '-y', '-qq', '--no-install-recommends', name]);
}

function installFromPlaywright(): boolean {
	console.log('Installing Playwright’s Chromium …');
	return run(['npx', 'playwright', 'install', 'chromium']);
}

function run([program = '', ...args]: string[]): boolean {
	const { status, stderr } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
	if (status !== 0) console.log(stderr);
	return status === 0;
}
