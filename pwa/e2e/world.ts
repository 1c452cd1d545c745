import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { findShell } from '../../scripts/browser.ts';
import type { Session } from '../../shared/user.ts';

const root = join(import.meta.dirname, '..', '..');

/** A real server with its built-in makers, one for a file of journeys, and a real browser. */
export type World = {
	address: string;
	browser: Browser;
	/**
	 * A device of its own: nothing of another one's storage is in it. It is put away after the journey. Without a service
	 * worker, unless asked for with `serviceWorkers: 'allow'`: that one fetches the whole app each time.
	 */
	newDevice(options?: DeviceOptions): Promise<BrowserContext>;
	/** Somebody registers, with an email of their own. */
	register(name: string, age?: number): Promise<Session>;
	/** A page on a new device where that person is logged in. */
	pageFor(session: Session, options?: DeviceOptions): Promise<Page>;
	/** A page on a device where somebody has just registered. */
	pageOf(name: string, options?: DeviceOptions & { age?: number }): Promise<{ page: Page; session: Session }>;
	/** A call to the server from outside any browser, JSON both ways. Throws for a refusal. */
	ask<Answer>(method: string, path: string, options?: { as?: Session; body?: unknown }): Promise<Answer>;
	/** Stops the server, as a cut line or a power cut would look from the tablet. */
	stopServer(): Promise<void>;
	startServer(): Promise<void>;
};

type DeviceOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

export const tablet = { width: 820, height: 1180 };
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Brings up a world before the journeys of this file and takes it down after them. No journey may leave a complaint. */
export function bringUpWorld(env: Record<string, string> = {}): World {
	const folder = mkdtempSync(join(tmpdir(), 'everbranch-journey-'));
	const world = { address: '' } as World;
	const devices: BrowserContext[] = [];
	const complaints: string[] = [];
	let server: ChildProcess | undefined;
	let port = '0';
	let people = 0;

	world.startServer = async () => {
		({ server, port } = await startServer({ ...env, DATA_DIR: folder, PORT: port, RATE_LIMIT: 'off' }));
		world.address = `http://localhost:${port}`;
	};
	world.stopServer = () =>
		new Promise((resolve) => {
			if (!server || server.exitCode !== null) return resolve();
			server.once('exit', () => resolve());
			server.kill('SIGTERM');
		});
	world.newDevice = async (options = {}) => {
		const usual = { baseURL: world.address, viewport: tablet, serviceWorkers: 'block' } as const;
		const device = await world.browser.newContext({ ...usual, ...options });
		devices.push(device);
		listenForComplaints(device, complaints);
		return device;
	};
	world.register = (name, age = 36) => {
		people += 1;
		const email = `${name.toLowerCase()}-${people}@example.com`;
		const body = { email, password: passwordOf(name), profile: { name, age }, consent: true };
		return world.ask<Session>('POST', '/api/auth/register', { body });
	};
	world.pageFor = async (session, options = {}) => {
		const page = await (await world.newDevice(options)).newPage();
		await page.addInitScript((token) => {
			// Only the first page of this device logs in; afterwards the app keeps or drops the token itself.
			if (!sessionStorage.getItem('came in')) localStorage.setItem('token', token);
			sessionStorage.setItem('came in', 'yes');
		}, session.token);
		return page;
	};
	world.pageOf = async (name, { age, ...options } = {}) => {
		const session = await world.register(name, age);
		return { session, page: await world.pageFor(session, options) };
	};
	world.ask = async <Answer>(method: string, path: string, { as, body }: { as?: Session; body?: unknown } = {}) => {
		const headers = { 'Content-Type': 'application/json', ...(as && { Authorization: `Bearer ${as.token}` }) };
		const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
		const response = await fetch(world.address + path, request);
		if (!response.ok) throw new Error(`${method} ${path} was refused: ${await response.text()}`);
		return (await response.json()) as Answer;
	};

	beforeAll(async () => {
		[world.browser] = await Promise.all([bringUpBrowser(), world.startServer()]);
	});
	afterEach(async () => {
		await Promise.all(devices.splice(0).map(putAway));
		expect(complaints.splice(0)).toEqual([]);
	});
	afterAll(async () => {
		await Promise.all(world.browser?.contexts().map((device) => device.close()) ?? []);
		await world.stopServer();
		rmSync(folder, { recursive: true, force: true });
	});
	return world;
}

let launched: Promise<Browser> | undefined;

/** The browser of this process, in which each device is apart from every other; it ends with the process. */
async function bringUpBrowser(): Promise<Browser> {
	const running = await launched;
	if (running?.isConnected()) return running;
	launched = chromium.launch({
		executablePath: findShell() ?? '',
		args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
	});
	return launched;
}

/** What everybody in these journeys logs in with. */
export function passwordOf(name: string): string {
	return `${name}-has-a-key`;
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

async function putAway(device: BrowserContext): Promise<void> {
	await Promise.all(device.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
	await device.close();
}

/**
 * Collects what no page should ever say: errors on its console, promises that nobody caught, and whatever its security
 * policy stopped. That an answer was a refusal is the browser's own remark, and many a journey is about just that.
 */
function listenForComplaints(device: BrowserContext, complaints: string[]): void {
	device.on('weberror', (fault) => complaints.push(fault.error().message));
	device.on('console', (message) => {
		if (message.type() !== 'error' || /^Failed to load resource|^WebSocket connection/.test(message.text())) return;
		complaints.push(`${message.text()} (${message.location().url})`);
	});
}
