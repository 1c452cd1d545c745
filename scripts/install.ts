import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs Debian packages without recommended ones. Returns whether it succeeded, and prints why not. */
export function installFromDebian(...names: string[]): boolean {
	if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false;
	const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
	console.log(`Installing ${names.join(' and ')} from the system’s packages …`);
	const aptGet = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
	return (
		run([...aptGet, 'update', '-qq']) && run([...aptGet, 'install', '-y', '-qq', '--no-install-recommends', ...names])
	);
}

/** Installs Playwright's Chromium. Returns whether it succeeded, and prints why not. */
export function installFromPlaywright(): boolean {
	console.log('Installing Playwright’s Chromium …');
	return run(['npx', 'playwright', 'install', 'chromium']);
}

function run([program = '', ...args]: string[]): boolean {
	const { status, stderr } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
	if (status !== 0) console.log(stderr);
	return status === 0;
}
