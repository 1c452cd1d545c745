import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { findWebKit } from '../../scripts/test-programs.ts';
import type { Session } from '../../shared/contract/user.ts';
import { createServerProcess } from '../e2e/server-process.ts';
import { type Driver, startDriver } from './driver.ts';
import { type Tab, tabOf } from './tab.ts';

/** A real server with its built-in makers, and a real WebKit. */
export type WebKitWorld = {
	address: string;
	/** Registers an account with a unique email. */
	register(name: string): Promise<Session>;
	/** A window of a fresh browser with this session, closed after the journey. */
	tabFor(session: Session): Promise<Tab>;
	/** A JSON request to the server, outside of any browser. Throws for an error response. */
	request<Answer>(method: string, path: string, options?: { as?: Session; body?: unknown }): Promise<Answer>;
	/** Kills the server (SIGKILL). Each journey starts with a running one. */
	killServer(): Promise<void>;
	startServer(): Promise<void>;
};

/** Sets up server and browser before the journeys of this file, and closes them after. No journey may leave a console error. */
export function setUpWebKitWorld(): WebKitWorld {
	const server = createServerProcess({});
	const world = { address: '' } as WebKitWorld;
	let driver: Driver | undefined;
	let tab: Tab | undefined;
	let registeredCount = 0;

	world.startServer = async () => {
		world.address = await server.start();
	};
	world.killServer = () => server.stop('SIGKILL');
	world.register = (name) => {
		registeredCount += 1;
		const email = `${name.toLowerCase()}-${registeredCount}@example.com`;
		const body = { email, password: `${name}-has-a-key`, profile: { name, age: 36 }, consent: true };
		return world.request<Session>('POST', '/api/auth/register', { body });
	};
	world.tabFor = async ({ token }) => {
		if (!driver) throw new Error('There is no driver yet');
		tab = tabOf(await driver.newBrowser(), world.address);
		// A page of the same origin that is not the app.
		await tab.open('/robots.txt');
		await tab.run((kept) => {
			localStorage.setItem('token', kept);
			// Whether the optional part is here after some seconds must not decide what a journey sees.
			localStorage.setItem('stories-without-network', 'no');
		}, token);
		return tab;
	};
	world.request = async <Answer>(method: string, path: string, { as, body }: { as?: Session; body?: unknown } = {}) => {
		const headers = { 'Content-Type': 'application/json', ...(as && { Authorization: `Bearer ${as.token}` }) };
		const request = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
		const response = await fetch(world.address + path, request);
		if (!response.ok) throw new Error(`${method} ${path} was refused: ${await response.text()}`);
		return (await response.json()) as Answer;
	};

	beforeAll(async () => {
		const webKit = findWebKit();
		if (!webKit) throw new Error('There is no WebKit here to be driven: npm run test:deep -- webkit brings one.');
		[driver] = await Promise.all([startDriver(webKit), world.startServer()]);
	});
	beforeEach(world.startServer);
	afterEach(async () => {
		const last = tab;
		tab = undefined;
		const complaints = await last?.consoleErrors().finally(last.close);
		expect(complaints ?? []).toEqual([]);
	});
	afterAll(async () => {
		driver?.stop();
		await server.close();
	});
	return world;
}
