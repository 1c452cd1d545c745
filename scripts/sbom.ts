import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Locked = {
	version: string;
	license?: string;
	integrity?: string;
	dev?: boolean;
	dependencies?: Record<string, string>;
};
type Lock = { name: string; version: string; packages: Record<string, Locked> };

/**
 * The bill of materials of server and app (CycloneDX 1.5): each package that is installed where the server runs, and each
 * that is built into the app (`packagesOfApp`), without build and test packages. `npm sbom` cannot distinguish the two kinds
 * of devDependencies, and rejects the tree because of test packages.
 */
export function billOfMaterials({ name, version, packages }: Lock, packagesOfApp: readonly string[]) {
	const inApp = neededBy(packagesOfApp, packages);
	const used = Object.entries(packages).filter(([path, { dev }]) => path !== '' && (!dev || inApp.has(path)));
	const components = new Map(used.map(([path, one]) => [`${nameOf(path)} ${one.version}`, componentOf(path, one)]));
	return {
		bomFormat: 'CycloneDX',
		specVersion: '1.5',
		version: 1,
		metadata: { component: { type: 'application', name, version } },
		components: [...components.values()],
	};
}

/** The lock file's paths of these packages of the root and of all their dependencies. */
function neededBy(names: readonly string[], packages: Lock['packages']): Set<string> {
	const found = new Set<string>();
	const add = (name: string, dependent: string) => {
		const path = resolve(name, dependent, packages);
		if (!path || found.has(path)) return;
		found.add(path);
		for (const dependency of Object.keys(packages[path]?.dependencies ?? {})) add(dependency, path);
	};
	for (const name of names) add(name, '');
	return found;
}

/** The path at which Node resolves a package for the one at `dependent` (empty: the root). */
function resolve(name: string, dependent: string, packages: Lock['packages']): string | null {
	const path = `${dependent && `${dependent}/`}node_modules/${name}`;
	if (packages[path]) return path;
	return dependent
		? resolve(name, dependent.slice(0, Math.max(0, dependent.lastIndexOf('/node_modules/'))), packages)
		: null;
}

function componentOf(path: string, { version, license, integrity = '' }: Locked) {
	const name = nameOf(path);
	const [algorithm, sum = ''] = integrity.split('-');
	const content = Buffer.from(sum, 'base64').toString('hex');
	return {
		type: 'library',
		name,
		version,
		purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
		...(license ? { licenses: [{ expression: license }] } : {}),
		...(algorithm === 'sha512' ? { hashes: [{ alg: 'SHA-512', content }] } : {}),
	};
}

/** `node_modules/a/node_modules/@b/c` → `@b/c`. */
function nameOf(path: string): string {
	return path.split('node_modules/').at(-1)!;
}

if (import.meta.main) {
	const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', name), 'utf8'));
	const { everbranch } = read('package.json');
	console.log(JSON.stringify(billOfMaterials(read('package-lock.json'), everbranch.packagesOfApp), null, '\t'));
}
