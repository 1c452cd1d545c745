import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Changes } from '../../shared/contract/sync.ts';
import type { Session } from '../../shared/contract/user.ts';
import { type Figure, median } from './figures.ts';
import { register, type Server, startServer, storyInput, untilDrawn } from './server.ts';

export const title = 'answers a second, 10 connections, against a bare node:http server that sends the same bytes';

const stories = 50;
const load = { connections: 10, duration: 5 } as const;
const turns = 3;

/** The server and the bare one in turn, under the same conditions. */
export async function measure(): Promise<Figure[]> {
	await using server = await startServer();
	const rosa = await register(server, 'Rosa');
	for (let number = 0; number < stories; number++) await server.ask('POST', '/api/stories', rosa, storyInput());
	const list = await untilDrawn(server, rosa);
	return [
		...(await compared(`GET /api/stories (${list.length} stories)`, server, '/api/stories', rosa)),
		...(await compared('GET /api/stories/:id', server, `/api/stories/${list[0]!._id}`, rosa)),
		...(await compared('GET /api/sync (nothing new)', server, await nothingNew(server, rosa), rosa)),
		...(await compared('GET /api/sync (the first page)', server, '/api/sync', rosa)),
		...(await compared('GET /api/auth/profile', server, '/api/auth/profile', rosa)),
	];
}

/** The sync path of an up-to-date device. */
async function nothingNew(server: Server, as: Session): Promise<string> {
	for (let path = '/api/sync'; ; ) {
		const { cursor, more } = await server.ask<Changes>('GET', path, as);
		path = `/api/sync?cursor=${cursor}`;
		if (!more) return path;
	}
}

async function compared(what: string, server: Server, path: string, as: Session): Promise<Figure[]> {
	const bytes = JSON.stringify(await server.ask<object>('GET', path, as));
	await using bare = await startBare(Buffer.byteLength(bytes));
	const authorization = `Bearer ${as.token}`;
	const rates = { ours: [] as number[], bare: [] as number[] };
	for (let turn = 0; turn < turns; turn++) {
		rates.ours.push(await rateOf(server.url + path, { authorization }));
		rates.bare.push(await rateOf(bare.url, { authorization }));
	}
	const kilobytes = Buffer.byteLength(bytes) / 1000;
	return [
		{ what, value: median(rates.ours), unit: '/s', than: { what: 'bare', value: median(rates.bare) } },
		{ what: '· its answer', value: kilobytes, unit: 'KB' },
	];
}

async function rateOf(url: string, headers: Record<string, string>): Promise<number> {
	const { requests, non2xx, errors } = await autocannon({ url, headers, ...load });
	if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`);
	return requests.average;
}

/** A bare server process that answers every request with that many bytes. */
export async function startBare(bytes: number): Promise<AsyncDisposable & { url: string; pid: number }> {
	const program = join(import.meta.dirname, 'bare-server.ts');
	const child = spawn(process.execPath, [program, String(bytes)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
	const [port] = await once(child, 'message');
	return {
		url: `http://127.0.0.1:${port}`,
		pid: child.pid!,
		async [Symbol.asyncDispose]() {
			child.kill('SIGTERM');
			if (child.exitCode === null) await once(child, 'exit');
		},
	};
}
