import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { findShell } from '../../scripts/test-programs.ts';
import type { Session } from '../../shared/contract/user.ts';
import { closeWithWorker, conditionTimeout } from './environment.ts';
import { createServerProcess, type ServerProcess } from './server-process.ts';
import { recordToasts } from './toasts.ts';

/** A real server with its built-in makers, and a real browser. */
export type BrowserWorld = {
	address: string;
	browser: Browser;
	/**
	 * A new device with empty storage, closed after the journey. Without a service
	 * worker unless `serviceWorkers: 'allow'` is given: the worker fetches the whole app each time. With reduced motion
	 * unless `withMotion` is given, which saves a sixth of the work.
	 */
	newDevice(options?: DeviceOptions): Promise<BrowserContext>;
	/** Registers an account with a unique email. */
	register(name: string, age?: number): Promise<Session>;
	/** A page on a new device with this session. */
	pageFor(session: Session, options?: DeviceOptions): Promise<Page>;
	/** A page on a new device of a newly registered account. */
	pageOf(name: string, options?: DeviceOptions & { age?: number }): Promise<{ page: Page; session: Session }>;
	/** A JSON request to the server, outside of any browser. Throws for an error response. */
	request<Answer>(method: string, path: string, options?: { as?: Session; body?: unknown }): Promise<Answer>;
	/** The server's data folder, for operators' commands. */
	dataDir: string;
	/** Stops or kills the server; to a device it looks like a lost connection. */
	stopServer(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
	startServer(): Promise<void>;
};

type DeviceOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

export const tablet = { width: 820, height: 1180 };
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Options of a device without reduced motion. */
export const withMotion = { reducedMotion: 'no-preference' } as const;

/**
 * Sets up server and browser before the journeys of this file, and closes them after. Without an `env` of its own it uses the
 * server that all such files of this worker share. No journey may leave a console error.
 */
export function setUpWorld(env?: Record<string, string>): BrowserWorld {
	const server = env ? createServerProcess(env) : sharedServerOfWorker();
	const world = { address: '', dataDir: server.folder } as BrowserWorld;
	const devices: BrowserContext[] = [];
	const consoleErrors: string[] = [];

	world.startServer = async () => {
		world.address = await server.start();
	};
	world.stopServer = (signal) => server.stop(signal);
	world.newDevice = async (options = {}) => {
		const defaults = { viewport: tablet, serviceWorkers: 'block', reducedMotion: 'reduce' } as const;
		const device = await world.browser.newContext({ baseURL: world.address, ...defaults, ...options });
		device.setDefaultTimeout(conditionTimeout);
		devices.push(device);
		collectConsoleErrors(device, consoleErrors);
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
			// Only the first page of a device logs in; later the app manages the token itself.
			if (!sessionStorage.getItem('came in')) localStorage.setItem('token', token);
			sessionStorage.setItem('came in', 'yes');
			// Whether the optional part is here after some seconds must not decide what a journey sees.
			if (!localStorage.getItem('stories-without-network')) localStorage.setItem('stories-without-network', 'no');
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
		expect(consoleErrors.splice(0)).toEqual([]);
	});
	afterAll(async () => {
		await Promise.all(world.browser?.contexts().map((device) => device.close()) ?? []);
		if (env) await server.close();
	});
	return world;
}

const plainHttpHost = 'nas.test';

/** The number of registered accounts in this process, which makes emails unique. */
let registeredCount = 0;
let launched: Promise<Browser> | undefined;
let sharedServer: ServerProcess | undefined;

function sharedServerOfWorker(): ServerProcess {
	if (sharedServer) return sharedServer;
	sharedServer = createServerProcess({});
	closeWithWorker(sharedServer.close);
	return sharedServer;
}

/** The browser of this worker; each device is a context of its own. */
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
 * The address of the server in a home network without HTTPS: a name that is not localhost, so that browsers treat the
 * page as no secure context. The top-level domain is reserved for tests (RFC 2606); the browser maps it to 127.0.0.1.
 */
export function plainHttpAddress(address: string): string {
	return address.replace('localhost', plainHttpHost);
}

/** The password of a registered test account. */
export function passwordOf(name: string): string {
	return `${name}-has-a-key`;
}

async function closeDevice(device: BrowserContext): Promise<void> {
	await Promise.all(device.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
	await device.close();
}

/**
 * Collects console errors, unhandled rejections and policy violations of all pages. Ignored are the browser's messages about
 * error responses, which many journeys cause, and about headers without effect
 * over plain http.
 */
function collectConsoleErrors(device: BrowserContext, consoleErrors: string[]): void {
	device.on('weberror', (webError) => consoleErrors.push(webError.error().message));
	device.on('console', (message) => {
		if (message.type() !== 'error' || ignoredMessages.test(message.text())) return;
		consoleErrors.push(`${message.text()} (${message.location().url})`);
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
