import { createServer as createPlain, type Server } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Config } from './config.ts';
import { StartError } from './errors.ts';

/** Limits, in milliseconds, for clients that send headers or body too slowly. */
const timeouts = {
	headersTimeout: 10_000,
	requestTimeout: 30_000,
	keepAliveTimeout: 5_000,
	// How often the first two are checked; Node's default is 30 seconds.
	connectionsCheckingInterval: 5_000,
};
/** Milliseconds without traffic until a connection is closed. An answer may take a minute to make and is then read slowly. */
const idleTimeout = 180_000;
const maxHeaderSize = 16 * 1024;

/** File descriptors kept for files, the database and providers: without any the process fails. */
const reservedDescriptors = 500;
const connectionLimit = 20_000;

/** Creates an HTTP server, or an HTTPS server with the operator's certificate, that does not listen yet. */
export function createServer(
	tls: Config['tls'],
	fetch: Parameters<typeof getRequestListener>[0],
	overrides: Partial<typeof timeouts> & { idleTimeout?: number } = {},
): Server {
	const listener = getRequestListener(fetch);
	const options = { ...timeouts, ...overrides, maxHeaderSize };
	const server = tls ? createTlsServer(tls, options, listener) : createPlain(options, listener);
	server.timeout = overrides.idleTimeout ?? idleTimeout;
	server.maxConnections = maxConnections(openFilesLimit());
	unusedConnections.set(server, trackUnused(server, tls ? 'secureConnection' : 'connection'));
	return server;
}

/** The open connections of each server on which no request has come. Browsers open such ahead, and Node does not count them as idle. */
const unusedConnections = new WeakMap<Server, Set<Socket>>();

/** A web socket stays in it: its request is an upgrade. */
function trackUnused(server: Server, event: 'connection' | 'secureConnection'): Set<Socket> {
	const unused = new Set<Socket>();
	server.on(event, (socket: Socket) => {
		unused.add(socket);
		socket.once('close', () => unused.delete(socket));
	});
	server.on('request', ({ socket }) => unused.delete(socket));
	return unused;
}

/** Starts listening and returns the port. Throws StartError if the address cannot be used. */
export async function listen(server: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<number> {
	await new Promise<void>((listening, failed) => {
		server.once('error', (error: NodeJS.ErrnoException) =>
			failed(new StartError(listenErrorMessage(error, host, port))),
		);
		server.listen(port, host, listening);
	});
	return (server.address() as AddressInfo).port;
}

/** Stops listening. Requests in progress may finish within `milliseconds`; web sockets are closed, like all that have no request. */
export async function stopListening(server: Server, milliseconds: number): Promise<void> {
	const closed = new Promise((done) => server.close(done));
	// A connection is then closed a second after its answer.
	server.keepAliveTimeout = 1;
	server.closeIdleConnections();
	for (const socket of unusedConnections.get(server) ?? []) socket.destroy();
	const timer = setTimeout(() => server.closeAllConnections(), milliseconds);
	await closed;
	clearTimeout(timer);
}

function createTlsServer(
	tls: NonNullable<Config['tls']>,
	options: object,
	listener: ReturnType<typeof getRequestListener>,
): Server {
	try {
		return createSecure({ ...tls, ...options, handshakeTimeout: timeouts.headersTimeout }, listener);
	} catch (cause) {
		throw new StartError('TLS_CERT and TLS_KEY do not hold a certificate and its key.', { cause });
	}
}

function listenErrorMessage({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
	if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use already. Stop what runs there, or set PORT.`;
	if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Set PORT to 1024 or above.`;
	if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is not an address of this machine.`;
	return `The server cannot listen on ${host}:${port} (${message}).`;
}

function maxConnections(openFiles: number): number {
	return Math.max(64, Math.min(connectionLimit, openFiles - reservedDescriptors));
}

function openFilesLimit(): number {
	const report = process.report.getReport() as { userLimits?: { open_files?: { soft: number | 'unlimited' } } };
	const soft = report.userLimits?.open_files?.soft;
	return typeof soft === 'number' ? soft : connectionLimit + reservedDescriptors;
}
