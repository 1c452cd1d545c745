import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebKit } from '../../scripts/test-programs.ts';

/** One call of the W3C's WebDriver protocol; gives its value. Throws DriverError for a refusal. */
export type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

export type Driver = {
	/** Opens a fresh browser with one window; only one at a time. Returns the calls of its session. */
	newBrowser(): Promise<Call>;
	stop(): void;
};

/** An error response of the driver; `code` is the protocol's, as `no such element`. */
export class DriverError extends Error {
	readonly code: string;
	constructor(code: string, message: string) {
		super(`${code}: ${message}`);
		this.code = code;
	}
}

/** Milliseconds to wait for elements and scripts: a busy machine is no failure. */
const waitTimeout = 60_000;

/** Starts WebKit's driver with a virtual screen. */
export async function startDriver(webKit: WebKit): Promise<Driver> {
	const home = mkdtempSync(join(tmpdir(), 'everbranch-webkit-'));
	const { screen, display } = await startScreen(webKit);
	const port = await freePort();
	const driver = spawn(webKit.driver, [`--port=${port}`], {
		env: { ...process.env, ...environmentFor(home, display) },
	});
	const call = webDriverClient(`http://127.0.0.1:${port}`);
	await untilReady(call, driver);
	return {
		async newBrowser() {
			const { sessionId } = (await call('POST', '/session', { capabilities: capabilitiesFor(webKit) })) as {
				sessionId: string;
			};
			return webDriverClient(`http://127.0.0.1:${port}/session/${sessionId}`);
		},
		stop() {
			driver.kill();
			screen.kill();
			rmSync(home, { recursive: true, force: true });
		},
	};
}

/** No graphics card, no desktop services, and all files in a temporary home. */
function environmentFor(home: string, display: string): Record<string, string> {
	return {
		DISPLAY: display,
		LIBGL_ALWAYS_SOFTWARE: '1',
		WEBKIT_DISABLE_DMABUF_RENDERER: '1',
		DBUS_SESSION_BUS_ADDRESS: 'disabled:',
		NO_AT_BRIDGE: '1',
		HOME: home,
		XDG_CACHE_HOME: join(home, 'cache'),
		XDG_CONFIG_HOME: join(home, 'config'),
		XDG_DATA_HOME: join(home, 'data'),
	};
}

/**
 * As on a tablet, media play only after a user gesture. Without the back/forward cache: WebKit keeps a page's running transactions in it,
 * so that a page that a test opens just then waits for the library for ever. The app itself does not leave its page.
 */
function capabilitiesFor({ browser }: WebKit) {
	const args = ['--automation', '--media-playback-requires-user-gesture=true', '--enable-page-cache=false'];
	const options = { binary: browser, args };
	const timeouts = { implicit: waitTimeout, script: waitTimeout, pageLoad: waitTimeout };
	return { alwaysMatch: { 'webkitgtk:browserOptions': options, timeouts } };
}

/** Xvfb picks a free display, and prints its number. */
async function startScreen({ screen: program }: WebKit): Promise<{ screen: ChildProcess; display: string }> {
	const args = ['-displayfd', '1', '-screen', '0', '1280x1280x24', '-nolisten', 'tcp'];
	const screen = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
	return new Promise((resolve, reject) => {
		screen.once('exit', (code) => reject(new Error(`The screen ended with ${code}`)));
		screen.stdout.once('data', (text: Buffer) => resolve({ screen, display: `:${text.toString().trim()}` }));
	});
}

/** The driver does not print a port that it picks itself. */
function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const listener = createServer().listen(0, '127.0.0.1', () => {
			const address = listener.address();
			listener.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
		});
	});
}

async function untilReady(call: Call, driver: ChildProcess): Promise<void> {
	while (driver.exitCode === null) {
		const isAwake = await call('GET', '/status').catch(() => false);
		if (isAwake) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error(`WebKit’s driver ended with ${driver.exitCode}`);
}

function webDriverClient(address: string): Call {
	return async (method, path, body) => {
		const response = await fetch(address + path, {
			method,
			signal: AbortSignal.timeout(2 * waitTimeout),
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		const { value } = (await response.json()) as { value: unknown };
		if (response.ok) return value;
		const { error, message } = value as { error: string; message: string };
		throw new DriverError(error, message);
	};
}
