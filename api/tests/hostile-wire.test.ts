/** @module-tag deep */
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer, listen } from '../app/listen.ts';
import { fakePasswords } from '../testing/failures/failing-server.ts';
import { recordFigure, repetitions } from '../testing/long-run.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const connections = repetitions(3_000, 100_000);
const atOnce = 20;

let testServer: TestServer;
let server: Server;
let seeds: string[];
/** A closed connection counts as an answer. */
const underWay = new Set<Promise<Response>>();

beforeAll(async () => {
	testServer = await startTestServer({
		overrides: { passwords: fakePasswords, notify: () => {}, disconnectSessions: () => {} },
	});
	const { token } = await testServer.register('Rosa');
	server = createServer(null, async (...request) => {
		const answer = Promise.resolve(testServer.app.fetch(...request)).finally(() => underWay.delete(answer));
		underWay.add(answer);
		return answer;
	});
	await listen(server, { host: '127.0.0.1', port: 0 });
	seeds = requestsOf(token);
});
afterAll(async () => {
	server.closeAllConnections();
	await new Promise((closed) => server.close(closed));
	await Promise.allSettled(underWay);
	await testServer.close();
});

/** Requests as a device sends them, byte for byte. */
function requestsOf(token: string): string[] {
	const login = JSON.stringify({ email: 'rosa@example.com', password: 'not this one' });
	const headers = `HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n`;
	return [
		`GET /api/stories ${headers}\r\n`,
		`GET /api/auth/profile ${headers}Connection: close\r\n\r\n`,
		`GET /api/media/x.webp ${headers}Range: bytes=0-1\r\n\r\n`,
		`POST /api/auth/login ${headers}Content-Type: application/json\r\nContent-Length: ${login.length}\r\n\r\n${login}`,
		`POST /api/auth/login ${headers}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${login.length.toString(16)}\r\n${login}\r\n0\r\n\r\n`,
		`PUT /api/users/profile ${headers}Content-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
		`GET /socket.io/?EIO=4&transport=websocket ${headers}Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
	];
}

const pieces = [
	...[
		'\r\n',
		'\n',
		'\r',
		'\0',
		' ',
		'\t',
		':',
		'\xff',
		'%00',
		'..',
		'HTTP/9.9',
		'HTTP/0.9',
		'TRACE / ',
		'CONNECT x:1 ',
	],
	...['Content-Length: 5\r\n', 'Content-Length: -1\r\n', 'Transfer-Encoding: chunked\r\n', 'Transfer-Encoding: x\r\n'],
	...['Host: other\r\n', 'fffffffff\r\n', '0\r\n\r\n', 'http://elsewhere/', '{"a":', `X: ${'y'.repeat(20_000)}\r\n`],
] as const;

/** A change of a request: the position (in thousandths), the number of bytes removed, and the bytes inserted. */
const letter = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });
const piece = fc.oneof({ weight: 4, arbitrary: letter }, { weight: 1, arbitrary: fc.constantFrom('', ...pieces) });
const edit = fc.tuple(fc.nat(999), fc.nat(2), piece);

function edited(request: string, edits: readonly (readonly [number, number, string])[]): string {
	return edits.reduce((text, [where, gone, more]) => {
		const at = Math.floor((where / 1000) * text.length);
		return text.slice(0, at) + more + text.slice(at + gone);
	}, request);
}

/** Everything received until the connection is closed. */
function answerTo(bytes: string): Promise<string> {
	const { port } = server.address() as AddressInfo;
	return new Promise((resolve) => {
		let answer = '';
		const line = connect(port, '127.0.0.1', () => line.end(bytes, 'latin1'));
		line.setEncoding('latin1');
		line.on('data', (more) => (answer += more));
		// A connection that the server resets counts as answered, too.
		line.on('error', () => {});
		line.on('close', () => resolve(answer));
	});
}

it('S39 random bytes on the wire are answered or disconnected, and the server keeps working', {
	timeout: 1_800_000,
}, async (test) => {
	const request = fc.record({ seed: fc.nat(seeds.length - 1), edits: fc.array(edit, { maxLength: 3 }) });
	const all = fc.sample(request, connections).map(({ seed, edits }) => edited(seeds[seed]!, edits));
	const seen = new Map<string, number>();
	for (let from = 0; from < all.length; from += atOnce) {
		const sent = all.slice(from, from + atOnce);
		for (const [i, answer] of (await Promise.all(sent.map(answerTo))).entries()) {
			const status = /^HTTP\/1\.[01] (\d{3}) /.exec(answer)?.[1] ?? (answer === '' ? 'let go' : 'no answer');
			seen.set(status, (seen.get(status) ?? 0) + 1);
			expect(status, JSON.stringify(sent[i])).toMatch(/^[1234]|^let go$/);
		}
	}
	expect((await testServer.request('GET', '/api/health')).status).toBe(200);
	// Both accepted and refused requests must occur.
	expect(seen.get('401') ?? 0).toBeGreaterThan(connections / 20);
	expect(seen.get('400') ?? 0).toBeGreaterThan(connections / 20);
	recordFigure(test, {
		...{ done: 'Requests spoiled byte by byte, on raw sockets', times: connections },
		found: 'each answered or its line closed, no 5xx, and the server goes on',
	});
});
