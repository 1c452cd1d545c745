import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** One request over the network. */
export type ProxiedRequest = { method: string; path: string; bytesDown: number };

/**
 * An address of its own in front of a server, through which every byte passes and is counted: what a browser fetches on
 * its own account, such as a service worker's new version, is seen nowhere else. Plain HTTP/1.1.
 */
export type TrafficProxy = AsyncDisposable & {
	url: string;
	/** The requests since the last call. */
	takeRequests(): ProxiedRequest[];
	/** Refuses every connection from now on, and cuts those that are open: the server is dead to the browser. */
	close(): Promise<void>;
};

export async function startTrafficProxy(serverUrl: string): Promise<TrafficProxy> {
	const { hostname, port } = new URL(serverUrl);
	const open = new Set<Socket>();
	const passed: ProxiedRequest[] = [];
	const server = createServer((down) => {
		const up = connect(Number(port), hostname);
		for (const socket of [down, up]) {
			open.add(socket);
			socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
		}
		count(down, up, passed);
		down.pipe(up).pipe(down);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const close = async () => {
		if (!server.listening) return;
		server.close();
		for (const socket of open) socket.destroy();
		await once(server, 'close');
	};
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		takeRequests: () => passed.splice(0),
		close,
		[Symbol.asyncDispose]: close,
	};
}

/** A browser sends one request after the other on a connection, each in its own packet. */
function count(down: Socket, up: Socket, passed: ProxiedRequest[]): void {
	let current: ProxiedRequest | undefined;
	down.on('data', (bytes: Buffer) => {
		const asked = /^([A-Z]+) (\S+) HTTP\/1\.1\r\n/.exec(bytes.toString('latin1', 0, 2048));
		if (!asked) return;
		current = { method: asked[1]!, path: asked[2]!, bytesDown: 0 };
		passed.push(current);
	});
	up.on('data', (bytes: Buffer) => {
		if (current) current.bytesDown += bytes.length;
	});
}
