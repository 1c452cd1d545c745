import { existsSync, globSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourcePlaces } from '../api/app/source-places.ts';
import { buildServer } from './build-server.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache', 'build', 'server-of-a-test');

/** What two builds of an earlier day would leave. */
function leaveFiles(): void {
	mkdirSync(folder, { recursive: true });
	const age = { 'main.js': 24, 'part-of-last.js': 24, 'part-of-earlier.js': 48 };
	for (const [name, hours] of Object.entries(age)) {
		const at = Date.now() / 1000 - hours * 3600;
		writeFileSync(join(folder, name), '');
		utimesSync(join(folder, name), at, at);
	}
}

beforeAll(async () => {
	leaveFiles();
	await buildServer(folder);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(file, 'utf8');
/** The number of the line with this text. */
const lineOf = (text: string, file: string) =>
	read(file)
		.split('\n')
		.findIndex((line) => line.includes(text)) + 1;

describe('the bundle of the server', () => {
	it('contains the files that its parts name, and no source', () => {
		const parts = globSync('*.js', { cwd: folder });
		const named = parts.flatMap((part) => [...read(join(folder, part)).matchAll(/new URL\("\.\/([^"]+)", import/g)]);
		const names = named.map(([, name]) => name!);
		// Six programs of makers, that of backups, and the common passwords.
		expect(names.length).toBeGreaterThanOrEqual(7);
		expect(names.filter((name) => !existsSync(join(folder, name)) || name.endsWith('.ts'))).toEqual([]);
	});

	it('contains the programs of the makers’ threads, which find all that they import', async () => {
		const programs = globSync('*.worker-*.js', { cwd: folder }).filter((name) => !name.startsWith('make-backup'));
		expect(programs).toHaveLength(6);
		const loaded = await Promise.all(programs.map((name) => import(pathToFileURL(join(folder, name)).href)));
		expect(loaded.map((program) => typeof program.default)).toEqual(Array(6).fill('function'));
	});

	it('stays beside the files of the build before, and of no earlier one', () => {
		expect(existsSync(join(folder, 'part-of-last.js'))).toBe(true);
		expect(existsSync(join(folder, 'part-of-earlier.js'))).toBe(false);
	});

	it.each([
		['function readConfig(', 'api/app/config.ts'],
		['function isCommonPassword(', 'api/accounts/common-passwords.ts'],
	])('S53 has maps by which the log names the source of a fault in %s', (text, source) => {
		const main = join(folder, 'main.js');
		const fault = new Error('lost');
		const frames = `    at ${text} (${pathToFileURL(main)}:${lineOf(text, main)}:10)\n    at node:internal/modules/run_main:101:5`;
		fault.stack = `Error: lost\n${frames}`;
		expect(sourcePlaces(fault)).toEqual([`${source}:${lineOf(text, join(root, source))}`]);
	});
});
