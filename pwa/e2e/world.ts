import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { findBrowser } from '../../scripts/browser.ts';
import type { Session } from '../../shared/user.ts';

const root = join(import.meta.dirname, '..', '..');

/** A real server with its built-in makers, and a real browser; one of each for a file of journeys. */
export type World = {
	address: string;
	browser: Browser;
	/** A device of its own: nothing of another one's storage is in it. */
	newDevice(options?: Parameters<Browser['newContext']>[0]): Promise<BrowserContext>;
	/** A page on a device where somebody has just registered, with an email of their own. */
	pageOf(name: string, options?: PersonOptions): Promise<{ page: Page; session: Session }>;
	/** Stops the server, as a cut line or a power cut would look from the tablet. */
	stopServer(): Promise<void>;
	startServer(): Promise<void>;
};

type PersonOptions = { age?: number; viewport?: { width: number; height: number } };

export const tablet = { width: 820, height: 1180 };
export const phone = { width: 390, height: 844 };

/** Brings up a world before the journeys of this file and takes it down after them. */
export function bringUpWorld(env: Record<string, string> = {}): World {
	const folder = mkdtempSync(join(tmpdir(), 'everbranch-journey-'));
	const world = { address: '' } as World;
	let server: ChildProcess;
	let port = '0';
	let people = 0;

	world.startServer = async () => {
		({ server, port } = await startServer({ ...env, DATA_DIR: folder, PORT: port, RATE_LIMIT: 'off' }));
		world.address = `http://localhost:${port}`;
	};
	world.stopServer = () =>
		new Promise((resolve) => {
			server.once('exit', () => resolve());
			server.kill('SIGTERM');
		});
	world.newDevice = (options = {}) =>
		world.browser.newContext({ baseURL: world.address, viewport: tablet, ...options });
	world.pageOf = async (name, { age = 36, viewport = tablet } = {}) => {
		people += 1;
		const email = `${name.toLowerCase()}-${people}@example.com`;
		const session = await register(world.address, { email, password: `${name}-has-a-key`, profile: { name, age } });
		const page = await (await world.newDevice({ viewport })).newPage();
		await page.addInitScript((token) => {
			// Only the first page of this device logs in; afterwards the app keeps or drops the token itself.
			if (!sessionStorage.getItem('came in')) localStorage.setItem('token', token);
			sessionStorage.setItem('came in', 'yes');
		}, session.token);
		return { page, session };
	};

	beforeAll(async () => {
		await world.startServer();
		world.browser = await chromium.launch({
			executablePath: findBrowser() ?? '',
			args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
		});
	});
	afterAll(async () => {
		await world.browser?.close();
		await world.stopServer();
		rmSync(folder, { recursive: true, force: true });
	});
	return world;
}

function startServer(env: Record<string, string>): Promise<{ server: ChildProcess; port: string }> {
	const server = spawn(process.execPath, [join(root, 'api', 'main.ts')], {
		env: { ...process.env, ...env },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	return new Promise((resolve, reject) => {
		server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
		server.stdout?.on('data', (text: Buffer) => {
			const port = /localhost:(\d+)/.exec(text.toString())?.[1];
			if (port) resolve({ server, port });
		});
	});
}

async function register(address: string, registration: object): Promise<Session> {
	const response = await fetch(`${address}/api/auth/register`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify({ ...registration, consent: true }),
	});
	if (!response.ok) throw new Error(`Registration was refused: ${await response.text()}`);
	return (await response.json()) as Session;
}

/** Collects what a page should never say: errors on its console, and whatever its security policy stopped. */
export function complaintsOf(page: Page): string[] {
	const complaints: string[] = [];
	page.on('pageerror', (error) => complaints.push(error.message));
	page.on('console', (message) => {
		if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
	});
	return complaints;
}
