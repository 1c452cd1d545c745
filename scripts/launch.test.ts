import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	chmodSync,
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let project: string;
/** What npx was asked for, when it was. */
let asked: string;
beforeEach(() => {
	project = mkdtempSync(join(tmpdir(), 'launch-'));
	asked = join(project, 'asked');
	for (const folder of ['scripts', 'node_modules', 'bin']) mkdirSync(join(project, folder));
	copyFileSync(join(import.meta.dirname, 'launch.js'), join(project, 'scripts', 'launch.js'));
	writeFileSync(join(project, 'package.json'), '{"type":"module"}');
	writeFileSync(join(project, 'package-lock.json'), '{}');
	const lock = createHash('sha256').update('{}').digest('hex');
	writeFileSync(join(project, 'node_modules', '.installed'), `${lock} all`);
	for (const command of ['start', 'backup']) {
		writeFileSync(join(project, 'scripts', `${command}.ts`), `console.log('Handed over' as string);`);
	}
	// This very Node in the guise of an old one.
	const versions = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });`;
	writeFileSync(join(project, 'old.cjs'), versions);
});
afterEach(() => rmSync(project, { recursive: true }));

/** The launcher under an old Node, on a machine whose npx answers this; it gives what was said. */
function launch(answer: string, status = 0, command = 'start'): string {
	const npx = join(project, 'bin', 'npx');
	writeFileSync(npx, `#!/bin/sh\necho "$@" > '${asked}'\necho '${answer}'\nexit ${status}\n`);
	chmodSync(npx, 0o755);
	const launcher = ['-r', join(project, 'old.cjs'), join(project, 'scripts', 'launch.js'), command];
	const env = { PATH: join(project, 'bin') + delimiter + process.env.PATH };
	const { stdout, stderr } = spawnSync(process.execPath, launcher, { env, encoding: 'utf8' });
	return stdout + stderr;
}

const newer = `24.21.0${process.execPath}`;
const sorry = 'Node 24 could not be fetched. Is the npm registry reachable from here?';

describe.skipIf(process.platform === 'win32')('an old Node', () => {
	it('makes way for a newer one, whose package needs no install script', () => {
		expect(launch(newer)).toContain('Handed over');
		const system = `${process.platform}-${process.arch}`;
		expect(readFileSync(asked, 'utf8')).toMatch(new RegExp(`-p node-(bin-)?${system}@2\\d node -p`));
	});

	it('finds that one again without the registry', () => {
		launch(newer);
		rmSync(asked);
		expect(launch('', 1)).toContain('Handed over');
		expect(existsSync(asked)).toBe(false);
	});

	it('fetches another when that one is gone, too old by now, or cannot be read', () => {
		mkdirSync(join(project, '.cache'));
		const gone = { version: '24.21.0', path: join(project, 'gone') };
		const old = { version: '22.1.0', path: process.execPath };
		for (const kept of [JSON.stringify(gone), JSON.stringify(old), '{"version":', '']) {
			writeFileSync(join(project, '.cache', 'node.json'), kept);
			expect(launch('', 1)).toContain(sorry);
			expect(launch(newer)).toContain('Handed over');
		}
	});

	it.each([
		['the one that npx found is old itself', '20.20.2/usr/bin/node', 0],
		['npx says something else', 'npm warn', 0],
		['npx cannot', '', 1],
	])('says so in words when %s', (_, answer, status) => {
		const said = launch(answer, status);
		expect(said).toContain(sorry);
		expect(said).not.toContain('Handed over');
	});
});

describe.skipIf(process.platform === 'win32')('after a change of the lock file', () => {
	/** What npm was asked to do when this command found these packages, which were made from another lock file. */
	function installs(command: string, packages: object): string {
		const fakeBin = join(project, 'bin');
		symlinkSync(process.execPath, join(fakeBin, 'node'));
		writeFileSync(join(fakeBin, 'npm'), `#!/bin/sh\necho "$@" > '${asked}'\n`);
		chmodSync(join(fakeBin, 'npm'), 0o755);
		mkdirSync(join(project, '.cache'));
		// The launcher looks for npm beside the Node that it goes on under.
		const fetched = { version: '24.21.0', path: join(fakeBin, 'node') };
		writeFileSync(join(project, '.cache', 'node.json'), JSON.stringify(fetched));
		rmSync(join(project, 'node_modules', '.installed'));
		writeFileSync(join(project, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
		expect(launch('', 1, command)).toContain('Handed over');
		return readFileSync(asked, 'utf8');
	}

	const scope = () => readFileSync(join(project, 'node_modules', '.installed'), 'utf8').split(' ')[1];

	it('npm start installs what builds the app', () => {
		expect(installs('start', { 'node_modules/hono': {} })).toContain('--include=dev');
		expect(scope()).toBe('all');
	});

	it('a command that only runs leaves out what builds and tests', () => {
		expect(installs('backup', { 'node_modules/hono': {} })).toContain('--omit=dev');
		expect(scope()).toBe('run');
	});

	it('a command that only runs keeps what builds and tests where it is installed', () => {
		const args = installs('backup', { 'node_modules/hono': {}, 'node_modules/vitest': { dev: true } });
		expect(args).toContain('--include=dev');
		expect(args).not.toContain('--omit');
		expect(scope()).toBe('all');
	});

	it.each(['start', 'backup'])('the second %s installs nothing', (command) => {
		installs(command, { 'node_modules/hono': {} });
		rmSync(asked);
		expect(launch('', 1, command)).toContain('Handed over');
		expect(existsSync(asked)).toBe(false);
	});

	it('npm start adds what builds the app where another command left it out', () => {
		installs('backup', { 'node_modules/hono': {} });
		expect(launch('', 1, 'start')).toContain('Handed over');
		expect(readFileSync(asked, 'utf8')).toContain('--include=dev');
		expect(scope()).toBe('all');
	});
});

it('installs nothing by a script', () => {
	expect(readFileSync(join(import.meta.dirname, '..', '.npmrc'), 'utf8')).toContain('ignore-scripts=true');
});
