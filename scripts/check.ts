import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

type Check = { name: string; program: string; args: string[] };

/** The static checks. */
const checks: Check[] = [
	{ name: 'format and lint', program: 'biome', args: ['ci', '--colors=off', '.'] },
	{ name: 'types of server, shared and scripts', program: 'tsc', args: ['--noEmit', '-p', '.'] },
	{ name: 'types of the app', program: 'tsc', args: ['--noEmit', '-p', 'pwa'] },
	{ name: 'types of the service worker', program: 'tsc', args: ['--noEmit', '-p', 'pwa/tsconfig.sw.json'] },
	{
		name: 'unused files, exports and packages',
		program: 'knip',
		args: ['--no-progress', '--treat-config-hints-as-errors'],
	},
];

/** Runs every check; returns how many passed and failed. */
export function runChecks(): { passed: number; failed: number } {
	const failed = checks.filter((check) => !passes(check)).length;
	return { passed: checks.length - failed, failed };
}

function passes({ name, program, args }: Check): boolean {
	const binary = join(root, 'node_modules', '.bin', program);
	const { status } = spawnSync(binary, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
	console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
	return status === 0;
}

if (import.meta.main) process.exit(runChecks().failed === 0 ? 0 : 1);
