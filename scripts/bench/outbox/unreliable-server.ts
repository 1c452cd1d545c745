import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../../api/built/main.js');
/** The share of responses that are lost after the server has carried the request out. */
const lostShare = 0.15;

/** A real server that may be killed at any moment, behind a proxy that loses responses. */
export type UnreliableServer = AsyncDisposable & {
	/** The proxy's address, which does not change. */
	url: string;
	/** Kills the server (SIGKILL), and starts another process on the same data. Resolves when that listens. */
	kill(): Promise<void>;
	/** From now on no response is lost. */
	stopLosingAnswers(): void;
	/** Requests with an idempotency key, repeated ones among them, lost responses, and kills. */
	counts: { sent: number; again: number; lost: number; kills: number };
};

export async function startUnreliableServer(folder: string): Promise<UnreliableServer> {
	const seen = { sent: 0, again: 0, lost: 0, kills: 0 };
	const keys = new Set<string>();
	let losing = true;
	let [server, port] = await start(folder);

	const line = createServer((asked, answer) => {
		const key = asked.headers['idempotency-key'];
		if (typeof key === 'string') {
			seen.sent += 1;
			if (keys.has(key)) seen.again += 1;
			keys.add(key);
		}
		forward(asked, answer, port, () => {
			if (!key || !losing || Math.random() > lostShare) return false;
			seen.lost += 1;
			return true;
		});
	});
	line.listen(0, '127.0.0.1');
	await once(line, 'listening');
	return {
		url: `http://localhost:${(line.address() as AddressInfo).port}`,
		counts: seen,
		async kill() {
			seen.kills += 1;
			server.kill('SIGKILL');
			if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
			[server, port] = await start(folder);
		},
		stopLosingAnswers: () => {
			losing = false;
		},
		async [Symbol.asyncDispose]() {
			line.closeAllConnections();
			line.close();
			server.kill('SIGTERM');
			await once(server, 'exit');
		},
	};
}

async function start(folder: string): Promise<[ChildProcess, number]> {
	const limits = { RATE_LIMIT: 'off', QUEUE_BUSY: '1000', QUEUE_FULL: '1000' };
	const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, ...limits };
	const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'ignore'] });
	let said = '';
	for await (const text of server.stdout.setEncoding('utf8')) {
		said += text;
		const port = /localhost:(\d+)/.exec(said)?.[1];
		if (port) return [server, Number(port)];
	}
	throw new Error('The server did not start');
}

function forward(asked: IncomingMessage, answer: ServerResponse, port: number, isLost: () => boolean): void {
	const { method, url: path, headers } = asked;
	const onward = request({ host: '127.0.0.1', port, method, path, headers }, (given) => {
		if (isLost()) {
			given.resume();
			answer.destroy();
			return;
		}
		answer.writeHead(given.statusCode ?? 502, given.headers);
		given.pipe(answer);
		given.on('error', () => answer.destroy());
	});
	onward.on('error', () => answer.destroy());
	asked.on('error', () => onward.destroy());
	asked.pipe(onward);
}
