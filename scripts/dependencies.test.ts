import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourcesOf } from './content-suites.ts';
import { billOfMaterials } from './sbom.ts';

const root = join(import.meta.dirname, '..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Parameters<typeof billOfMaterials>[0];
const { packages } = lock;
const { dependencies, devDependencies, everbranch } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
	dependencies: Record<string, string>;
	devDependencies: Record<string, string>;
	/** The devDependencies whose code or fonts are in the built app, and those that build it. */
	everbranch: { packagesOfApp: string[]; packagesOfBuild: string[] };
};
const { packagesOfApp, packagesOfBuild } = everbranch;

/** The least that is known to hold: a fault was mended in it, or it was the newest when this was looked at (2026-11-20). */
const least = {
	hono: '4.13.11',
	'@hono/node-server': '2.1.3',
	'better-sqlite3': '12.11.1',
	kysely: '0.28.18',
	openai: '6.49.0',
	jose: '6.2.17',
	stripe: '23.1.0',
	'socket.io': '4.8.4',
	zod: '4.6.7',
	'rate-limiter-flexible': '11.4.0',
	sharp: '0.35.5',
} as const;

describe('the dependencies of the server', () => {
	it.each(Object.entries(least))('S58 has %s not below %s, wherever in the tree', (name, version) => {
		const found = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
		expect(found.length).toBeGreaterThan(0);
		for (const [, one] of found) expect(isAtLeast(one.version, version)).toBe(true);
	});

	it('S58 is pinned: an exact version for each package, and a checksum for each in the lock file', () => {
		for (const version of Object.values({ ...dependencies, ...devDependencies })) {
			expect(version).toMatch(/^\d+\.\d+\.\d+$/);
		}
		const unchecked = Object.entries(packages).filter(([path, one]) => path !== '' && !one.integrity);
		expect(unchecked).toEqual([]);
	});

	it('S58 is listed in a bill of materials, with a checksum for each package, and without build and test packages', () => {
		const { components } = billOfMaterials(lock, packagesOfApp);
		const listed = new Map(components.map((one) => [one.name, one]));
		const shipped = [...Object.keys(dependencies), ...packagesOfApp];
		for (const name of shipped) {
			expect(listed.get(name)).toMatchObject({ version: dependencies[name] ?? devDependencies[name] });
		}
		expect(listed.has('scheduler')).toBe(true);
		for (const name of ['vite', 'typescript', 'vitest', 'playwright', 'lighthouse'])
			expect(listed.has(name)).toBe(false);
		expect(components.filter(({ hashes }) => hashes?.[0]?.content.length !== 128)).toEqual([]);
		const purls = components.map(({ purl }) => purl);
		expect(new Set(purls).size).toBe(purls.length);
		expect(purls).toContain(`pkg:npm/%40hono/node-server@${dependencies['@hono/node-server']}`);
	});
});

describe('package.json', () => {
	it('names the packages of the app, except those of the server', () => {
		const files = globSync('pwa/**/*.{ts,tsx,css}', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
		const built = files.filter((file) => !/\.test\.tsx?$|\/(testing|e2e|webkit)\//.test(file));
		const imported = new Set(built.flatMap(packagesIn).filter((name) => !(name in dependencies)));
		expect([...imported].sort()).toEqual([...packagesOfApp].sort());
	});

	it('names the packages that build the app, with the peers of one of them', () => {
		const builders = ['vite.config.ts', 'scripts/build.ts'].flatMap((file) => sourcesOf(root, file));
		const imported = new Set(builders.flatMap(packagesIn));
		expect([...imported, 'workbox-window'].sort()).toEqual([...packagesOfBuild].sort());
	});
});

describe('the container image', () => {
	const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8').replaceAll('\\\n', ' ');
	/** What its last stage takes from the repository. */
	const copied = [
		...dockerfile
			.split('\nFROM ')
			.at(-1)!
			.matchAll(/^COPY (?!--)(.+) \S+$/gm),
	]
		.flatMap(([, names]) => names!.split(' '))
		.filter(Boolean);
	const programs = copied.filter((name) => /^(scripts|deploy)\//.test(name));
	const needed = [...new Set(['api/app/main.ts', ...programs].flatMap((program) => sourcesOf(root, program)))];

	it('contains each source that the server and the operators’ commands import, and no test', () => {
		expect(programs).toEqual(expect.arrayContaining(['scripts/admin.ts', 'scripts/backup.ts', 'scripts/restore.ts']));
		const isCopied = (file: string) => copied.some((name) => file === name || file.startsWith(`${name}/`));
		expect(needed.filter((file) => !isCopied(file))).toEqual([]);
		expect(needed.filter((file) => /\.test\.|\/testing\//.test(file))).toEqual([]);
	});

	it('installs exactly the packages that those sources import: the dependencies', () => {
		const imported = new Set(needed.flatMap(packagesIn));
		expect([...imported].sort()).toEqual(Object.keys(dependencies).sort());
	});
});

/** The packages that a source imports, resolves or, in a style sheet, names in a url. */
function packagesIn(file: string): string[] {
	const source = readFileSync(join(root, file), 'utf8');
	const names = source.matchAll(
		/(?:\bfrom |\bimport |\bimport\(|\bresolve\(|\burl\()['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)/g,
	);
	return [...names].flatMap(([, name]) => (name! in dependencies || name! in devDependencies ? [name!] : []));
}

describe('the files of the repository', () => {
	const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);

	/** The formats of secrets; a match anywhere is one. Secrets of tests are too short to match. */
	const secrets = [
		/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
		/\b(?:sk|rk)_live_[A-Za-z0-9]{20,}/,
		/\b(?:sk|rk)_test_[A-Za-z0-9]{20,}/,
		/\bwhsec_[A-Za-z0-9+/]{24,}/,
		/\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{32,}/,
		/\bAKIA[0-9A-Z]{16}\b/,
		/\bgh[pousr]_[A-Za-z0-9]{30,}/,
		/\bnpm_[A-Za-z0-9]{30,}/,
		/\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{20,}/,
	];

	it('S58 is no secret', () => {
		const texts = files.filter((file) =>
			/(\.(ts|tsx|js|json|md|css|html|yaml|service|example)|(^|\/)[^.]+)$/.test(file),
		);
		expect(texts.length).toBeGreaterThan(500);
		const found = texts.filter((file) => secrets.some((secret) => secret.test(readFileSync(join(root, file), 'utf8'))));
		expect(found).toEqual([]);
	});

	it('S58 is no file that holds secrets or data', () => {
		const kept =
			/(^|\/)(\.env(?!\.example$).*|\.netrc|jwt-secret|id_[a-z0-9]+|data)(\/|$)|\.(pem|key|p12|pfx|db|sqlite3?|log)$/;
		expect(files.filter((file) => kept.test(file))).toEqual([]);
		expect('.env data/jwt-secret cert.pem everbranch.db'.split(' ').every((file) => kept.test(file))).toBe(true);
		const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
		expect(ignored).toEqual(expect.arrayContaining(['data/', '.env']));
	});
});

function isAtLeast(version: string, least: string): boolean {
	return version.localeCompare(least, 'en', { numeric: true }) >= 0;
}
