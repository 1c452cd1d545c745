import { type LookupAddress, type LookupOptions, lookup as resolve } from 'node:dns';
import { get as getOverHttp, type IncomingMessage } from 'node:http';
import { get as getOverHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { MakerError } from '../../maker-error.ts';

const timeLimit = 30_000;
const mostBytes = 30_000_000;
const mostRedirects = 3;

/** Addresses outside the public internet: a provider's answer must not make this server call its own network (SSRF). */
const inside = new BlockList();
for (const [network, bits] of [
	...([
		['0.0.0.0', 8],
		['10.0.0.0', 8],
		['100.64.0.0', 10],
		['127.0.0.0', 8],
		['169.254.0.0', 16],
	] as const),
	...([
		['172.16.0.0', 12],
		['192.0.0.0', 24],
		['192.168.0.0', 16],
		['198.18.0.0', 15],
		['224.0.0.0', 3],
	] as const),
]) {
	inside.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
	...([
		['::', 127],
		['fc00::', 7],
		['fe80::', 10],
		['fec0::', 10],
		['ff00::', 8],
	] as const),
	// IPv4 embedded in IPv6: by NAT64, 6to4 and Teredo.
	...([
		['64:ff9b::', 96],
		['64:ff9b:1::', 48],
		['2002::', 16],
		['2001::', 32],
	] as const),
]) {
	inside.addSubnet(network, bits, 'ipv6');
}

/**
 * Downloads a picture from the URL in a provider's answer. `host` (name and port) is the provider's own, which may be local.
 * Throws MakerError, or the signal's reason.
 */
export async function fetchPicture(url: string, host: string, maker: string, signal: AbortSignal): Promise<Uint8Array> {
	const limit = AbortSignal.timeout(timeLimit);
	try {
		return await download(url, host, AbortSignal.any([signal, limit]), mostRedirects);
	} catch (cause) {
		signal.throwIfAborted();
		if (limit.aborted) throw new MakerError('too-slow', maker, cause);
		throw new MakerError('unusable', maker, cause);
	}
}

async function download(address: string, host: string, signal: AbortSignal, redirects: number): Promise<Uint8Array> {
	const url = new URL(address);
	const answer = await opened(url, url.host === host, signal);
	const { statusCode = 0, headers } = answer;
	if (statusCode >= 300 && statusCode < 400 && headers.location && redirects > 0) {
		answer.destroy();
		return download(new URL(headers.location, url).href, host, signal, redirects - 1);
	}
	if (statusCode !== 200) {
		answer.destroy();
		throw new Error(`The picture's address answered with ${statusCode}`);
	}
	return bytesOf(answer);
}

function opened(url: URL, ownHost: boolean, signal: AbortSignal): Promise<IncomingMessage> {
	if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error(`${url.protocol} is not fetched`);
	const name = url.hostname.replace(/^\[|\]$/g, '');
	if (!ownHost && isIP(name) && isInside(name)) throw new Error('A private address is not fetched');
	const get = url.protocol === 'https:' ? getOverHttps : getOverHttp;
	return new Promise((resolve, reject) => {
		// The check is part of the lookup for the connection: a second lookup could give another address.
		get(url, { signal, ...(ownHost ? {} : { lookup: outsideOnly }) }, resolve).on('error', reject);
	});
}

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

function outsideOnly(name: string, options: LookupOptions, found: Found): void {
	resolve(name, { ...options, all: true }, (error, addresses) => {
		if (error) return found(error, []);
		const [first, ...others] = addresses.filter(({ address }) => !isInside(address));
		if (!first) return found(new Error('A private address is not fetched'), []);
		if (options.all) return found(null, [first, ...others]);
		found(null, first.address, first.family);
	});
}

function isInside(address: string): boolean {
	return inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

async function bytesOf(answer: IncomingMessage): Promise<Uint8Array> {
	const pieces: Buffer[] = [];
	let size = 0;
	for await (const piece of answer as AsyncIterable<Buffer>) {
		size += piece.length;
		if (size > mostBytes) throw new Error('The picture is too large');
		pieces.push(piece);
	}
	return Buffer.concat(pieces);
}
