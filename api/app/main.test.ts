import { spawn } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { programEnv } from '../testing/program-env.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
let folder: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'everbranch-main-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function serve(env: Record<string, string>, program = main, flags: string[] = []) {
	const child = spawn(process.execPath, [...flags, program], {
		env: programEnv({ PORT: '0', DATA_DIR: folder, ...env }),
	});
	let printed = '';
	for (const output of [child.stdout, child.stderr])
		output.setEncoding('utf8').on('data', (text: string) => (printed += text));
	const ended = new Promise<{ code: number | string | null; printed: string }>((resolve) => {
		child.once('close', (code, signal) => resolve({ code: code ?? signal, printed }));
	});
	const ready = new Promise<string>((resolve) => {
		child.stdout.on('data', () => printed.includes('\n') && resolve(printed));
	});
	return { child, ready, ended };
}

describe('the program', () => {
	it('also starts by its former path, which copied systemd units have', async () => {
		const former = fileURLToPath(new URL('../main.ts', import.meta.url));
		const { child, ready, ended } = serve({}, former);
		expect(await ready).toContain('Everbranch is ready');
		child.kill();
		await ended;
	});

	it.each([
		[{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535.\n'],
		[{ HOST: '203.0.113.7' }, 'HOST 203.0.113.7 is not an address of this machine.\n'],
	])('with %j exits with one line that says why', async (env, line) => {
		expect(await serve(env).ended).toEqual({ code: 1, printed: line });
	});

	it('S14 with a secret that is too short exits with one line that says why', async () => {
		expect(await serve({ JWT_SECRET: 'short' }).ended).toEqual({
			code: 1,
			printed: 'JWT_SECRET must have at least 32 bytes.\n',
		});
	});

	it('with a damaged database exits with one line, and leaves the file', async () => {
		await writeFile(
			join(folder, 'everbranch.db'),
			'this is no database, it is a shopping list: milk, bread, cheese, honey',
		);
		const { code, printed } = await serve({}).ended;
		expect(code).toBe(1);
		expect(printed).toMatch(/^[^\n]+is damaged and was left as it is\.[^\n]+\n$/);
	});

	it('with an invalid certificate exits with one line', async () => {
		const file = join(folder, 'cert.pem');
		await writeFile(file, 'nonsense');
		const { code, printed } = await serve({ TLS_CERT: file, TLS_KEY: file }).ended;
		expect({ code, printed }).toEqual({
			code: 1,
			printed: 'TLS_CERT and TLS_KEY do not hold a certificate and its key.\n',
		});
	});

	it('loads nothing that only several servers need', async () => {
		const report =
			'import { registerHooks } from "node:module"; registerHooks({ load(url, context, next) { console.log("loads", url); return next(url, context); } })';
		const { child, ended } = serve({}, main, ['--import', `data:text/javascript,${encodeURIComponent(report)}`]);
		child.stdout.on('data', (text: string) => text.includes('Everbranch is ready') && child.kill('SIGTERM'));
		const { printed } = await ended;
		const packages = new Set([...printed.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)\//g)].map(([, name]) => name));
		expect(packages).toContain('socket.io');
		expect(
			[...packages].filter((name) => /^(pg|pg-.+|@socket\.io\/postgres-adapter|aws4fetch)$/.test(name ?? '')),
		).toEqual([]);
	});

	it('prints its address, answers there, and exits with 0 on SIGTERM', async () => {
		const { child, ready, ended } = serve({});
		const address = /http:\S+/.exec(await ready)?.[0] ?? '';
		expect((await fetch(`${address}/api/health`)).status).toBe(200);
		expect((await stat(join(folder, 'everbranch.db'))).mode & 0o077).toBe(0);
		child.kill('SIGTERM');
		const { code, printed } = await ended;
		expect(code).toBe(0);
		expect(printed).toMatch(/^Everbranch is ready: http:\/\/localhost:\d+\n/);
	});
});
