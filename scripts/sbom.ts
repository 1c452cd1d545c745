import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Locked = { version: string; license?: string; integrity?: string; dev?: boolean };
type Lock = { name: string; version: string; packages: Record<string, Locked> };

/**
 * What the server and the app are made of, as a bill of materials (CycloneDX 1.5): each package of the lock file but those
 * of development alone. `npm sbom` leaves out what both need, and refuses the tree for what tests bring along.
 */
export function billOfMaterials({ name, version, packages }: Lock) {
	const used = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
	const components = new Map(used.map(([path, one]) => [`${nameOf(path)} ${one.version}`, componentOf(path, one)]));
	return {
		bomFormat: 'CycloneDX',
		specVersion: '1.5',
		version: 1,
		metadata: { component: { type: 'application', name, version } },
		components: [...components.values()],
	};
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
	const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as Lock;
	console.log(JSON.stringify(billOfMaterials(lock), null, '\t'));
}
