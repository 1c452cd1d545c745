import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { Env } from '../routes/env.ts';

/** What a client may still send after its answer before the connection is cut. */
const drainLimits = { milliseconds: 1_000, bytes: 16 * 2 ** 20 };

/**
 * Closes the connection after an answer that comes before the end of its request, as one to a body that is too large: on what
 * is left of it no further request can be sent. The answer says so (`Connection: close`) and is sent as a whole at once; the
 * connection ends only when the rest of the request has come, or after a while. To cut it while the client still sends would
 * reset it, and the client would lose the answer.
 */
export const closeAfterUnreadBody: MiddlewareHandler<Env> = async (c, next) => {
	await next();
	const incoming = c.env?.incoming;
	if (!incoming || c.req.method === 'GET' || c.req.method === 'HEAD') return;
	// A quick answer comes before what arrived together with the headers is parsed.
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

/** Resolves when all of a request has come and was thrown away, when it broke off, or when that takes too long. */
function drain(incoming: IncomingMessage): Promise<void> {
	return new Promise((resolve) => {
		let remaining = drainLimits.bytes;
		const timer = setTimeout(resolve, drainLimits.milliseconds);
		const done = () => {
			clearTimeout(timer);
			resolve();
		};
		// A reader that was given up would hold the rest back.
		incoming.removeAllListeners('data');
		incoming.on('data', (bytes: Buffer) => {
			remaining -= bytes.length;
			if (remaining < 0) done();
		});
		for (const end of ['end', 'error', 'close']) incoming.once(end, done);
		incoming.resume();
	});
}
