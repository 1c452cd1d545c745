import { afterEach, beforeEach, onTestFinished } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Session } from '../../shared/contract/user.ts';
import { App } from '../app.tsx';
import { restoreSession } from '../session/restore-session.ts';
import { SessionProvider } from '../session/session.tsx';
import { BrowserRouter } from '../shell/router.tsx';
import { ToastProvider } from '../ui/toasts.tsx';
import { untilIdle } from './idle.ts';
import { realFetch } from './network.ts';
import { serverCookie } from './server-cookie.ts';
import type { ServerEnvironment, ServerOptions } from './servers.ts';

export const tablet = { width: 820, height: 1180 };
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** The server of a component test, as it answers outside of the page. */
export type TestServer = {
	/** The id of the present test's server. */
	id(): string;
	/** Registers an account with an email of its own. */
	register(name: string, age?: number): Promise<Session>;
	/** A call to the server, JSON both ways. Throws for a refusal. What a test says of the page's calls has no effect on it. */
	request<Answer>(method: string, path: string, options?: { as?: Session; body?: unknown }): Promise<Answer>;
};

type OpenOptions = { as?: Session | undefined; viewport?: typeof tablet; state?: unknown };

let people = 0;

/** Brings up a server of its own, with nothing in it, for each test of this file, and takes it down after it. */
export function setUpServer(env: ServerEnvironment = {}, options: ServerOptions = {}): TestServer {
	let id: string | undefined;
	beforeEach(async () => {
		id = await commands.openServer(env, options);
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there on plain http
		document.cookie = `${serverCookie}=${id}; path=/`;
	});
	afterEach(async () => {
		await closeApp();
		if (id) await commands.closeServer(id);
	});
	return {
		request: requestServer,
		id: () => id ?? '',
		register(name, age = 36) {
			people += 1;
			const email = `${name.toLowerCase()}-${people}@example.com`;
			const body = { email, password: passwordOf(name), profile: { name, age }, consent: true };
			return requestServer<Session>('POST', '/api/auth/register', { body });
		},
	};
}

async function requestServer<Answer>(
	method: string,
	path: string,
	{ as, body }: { as?: Session; body?: unknown } = {},
) {
	const headers = { 'Content-Type': 'application/json', ...(as && { Authorization: `Bearer ${as.token}` }) };
	const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
	const response = await realFetch(path, init);
	if (!response.ok) throw new Error(`${method} ${path} was refused: ${await response.text()}`);
	return (await response.json()) as Answer;
}

/** What the cast of these tests logs in with. */
export function passwordOf(name: string): string {
	return `${name}-has-a-key`;
}

/** The whole app at an address, on a device that knows nothing; logged in where `as` says so. */
export async function openApp(path: string, { as, viewport = tablet, state }: OpenOptions = {}): Promise<void> {
	await page.viewport(viewport.width, viewport.height);
	// Else the first click would give the window the focus, and the app would then ask for news.
	window.focus();
	if (as) localStorage.setItem('token', as.token);
	history.pushState({ key: 'opened', idx: 0, usr: state ?? null }, '', path);
	await mountApp();
}

/** Starts the app anew at its present address, as a reload does: what the device keeps stays. */
export async function reload(): Promise<void> {
	await closeApp();
	await mountApp();
}

/** Goes to an address as the address bar does: the app starts anew there. */
export async function goTo(path: string): Promise<void> {
	await closeApp();
	history.pushState({ key: 'opened', idx: 0, usr: null }, '', path);
	await mountApp();
}

/** In this test the device does not ask for reduced motion. */
export async function allowMotion(): Promise<void> {
	onTestFinished(() => commands.emulate({ reducedMotion: 'reduce' }));
	await commands.emulate({ reducedMotion: 'no-preference' });
}

/** Path and search of where the app is. */
export function address(): string {
	return location.pathname + location.search;
}

/** What the app has said for a moment (its toasts) since the test began, also what is gone again. */
export function shownToasts(): string[] {
	return [...toastTexts];
}

export function clearToasts(): void {
	toastTexts.clear();
}

const toastTexts = new Set<string>();
new MutationObserver(() => {
	for (const notice of document.querySelectorAll('[aria-label="Notices"] p')) toastTexts.add(notice.textContent ?? '');
}).observe(document, { childList: true, subtree: true });

/** The text of an element, as it is shown; empty while it is not there. */
export function textOf(locator: Locator): string {
	return (locator.query() as HTMLElement | null)?.innerText ?? '';
}

/** The text of each element, as it is shown. */
export function textsOf(locator: Locator): string[] {
	return locator.elements().map((element) => (element as HTMLElement).innerText);
}

let unmount: (() => Promise<void>) | null = null;

async function mountApp(): Promise<void> {
	const known = await restoreSession().catch(() => null);
	// Without StrictMode: it runs each effect twice outside of a production build, and so makes each call twice.
	const app = (
		<BrowserRouter>
			<ToastProvider>
				<SessionProvider restored={known}>
					<App />
				</SessionProvider>
			</ToastProvider>
		</BrowserRouter>
	);
	({ unmount } = await render(app));
}

/** Takes the app from the page. What the device keeps stays. */
export async function closeApp(): Promise<void> {
	await restarted;
	if (unmount) lastScreen = `${address()}\n${document.body.innerText}`;
	await unmount?.();
	unmount = null;
	await untilIdle();
}

let lastScreen = '';

/** Address and text of the page when the app was last taken from it. */
export function lastScreenText(): string {
	return lastScreen;
}

let reloadCount = 0;
let restarted: Promise<void> = Promise.resolve();
/** A file that the app has given to the person, where the browser puts what is downloaded. */
export type Download = { name: string; text: Promise<string> };
let downloaded: Download[] = [];
let leftTo: string[] = [];

// Each of them would take the page from under the tests.
navigation.addEventListener('navigate', (event) => {
	const { navigationType, downloadRequest, destination } = event;
	if (!unmount) return;
	if (downloadRequest !== null) {
		event.preventDefault();
		downloaded.push({ name: downloadRequest, text: realFetch(destination.url).then((response) => response.text()) });
	} else if (navigationType === 'reload') {
		event.preventDefault();
		reloadCount += 1;
		restarted = reload();
	} else if (new URL(destination.url).origin !== location.origin) {
		event.preventDefault();
		leftTo.push(destination.url);
	}
});

/** How often the app has reloaded its page since the test began. Instead, it starts anew as with `reload`. */
export function reloads(): number {
	return reloadCount;
}

/** What the app has given to download since the test began. The browser does not write it down. */
export function downloads(): readonly Download[] {
	return downloaded;
}

/** The addresses of other sites to which the app has sent the browser since the test began. The page stays where it is. */
export function externalNavigations(): readonly string[] {
	return leftTo;
}

export function clearNavigation(): void {
	reloadCount = 0;
	downloaded = [];
	leftTo = [];
}
