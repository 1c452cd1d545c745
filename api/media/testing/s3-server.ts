import crypto, { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../../app/config.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

export type S3Server = {
	settings: S3Settings;
	/** The same as environment variables. */
	env: Record<string, string>;
	/** What it does with the next requests: `down` cuts the connection, `failing` answers 503, `read-only` refuses to write. */
	mode: 'up' | 'down' | 'failing' | 'read-only';
	/** Requests by method. */
	counts: Record<string, number>;
	close(): Promise<void>;
};

/**
 * s3rver with an empty bucket, in a temporary folder. It verifies signatures; in front of it, requests without one and bodies
 * whose hash differs from the signed one are refused, which s3rver lets pass.
 */
export async function startS3Server(): Promise<S3Server> {
	replaceDes();
	const bucket = 'everbranch-media';
	const prefix = 'everbranch/';
	const directory = temporaryFolder();
	const s3rver = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] });
	await s3rver.configureBuckets();
	await keepFolder(join(directory, bucket, prefix));
	const answer = s3rver.callback();
	const server = createServer((request, response) => void receive(state, answer, request, response));
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const state: S3Server = {
		settings: {
			...{ endpoint, bucket, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
			...{ region: 'us-east-1', prefix },
		},
		env: {
			...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_PREFIX: 'everbranch' },
			...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
		},
		mode: 'up',
		counts: {},
		async close() {
			server.closeAllConnections();
			await new Promise((closed) => server.close(closed));
		},
	};
	return state;
}

/**
 * s3rver deletes a folder after the last object in it, together with an object that another request has written meanwhile. A
 * file that is not an object keeps the folder.
 */
async function keepFolder(folder: string): Promise<void> {
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, 'kept'), '');
}

/** s3rver encrypts where a list continues with DES, which OpenSSL has no more. */
function replaceDes(): void {
	const { createCipheriv, createDecipheriv } = crypto;
	const twice = (bytes: Uint8Array) => Buffer.concat([bytes, bytes]);
	const replace = <Cipher>(create: (name: string, key: Uint8Array, iv: Uint8Array) => Cipher) =>
		((name: string, key: Uint8Array, iv: Uint8Array) =>
			name === 'des' ? create('aes-128-cbc', twice(key), twice(iv)) : create(name, key, iv)) as never;
	crypto.createCipheriv = replace(createCipheriv);
	crypto.createDecipheriv = replace(createDecipheriv);
}

async function receive(
	state: S3Server,
	answer: RequestListener,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const { method = '' } = request;
	state.counts[method] = (state.counts[method] ?? 0) + 1;
	if (state.mode === 'down') return void request.socket.destroy();
	if (state.mode === 'failing') return refuse(response, 503, 'SlowDown');
	if (state.mode === 'read-only' && /PUT|DELETE/.test(method)) return refuse(response, 403, 'AccessDenied');
	if (!request.headers.authorization) return refuse(response, 403, 'AccessDenied');
	const body = await buffer(request);
	const hash = createHash('sha256').update(body).digest('hex');
	if (request.headers['x-amz-content-sha256'] !== hash) return refuse(response, 400, 'XAmzContentSHA256Mismatch');
	// The body was read, so it is given once more.
	const again = Object.assign(Readable.from(body.length ? [body] : []), {
		...{ method, url: request.url, headers: request.headers, rawHeaders: request.rawHeaders },
		...{ socket: request.socket, connection: request.socket, httpVersion: '1.1', httpVersionMajor: 1 },
	});
	answer(again as unknown as IncomingMessage, response);
}

function refuse(response: ServerResponse, status: number, code: string): void {
	response.writeHead(status, { 'content-type': 'application/xml' });
	response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}
