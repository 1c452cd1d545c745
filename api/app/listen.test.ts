import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../shared/rules/limits.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createServer, listen, stopListening } from './listen.ts';

/** The real app and server with time limits a hundred times shorter. */
const waits = { headersTimeout: 150, requestTimeout: 300, connectionsCheckingInterval: 20, keepAliveTimeout: 50 };

let testServer: TestServer;
let server: Server;
let port: number;

beforeAll(async () => {
	testServer = await startTestServer();
	server = createServer(null, testServer.app.fetch, waits);
	port = await listen(server, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
	await stopListening(server, 0);
	await testServer.close();
});

function dial(to = port): Socket {
	return connect(to, '127.0.0.1').on('error', () => {});
}

/** Everything received until the server closes the connection. */
function receivedUntilEnd(socket: Socket): Promise<string> {
	return new Promise((resolve) => {
		let received = '';
		socket.on('data', (data) => (received += String(data)));
		socket.on('close', () => resolve(received));
	});
}

/** Sends raw bytes on one connection; returns everything received until the server closes it. */
function send(...pieces: string[]): Promise<string> {
	const socket = dial();
	for (const piece of pieces) socket.write(piece);
	return receivedUntilEnd(socket);
}

const post = 'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n';
const statusOf = (answer: string) => answer.slice(0, 12);
const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);

describe('a body', () => {
	it('S41 with a Content-Length that is too large is refused before it is sent', async () => {
		const answer = await send(`${post}Content-Length: ${limits.bodyBytes + 1}\r\n\r\n`);
		expect(statusOf(answer)).toBe('HTTP/1.1 413');
		expect(answer).toContain('"code":"too-large"');
	});

	it('S41 that is chunked and too large is refused', async () => {
		const piece = `${(8192).toString(16)}\r\n${'x'.repeat(8192)}\r\n`;
		const answer = await send(`${post}Transfer-Encoding: chunked\r\n\r\n`, ...Array(9).fill(piece), '0\r\n\r\n');
		expect(statusOf(answer)).toBe('HTTP/1.1 413');
	});

	it('S41 that never ends is refused as soon as it is too large', async () => {
		const socket = dial();
		const received = receivedUntilEnd(socket);
		socket.write(`${post}Transfer-Encoding: chunked\r\n\r\n`);
		const more = setInterval(() => socket.writable && socket.write(`2000\r\n${'x'.repeat(8192)}\r\n`), 1);
		expect(statusOf(await received)).toBe('HTTP/1.1 413');
		clearInterval(more);
	});

	it.each([
		['of two kinds of length', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
		['of two kinds of length, the other way round', 'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n'],
		['of two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcde'],
		['of a length that is no number', 'Content-Length: 5,6\r\n\r\nabcde'],
		['of a negative length', 'Content-Length: -1\r\n\r\n'],
		['in an unknown encoding', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
		['in pieces, and then in another encoding', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
		['with a blank before the colon', 'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
		['in a piece of no length', 'Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n'],
	])('S41 %s is refused, and nothing after it is parsed as a request', async (_, rest) => {
		const answer = await send(`${post}${rest}`, 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
		expect(statuses(answer)).toEqual(['400']);
	});

	it('S41 that is not sent is not waited for', async () => {
		const answer = await send(`${post}Content-Length: 20\r\n\r\n{"email":`);
		expect(['HTTP/1.1 408', '']).toContain(statusOf(answer));
	});
});

describe('an answer that comes before the end of its request', () => {
	const large = 3 * 1024 * 1024;
	const head = (path: string, more: string) =>
		`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}\r\n\r\n`;
	const inPieces = `${'10000'}\r\n${'x'.repeat(65_536)}\r\n`.repeat(large / 65_536);
	let patient: Server;
	let patientPort: number;

	beforeAll(async () => {
		patient = createServer(null, testServer.app.fetch, { keepAliveTimeout: 50 });
		patientPort = await listen(patient, { host: '127.0.0.1', port: 0 });
	});
	afterAll(() => stopListening(patient, 0));

	const health = 'GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n';

	/** The part of the answer that a client gets if it reads only after sending everything. */
	async function sendAllThenRead(...pieces: string[]): Promise<{ received: string; error: string | undefined }> {
		const socket = connect(patientPort, '127.0.0.1').pause();
		let error: string | undefined;
		socket.on('error', (fault: NodeJS.ErrnoException) => (error = fault.code));
		for (const piece of pieces) await new Promise((sent) => socket.write(piece, sent));
		const received = await receivedUntilEnd(socket.resume());
		return { received, error };
	}

	it.each([
		['says it is too large', '/api/auth/login', `Content-Length: ${large}`, 'x'.repeat(large), '413'],
		['turns out too large', '/api/auth/login', 'Transfer-Encoding: chunked', `${inPieces}0\r\n\r\n`, '413'],
		['asks first', '/api/auth/login', `Expect: 100-continue\r\nContent-Length: ${large}`, 'x'.repeat(large), '413'],
		['has no session', '/api/admin/users', `Content-Length: ${large}`, 'x'.repeat(large), '401'],
		['leads nowhere', '/nowhere', 'Transfer-Encoding: chunked', `${inPieces}0\r\n\r\n`, '404'],
	])('S41 to a body that %s can be read whole, and closes the connection', async (_, path, more, body, status) => {
		const { received, error } = await sendAllThenRead(head(path, more), body, health);
		expect(error).toBeUndefined();
		expect(statuses(received).filter((one) => one !== '100')).toEqual([status]);
		expect(received).toMatch(/\r\nconnection: close\r\n/i);
		const [, length] = /\r\ncontent-length: (\d+)\r\n/i.exec(received)!;
		const answer = received.slice(received.lastIndexOf('\r\n\r\n') + 4);
		expect([answer.length, JSON.parse(answer).message]).toEqual([Number(length), expect.any(String)]);
	});

	it('S41 is sent at once when the body does not come, and the connection is closed soon', async () => {
		const socket = dial(patientPort);
		socket.write(head('/api/auth/login', `Content-Length: ${large}`));
		const received = receivedUntilEnd(socket);
		await new Promise((comes) => socket.once('data', comes));
		expect(socket.closed).toBe(false);
		expect(await received).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"too-large"/);
	});

	it('S41 to a body that never ends closes the connection', async () => {
		const socket = dial(patientPort);
		socket.write(head('/api/auth/login', 'Transfer-Encoding: chunked'));
		const more = setInterval(() => socket.writable && socket.write(`2000\r\n${'x'.repeat(8192)}\r\n`), 1);
		expect(statusOf(await receivedUntilEnd(socket))).toBe('HTTP/1.1 413');
		clearInterval(more);
	});

	it('leaves the connection open if the request was complete', async () => {
		const body = '{"email":"rosa@example.com","password":"a guess"}';
		const request = head('/api/auth/login', `Content-Length: ${body.length}`) + body;
		const bare = 'POST /api/auth/logout HTTP/1.1\r\nHost: x\r\n\r\n';
		const { received } = await sendAllThenRead(request, bare, request.replace('/api/auth/login', '/api/stories'), bare);
		expect(statuses(received)).toEqual(['401', '401', '401', '401']);
	});
});

describe('headers', () => {
	it.each([
		['one of 20 kB', `X-Bomb: ${'x'.repeat(20_000)}\r\n`],
		['three thousand of them', 'X-Bomb: x\r\n'.repeat(3000)],
	])('S41 that are too large, as %s, are refused', async (_, bomb) => {
		expect(statusOf(await send(`GET /api/health HTTP/1.1\r\nHost: x\r\n${bomb}\r\n`))).toBe('HTTP/1.1 431');
	});

	it('S41 with a path that is too long are refused', async () => {
		expect(statusOf(await send(`GET /api/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`))).toBe('HTTP/1.1 431');
	});

	it('S41 that arrive slowly are cut off, however many do so, while others are served', async () => {
		const slow = Array.from({ length: 100 }, dial);
		const ends = slow.map(receivedUntilEnd);
		for (const socket of slow) socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n');
		const drip = setInterval(() => {
			for (const socket of slow) if (socket.writable) socket.write('X-Drip: x\r\n');
		}, 20);
		expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
		for (const answer of await Promise.all(ends)) expect(['HTTP/1.1 408', '']).toContain(statusOf(answer));
		clearInterval(drip);
	});
});

describe('connections', () => {
	it('S41 on which nothing arrives, or nothing more, are closed', async () => {
		expect(['HTTP/1.1 408', '']).toContain(statusOf(await send()));
		expect(statuses(await send('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n'))).toEqual(['200']);
	});

	it('S41 are limited in number', async () => {
		const usual = server.maxConnections;
		server.maxConnections = 3;
		const dropped = Promise.withResolvers<void>();
		server.once('drop', () => dropped.resolve());
		const sockets = Array.from({ length: 8 }, () => dial());
		await dropped.promise;
		for (const socket of sockets) socket.destroy();
		server.maxConnections = usual;
		await expect.poll(() => fetch(`http://127.0.0.1:${port}/api/health`).then(({ status }) => status)).toBe(200);
		expect(usual).toBeGreaterThanOrEqual(64);
	});

	it('S41 whose client does not read a long answer are closed', async () => {
		const endless = createServer(
			null,
			() => new Response(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(65_536)) })),
			{
				idleTimeout: 100,
			},
		);
		const socket = dial(await listen(endless, { host: '127.0.0.1', port: 0 }));
		const [served] = await new Promise<[Socket]>((resolve) => endless.once('connection', (it) => resolve([it])));
		const closed = new Promise((resolve) => served.once('close', resolve));
		socket.pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
		await closed;
		socket.destroy();
		await stopListening(endless, 0);
	});
});

describe('a stop', () => {
	/** Longer than a test may take. */
	const noLimit = 600_000;

	it('does not wait for connections that a browser has opened ahead, without a request', async () => {
		const stopping = createServer(null, testServer.app.fetch);
		const address = await listen(stopping, { host: '127.0.0.1', port: 0 });
		const accepted = new Promise((resolve) => stopping.once('connection', resolve));
		const socket = dial(address);
		await accepted;
		const closed = receivedUntilEnd(socket);
		await stopListening(stopping, noLimit);
		expect(await closed).toBe('');
	});

	it('lets a request in progress finish, also the second one of its connection', async () => {
		const answers: (() => void)[] = [];
		const stopping = createServer(null, async () => {
			await new Promise<void>((resolve) => answers.push(resolve));
			return new Response('answered');
		});
		const address = await listen(stopping, { host: '127.0.0.1', port: 0 });
		const socket = dial(address);
		const received = receivedUntilEnd(socket);
		const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
		socket.write(request);
		await expect.poll(() => answers.length).toBe(1);
		const firstAnswer = new Promise((resolve) => socket.once('data', resolve));
		answers[0]!();
		await firstAnswer;
		socket.write(request);
		await expect.poll(() => answers.length).toBe(2);
		const stopped = stopListening(stopping, noLimit);
		answers[1]!();
		await stopped;
		expect(statuses(await received)).toEqual(['200', '200']);
	});
});
