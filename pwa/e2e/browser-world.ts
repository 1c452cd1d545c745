import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { findShell } from '../../scripts/browser.ts';
import type { Session } from '../../shared/contract/user.ts';
import { closeWithWorker } from './environment.ts';
import { createServerProcess, type ServerProcess } from './server-process.ts';
import { recordToasts } from './toasts.ts';

/** A real server with its built-in makers, and a real browser. */
export type BrowserWorld = {
	address: string;
	browser: Browser;
	/**
	 * A device of its own: nothing of another one's storage is in it. It is put away after the journey. Without a service
	 * worker, unless asked for with `serviceWorkers: 'allow'`: that one fetches the whole app each time. Nothing moves on it
	 * but where `moving` is asked for: that is a sixth of the work.
	 */
	newDevice(options?: DeviceOptions): Promise<BrowserContext>;
	/** Somebody registers, with an email of their own. */
	register(name: string, age?: number): Promise<Session>;
	/** A page on a new device where that person is logged in. */
	pageFor(session: Session, options?: DeviceOptions): Promise<Page>;
	/** A page on a device where somebody has just registered. */
	pageOf(name: string, options?: DeviceOptions & { age?: number }): Promise<{ page: Page; session: Session }>;
	/** A call to the server from outside any browser, JSON both ways. Throws for a refusal. */
	request<Answer>(method: string, path: string, options?: { as?: Session; body?: unknown }): Promise<Answer>;
	/** The server's data folder, for what an operator does at the terminal. */
	dataDir: string;
	/** Stops the server, as a cut line or a power cut would look from the tablet. */
	stopServer(): Promise<void>;
	startServer(): Promise<void>;
};

type DeviceOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

export const tablet = { width: 820, height: 1180 };
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** For a device of somebody who likes things to move, as most do. */
export const withMotion = { reducedMotion: 'no-preference' } as const;

/**
 * Brings up a world before the journeys of this file and takes it down after them. Without an `env` of its own it has the
 * server that all such files of this process share, one after another. No journey may leave a complaint.
 */
export function setUpWorld(env?: Record<string, string>): BrowserWorld {
	const house = env ? createServerProcess(env) : sharedServerOfWorker();
	const world = { address: '', dataDir: house.folder } as BrowserWorld;
	const devices: BrowserContext[] = [];
	const complaints: string[] = [];

	world.startServer = async () => {
		world.address = await house.start();
	};
	world.stopServer = () => house.stop();
	world.newDevice = async (options = {}) => {
		const usual = { viewport: tablet, serviceWorkers: 'block', reducedMotion: 'reduce' } as const;
		const device = await world.browser.newContext({ baseURL: world.address, ...usual, ...options });
		devices.push(device);
		collectConsoleErrors(device, complaints);
		await recordToasts(device);
		return device;
	};
	world.register = (name, age = 36) => {
		registeredCount += 1;
		const email = `${name.toLowerCase()}-${registeredCount}@example.com`;
		const body = { email, password: passwordOf(name), profile: { name, age }, consent: true };
		return world.request<Session>('POST', '/api/auth/register', { body });
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
	world.request = async <Answer>(method: string, path: string, { as, body }: { as?: Session; body?: unknown } = {}) => {
		const headers = { 'Content-Type': 'application/json', ...(as && { Authorization: `Bearer ${as.token}` }) };
		const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
		const response = await fetch(world.address + path, request);
		if (!response.ok) throw new Error(`${method} ${path} was refused: ${await response.text()}`);
		return (await response.json()) as Answer;
	};

	beforeAll(async () => {
		[world.browser] = await Promise.all([launchBrowser(), world.startServer()]);
	});
	afterEach(async () => {
		await Promise.all(devices.splice(0).map(closeDevice));
		expect(complaints.splice(0)).toEqual([]);
	});
	afterAll(async () => {
		await Promise.all(world.browser?.contexts().map((device) => device.close()) ?? []);
		if (env) await house.close();
	});
	return world;
}

const plainHttpHost = 'nas.test';

/** Everybody who was ever registered in this process, so that no two have one email. */
let registeredCount = 0;
let launched: Promise<Browser> | undefined;
let sharedServer: ServerProcess | undefined;

function sharedServerOfWorker(): ServerProcess {
	if (sharedServer) return sharedServer;
	sharedServer = createServerProcess({});
	closeWithWorker(sharedServer.close);
	return sharedServer;
}

/** The browser of this worker, in which each device is apart from every other. */
function launchBrowser(): Promise<Browser> {
	if (launched) return launched;
	closeWithWorker(async () => (await launched)?.close());
	launched = chromium.launch({
		executablePath: findShell() ?? '',
		args: [
			...['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
			`--host-resolver-rules=MAP ${plainHttpHost} 127.0.0.1`,
		],
	});
	return launched;
}

/**
 * The same server as a tablet in the house opens it without HTTPS: by a name that is not localhost, so that browsers take the
 * page for no secure context. The top-level domain is reserved for tests (RFC 2606); the browser is told where it leads.
 */
export function plainHttpAddress(address: string): string {
	return address.replace('localhost', plainHttpHost);
}

/** What everybody in these journeys logs in with. */
export function passwordOf(name: string): string {
	return `${name}-has-a-key`;
}

async function closeDevice(device: BrowserContext): Promise<void> {
	await Promise.all(device.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
	await device.close();
}

/**
 * Collects what no page should ever say: errors on its console, promises that nobody caught, and whatever its security
 * policy stopped. That an answer was a refusal is the browser's own remark, and many a journey is about just that; so is that
 * a header means nothing in a page by plain http.
 */
function collectConsoleErrors(device: BrowserContext, complaints: string[]): void {
	device.on('weberror', (fault) => complaints.push(fault.error().message));
	device.on('console', (message) => {
		if (message.type() !== 'error' || ignoredMessages.test(message.text())) return;
		complaints.push(`${message.text()} (${message.location().url})`);
	});
}

const ignoredMessages = new RegExp(
	[
		'^Failed to load resource',
		'^WebSocket (connection|is already in CLOSING)',
		'^The Cross-Origin-Opener-Policy header has been ignored',
		'^Clear-Site-Data header on .*: Not supported for insecure origins',
	].join('|'),
);
