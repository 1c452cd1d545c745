import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { Env } from '../routes/env.ts';

/** What a client may send after its answer before the connection is cut. */
const drainLimits = { milliseconds: 1_000, bytes: 16 * 2 ** 20 };

/**
 * Closes the connection after an answer that is sent before the request has been read, such as a 413. The answer says
 * `Connection: close` and is sent at once; the connection ends when the rest of the request has come, or after a time limit.
 * Cutting it earlier would reset it, and the client would lose the answer.
 */
export const closeAfterUnreadBody: MiddlewareHandler<Env> = async (c, next) => {
	await next();
	const incoming = c.env?.incoming;
	if (!incoming || c.req.method === 'GET' || c.req.method === 'HEAD') return;
	// Lets the parser take in what arrived together with the headers.
	if (!incoming.complete) await setImmediate();
	if (incoming.complete || incoming.destroyed) return;
	const answer = new Uint8Array(await c.res.arrayBuffer());
	const body = new ReadableStream<Uint8Array>({
		async start(controller) {
			controller.enqueue(answer);
			await drain(incoming as IncomingMessage);
			controller.close();
		},
	});
	c.res = new Response(body, c.res);
	c.res.headers.set('Content-Length', String(answer.length));
	c.res.headers.set('Connection', 'close');
};

/** Reads and discards the rest of a request. Resolves at its end, when it fails, or at the limits. */
function drain(incoming: IncomingMessage): Promise<void> {
	return new Promise((resolve) => {
		let remaining = drainLimits.bytes;
		const timer = setTimeout(resolve, drainLimits.milliseconds);
		const done = () => {
			clearTimeout(timer);
			resolve();
		};
		// A stopped reader would hold back the rest.
		incoming.removeAllListeners('data');
		incoming.on('data', (bytes: Buffer) => {
			remaining -= bytes.length;
			if (remaining < 0) done();
		});
		for (const end of ['end', 'error', 'close']) incoming.once(end, done);
		incoming.resume();
	});
}
