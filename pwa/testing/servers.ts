import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import '@vitest/browser-playwright';
import { getRequestListener } from '@hono/node-server';
import type { Page } from 'playwright';
import type { Plugin } from 'vite';
import type { BrowserCommandContext } from 'vitest/node';
import type { Makers } from '../../api/makers/makers.ts';
import type { PaymentServer } from '../../api/testing/payment-server.ts';
import type { TestServer } from '../../api/testing/test-server.ts';
import type { LowContrast } from '../e2e/painted-contrast.ts';
import { serverCookie } from './server-cookie.ts';

/*
 * The servers of the component tests. Each is a whole server with its own database, in vitest's process and without a
 * port. Requests of a page to /api reach the server that the page's cookie names.
 */

/** Environment variables, as an operator would set them. */
export type ServerEnvironment = Record<string, string>;

export type ServerOptions = {
	/** Pictures and narrations are valid media; otherwise both are bytes that no browser accepts. */
	realMedia?: boolean;
	/** With `realMedia`: narrations are heard while they are made. */
	streamsSpeech?: boolean;
	/** The storyteller's provider is unreachable, and the built-in storyteller is its fallback. */
	hasFallback?: boolean;
	/** With a Stripe double. Registration begins a trial unless the environment says otherwise. */
	hasPayment?: boolean;
};

type RunningServer = {
	server: TestServer;
	/** The server with its Stripe double, if any. */
	paymentServer: PaymentServer | null;
	answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
	/** The pending calls. */
	open: Set<Promise<void>>;
};

const servers = new Map<string, RunningServer>();

/** The commands of component tests in vitest's own process (`commands` of vitest/browser). */
export const componentCommands = {
	/** Starts a server and returns its id, which a page puts into its cookie. */
	async openServer(_context: unknown, env: ServerEnvironment, options: ServerOptions): Promise<string> {
		const { startTestServer } = await import('../../api/testing/test-server.ts');
		const { createFirstAdmin } = await import('../../api/accounts/first-admin.ts');
		const makers = await makersFor(options);
		const paymentServer = options.hasPayment ? await openShop(env, makers) : null;
		const testServer = paymentServer?.server ?? (await startTestServer({ env, makers }));
		Object.defineProperty(testServer.clock, 'now', { get: risingClock() });
		if (testServer.config.firstAdmin) await createFirstAdmin(testServer.context, testServer.config.firstAdmin);
		const id = randomUUID();
		const listener = getRequestListener(testServer.app.fetch);
		const answer = async (request: IncomingMessage, response: ServerResponse) =>
			void (await listener(request, response));
		servers.set(id, { server: testServer, paymentServer, answer, open: new Set() });
		return id;
	},

	/** Closes a server once its pending calls are answered, and deletes its data. */
	async closeServer(_context: unknown, id: string): Promise<void> {
		const server = servers.get(id);
		servers.delete(id);
		await Promise.allSettled(server?.open ?? []);
		await (server?.paymentServer ?? server?.server)?.close();
	},

	/** Pays a checkout on Stripe's page, and returns its id. Stripe sends the webhook only if `isReported`. */
	async pay(_context: unknown, id: string, address: string, isReported: boolean): Promise<string> {
		const { stripe, connection } = paymentServerOf(id);
		connection.isCut = !isReported;
		return stripe.pay(address).finally(() => {
			connection.isCut = false;
		});
	},

	/** While Stripe is down, each call to it fails. */
	async setStripeDown(_context: unknown, id: string, isDown: boolean): Promise<void> {
		paymentServerOf(id).stripe.isDown = isDown;
	},

	/** Emulates the colour scheme and the motion preference. */
	async emulate({ page }: BrowserCommandContext, media: Parameters<BrowserCommandContext['page']['emulateMedia']>[0]) {
		await page.emulateMedia(media);
	},

	/** Text in the viewport with low contrast on the painted pixels, of elements that match `selectors`. */
	async lowContrast(context: BrowserCommandContext, selectors: readonly string[]): Promise<LowContrast[]> {
		const { lowContrastIn } = await import('../e2e/painted-contrast.ts');
		return lowContrastIn(await canvasOf(context), selectors);
	},

	/** The painted contrast of all text in the viewport of elements that match `selectors`. */
	async contrasts(context: BrowserCommandContext, selectors: readonly string[]): Promise<LowContrast[]> {
		const { contrastsIn } = await import('../e2e/painted-contrast.ts');
		return contrastsIn(await canvasOf(context), selectors);
	},
};

/** The frame of the page's tests. */
async function canvasOf({ frame: frameOf }: BrowserCommandContext) {
	const frame = await frameOf();
	const element = await frame.frameElement();
	return {
		evaluate: frame.evaluate.bind(frame),
		screenshot: element.screenshot.bind(element) as Page['screenshot'],
	};
}

/** Routes a page's calls to its server. Without a server they get 502, as from a proxy. */
export function pageServers(): Plugin {
	return {
		name: 'page-servers',
		configureServer({ middlewares }) {
			middlewares.use((request, response, next) => {
				const { url = '' } = request;
				// There are no sockets: events from other devices are tested by journeys.
				if (url.startsWith('/socket.io/')) return void response.writeHead(503).end();
				if (!url.startsWith('/api/')) return next();
				const server = servers.get(serverIdIn(request.headers.cookie) ?? '');
				if (!server) return void response.writeHead(502).end();
				const answered = server.answer(request, response);
				server.open.add(answered);
				void answered.finally(() => server.open.delete(answered));
			});
		},
	};
}

function paymentServerOf(id: string): PaymentServer {
	const paymentServer = servers.get(id)?.paymentServer;
	if (!paymentServer) throw new Error(`The server ${id} has no payment.`);
	return paymentServer;
}

function serverIdIn(cookies = ''): string | undefined {
	return new RegExp(`(?:^|; )${serverCookie}=([^;]+)`).exec(cookies)?.[1];
}

/**
 * The page's own time in epoch milliseconds, strictly increasing: rows that are written one
 * after the other in one millisecond would otherwise have no order.
 */
function risingClock(): () => number {
	let last = 0;
	return () => {
		last = Math.max(Date.now(), last + 1);
		return last;
	};
}

async function makersFor(options: ServerOptions): Promise<Makers> {
	const makers = await (options.realMedia ? mediaMakers(options) : quickMakers());
	if (!options.hasFallback) return makers;
	const standIn = await import('../../api/testing/fallback-makers.ts');
	return standIn.fallbackMakers(makers);
}

async function quickMakers(): Promise<Makers> {
	const quick = await import('../../api/testing/fake-makers.ts');
	return quick.fakeMakers();
}

/** Loaded apart from the fake makers: they load sharp. */
async function mediaMakers(options: ServerOptions): Promise<Makers> {
	const media = await import('../../api/testing/playable-makers.ts');
	return media.playableMakers(options);
}

async function openShop(
	...parameters: Parameters<typeof import('../../api/testing/payment-server.ts').startPaymentServer>
): Promise<PaymentServer> {
	const paymentServer = await import('../../api/testing/payment-server.ts');
	return paymentServer.startPaymentServer(...parameters);
}
