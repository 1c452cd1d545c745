import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

type Check = { name: string; program: string; args: string[] };

/** With one checker: each of several computes most types anew, which takes half as much processor time again. */
const types = ['--noEmit', '--checkers', '1'];

/** The static checks, the longest first. */
const checks: Check[] = [
	{ name: 'types of server, shared and scripts', program: 'tsc', args: [...types, '-p', '.'] },
	{ name: 'types of the app', program: 'tsc', args: [...types, '-p', 'pwa'] },
	{ name: 'format and lint', program: 'biome', args: ['ci', '--colors=off', '.'] },
	{
		name: 'unused files, exports and packages',
		program: 'knip',
		args: ['--no-progress', '--treat-config-hints-as-errors'],
	},
	{ name: 'types of the service worker', program: 'tsc', args: [...types, '-p', 'pwa/tsconfig.sw.json'] },
];

/** Runs every check, all at the same time; returns how many passed and failed. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
	const results = await Promise.all(checks.map(passes));
	const passed = results.filter(Boolean).length;
	return { passed, failed: checks.length - passed };
}

/** What the program prints stands together, before the check's own line. */
async function passes({ name, program, args }: Check): Promise<boolean> {
	const binary = join(root, 'node_modules', '.bin', program);
	const child = spawn(binary, args, { cwd: root, shell: process.platform === 'win32' });
	let printed = '';
	for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
	const status = await new Promise((resolve) => child.on('error', resolve).on('close', resolve));
	console.log(`${printed}${status === 0 ? '✓' : '✗'} ${name}`);
	return status === 0;
}

if (import.meta.main) process.exit((await isRight(process.argv.includes('--write'))) ? 0 : 1);

/** `write`: only formats, and repairs what the linter can. */
async function isRight(write: boolean): Promise<boolean> {
	if (write) return passes({ name: 'format', program: 'biome', args: ['check', '--write', '.'] });
	return (await runChecks()).failed === 0;
}
