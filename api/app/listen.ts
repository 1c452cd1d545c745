import { createServer as createPlain, type Server } from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

/** A client that dawdles over its headers or its body is let go: a slow one must not hold a connection for ever. */
const timeouts = {
	headersTimeout: 10_000,
	requestTimeout: 30_000,
	keepAliveTimeout: 5_000,
	// How often the two above are looked at; by itself it would be every half minute.
	connectionsCheckingInterval: 5_000,
};
/** Nor one that asks and never reads: an answer may be a minute in the making, and is then taken piece by piece. */
const idleTimeout = 180_000;
const maxHeaderSize = 16 * 1024;

/** Files, the database and providers need descriptors too; without any left the whole process would fail. */
const reservedDescriptors = 500;
const connectionLimit = 20_000;

/** An HTTP server, or HTTPS with the operator's certificate, that does not listen yet. */
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
	return server;
}

/** Begins to listen and answers with the port. Throws StartError when the address cannot be had. */
export async function listen(server: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<number> {
	await new Promise<void>((listening, failed) => {
		server.once('error', (error: NodeJS.ErrnoException) =>
			failed(new StartError(listenErrorMessage(error, host, port))),
		);
		server.listen(port, host, listening);
	});
	return (server.address() as AddressInfo).port;
}

/** Stops listening and lets what is being answered finish, for as long as the milliseconds given. */
export async function stopListening(server: Server, milliseconds: number): Promise<void> {
	const closed = new Promise((done) => server.close(done));
	server.closeIdleConnections();
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
