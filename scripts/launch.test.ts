import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
	chmodSync,
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'launch-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** The same path for each test: Node’s compile cache knows a file by its path, and removing types costs half of a start. */
const project = join(folder, 'project');
const compiled = join(folder, 'compiled');
/** The arguments of npx, if it was called. */
const asked = join(project, 'asked');
beforeEach(() => {
	mkdirSync(project);
	for (const folder of ['scripts', 'node_modules', 'bin']) mkdirSync(join(project, folder));
	copyFileSync(join(import.meta.dirname, 'launch.js'), join(project, 'scripts', 'launch.js'));
	const packages = {
		dependencies: { hono: '1.0.0' },
		devDependencies: { react: '1.0.0', vite: '1.0.0', vitest: '1.0.0' },
		everbranch: { packagesOfApp: ['react'], packagesOfBuild: ['vite'] },
	};
	writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module', ...packages }));
	writeFileSync(join(project, '.npmrc'), '');
	writeFileSync(join(project, 'package-lock.json'), '{}');
	const lock = createHash('sha256').update('{}').digest('hex');
	writeFileSync(join(project, 'node_modules', '.installed'), `${lock} all`);
	for (const command of ['start', 'backup', 'test']) {
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
	const env = { PATH: join(project, 'bin') + delimiter + process.env.PATH, NODE_COMPILE_CACHE: compiled };
	const { stdout, stderr } = spawnSync(process.execPath, launcher, { env, encoding: 'utf8' });
	return stdout + stderr;
}

const newer = `24.21.0${process.execPath}`;
const sorry = 'Node 24 could not be fetched. Is the npm registry reachable from here?';

describe.skipIf(process.platform === 'win32')('an old Node', () => {
	it('is replaced by a newer one, whose package needs no install script', () => {
		expect(launch(newer)).toContain('Handed over');
		const system = `${process.platform}-${process.arch}`;
		expect(readFileSync(asked, 'utf8')).toMatch(new RegExp(`-p node-(bin-)?${system}@2\\d node -p`));
	});

	it('finds the fetched Node again without the registry', () => {
		launch(newer);
		rmSync(asked);
		expect(launch('', 1)).toContain('Handed over');
		expect(existsSync(asked)).toBe(false);
	});

	it('fetches another Node when the fetched one is gone, too old or unreadable', () => {
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
	/** A fake npm that installs the packages of the package.json in its folder, by its arguments. */
	beforeEach(() => {
		const fakeBin = join(project, 'bin');
		symlinkSync(process.execPath, join(fakeBin, 'node'));
		const npm = `#!${process.execPath}
			import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
			if (!existsSync('package-lock.json') || !existsSync('.npmrc')) process.exit(1);
			writeFileSync('${asked}', '');
			const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
			const dev = process.argv.includes('--include=dev') ? devDependencies : {};
			rmSync('node_modules', { recursive: true, force: true });
			for (const name of Object.keys({ ...dependencies, ...dev })) {
				mkdirSync('node_modules/' + name, { recursive: true });
				writeFileSync('node_modules/' + name + '/package.json', '{}');
			}`;
		writeFileSync(join(fakeBin, 'npm'), npm);
		chmodSync(join(fakeBin, 'npm'), 0o755);
		mkdirSync(join(project, '.cache'));
		// The launcher looks for npm beside the Node that it runs.
		const fetched = { version: '24.21.0', path: join(fakeBin, 'node') };
		writeFileSync(join(project, '.cache', 'node.json'), JSON.stringify(fetched));
		changeLock();
	});

	const changeLock = () => writeFileSync(join(project, 'package-lock.json'), `{"name":"${randomUUID()}"}`);

	/** Runs a command, and gives the packages that are installed then. */
	function installedBy(command: string): string[] {
		rmSync(asked, { force: true });
		expect(launch('', 1, command)).toContain('Handed over');
		return readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'));
	}

	it('npm start installs the packages to run and to build, and not the test packages', () => {
		expect(installedBy('start')).toEqual(['hono', 'react', 'vite']);
	});

	it('an operator’s command installs the packages to run', () => {
		expect(installedBy('backup')).toEqual(['hono']);
	});

	it('npm start adds the build packages that an operator’s command left out', () => {
		installedBy('backup');
		expect(installedBy('start')).toEqual(['hono', 'react', 'vite']);
	});

	it.each(['start', 'backup'])('npm test installs all packages, which a later %s keeps', (command) => {
		installedBy('start');
		expect(installedBy('test')).toEqual(['hono', 'react', 'vite', 'vitest']);
		changeLock();
		expect(installedBy(command)).toEqual(['hono', 'react', 'vite', 'vitest']);
		expect(existsSync(asked)).toBe(true);
	});

	it('an operator’s command keeps the build packages', () => {
		installedBy('start');
		changeLock();
		expect(installedBy('backup')).toEqual(['hono', 'react', 'vite']);
	});

	it.each([
		['start', 'start'],
		['start', 'backup'],
		['backup', 'backup'],
		['test', 'start'],
		['test', 'test'],
	])('after %s, %s installs nothing', (first, second) => {
		installedBy(first);
		installedBy(second);
		expect(existsSync(asked)).toBe(false);
	});
});

it('runs no install scripts', () => {
	expect(readFileSync(join(import.meta.dirname, '..', '.npmrc'), 'utf8')).toContain('ignore-scripts=true');
});
