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

/** The server of a component test, for requests that are not the page's. */
export type TestServer = {
	/** The id of the present test's server. */
	id(): string;
	/** Registers an account with an email of its own. */
	register(name: string, age?: number): Promise<Session>;
	/** A JSON request to the server, without the rules of a test. Throws for an error response. */
	request<Answer>(method: string, path: string, options?: { as?: Session; body?: unknown }): Promise<Answer>;
};

type OpenOptions = { as?: Session | undefined; viewport?: typeof tablet; state?: unknown };

let registeredCount = 0;

/** Starts an empty server before each test of this file, and closes it after it. */
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
			registeredCount += 1;
			const email = `${name.toLowerCase()}-${registeredCount}@example.com`;
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

/** The password of a registered test account. */
export function passwordOf(name: string): string {
	return `${name}-has-a-key`;
}

/** Opens the app at an address on an empty device, logged in as `as` if given. */
export async function openApp(path: string, { as, viewport = tablet, state }: OpenOptions = {}): Promise<void> {
	await page.viewport(viewport.width, viewport.height);
	// Otherwise the first click focuses the window, and the app then syncs.
	window.focus();
	if (as) localStorage.setItem('token', as.token);
	history.pushState({ key: 'opened', idx: 0, usr: state ?? null }, '', path);
	await mountApp();
}

/** Restarts the app at its present address, as a reload does; stored data stays. */
export async function reload(): Promise<void> {
	await closeApp();
	await mountApp();
}

/** Restarts the app at an address, as the address bar does. */
export async function goTo(path: string): Promise<void> {
	await closeApp();
	history.pushState({ key: 'opened', idx: 0, usr: null }, '', path);
	await mountApp();
}

/** Turns reduced motion off for this test. */
export async function allowMotion(): Promise<void> {
	onTestFinished(() => commands.emulate({ reducedMotion: 'reduce' }));
	await commands.emulate({ reducedMotion: 'no-preference' });
}

/** Path and search of the present address. */
export function address(): string {
	return location.pathname + location.search;
}

/** The texts of all toasts since the test began, including those that are gone. */
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

/** The visible text of an element; empty while it does not exist. */
export function textOf(locator: Locator): string {
	return (locator.query() as HTMLElement | null)?.innerText ?? '';
}

/** The visible text of each element. */
export function textsOf(locator: Locator): string[] {
	return locator.elements().map((element) => (element as HTMLElement).innerText);
}

let unmount: (() => Promise<void>) | null = null;

async function mountApp(): Promise<void> {
	const known = await restoreSession().catch(() => null);
	// Without StrictMode, which runs each effect twice outside of a production build and so sends each call twice.
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

/** Unmounts the app. Stored data stays. */
export async function closeApp(): Promise<void> {
	await restarted;
	if (unmount) lastScreen = `${address()}\n${document.body.innerText}`;
	await unmount?.();
	unmount = null;
	await untilIdle();
}

let lastScreen = '';

/** Address and text of the page when the app was last unmounted. */
export function lastScreenText(): string {
	return lastScreen;
}

let reloadCount = 0;
let restarted: Promise<void> = Promise.resolve();
/** A file that the app has offered as a download. */
export type Download = { name: string; file: Promise<Blob>; text: Promise<string> };
let downloaded: Download[] = [];
let leftTo: string[] = [];

// Each of these navigations would unload the page of the tests.
navigation.addEventListener('navigate', (event) => {
	const { navigationType, downloadRequest, destination } = event;
	if (!unmount) {
		// A reload that begins now is work of a page that was left.
		if (navigationType === 'reload') event.preventDefault();
		return;
	}
	if (downloadRequest !== null) {
		event.preventDefault();
		const file = realFetch(destination.url).then((response) => response.blob());
		downloaded.push({ name: downloadRequest, file, text: file.then((blob) => blob.text()) });
	} else if (navigationType === 'reload') {
		event.preventDefault();
		reloadCount += 1;
		restarted = reload();
	} else if (new URL(destination.url).origin !== location.origin) {
		event.preventDefault();
		leftTo.push(destination.url);
	}
});

/** How often the app has reloaded its page since the test began. Each reload is replaced by `reload`. */
export function reloads(): number {
	return reloadCount;
}

/** The downloads since the test began. The browser does not store them. */
export function downloads(): readonly Download[] {
	return downloaded;
}

/** The addresses of other sites to which the app has navigated since the test began. The page stays. */
export function externalNavigations(): readonly string[] {
	return leftTo;
}

export function clearNavigation(): void {
	reloadCount = 0;
	downloaded = [];
	leftTo = [];
}
