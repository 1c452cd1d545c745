import { connect, createServer, type Socket } from 'node:net';

export type TcpProxy = {
	port: number;
	/** Destroys all connections. */
	cut(): void;
	/** Lets nothing more through the open connections, and tells neither end: as a router that has forgotten them. */
	stall(): void;
	close(): Promise<void>;
};

/** Gives each connection to the next of these ports of this machine in turn, or to one after it that accepts it. */
export async function startTcpProxy(ports: () => readonly number[]): Promise<TcpProxy> {
	const sockets = new Set<Socket>();
	let turn = 0;
	const track = (socket: Socket) => {
		sockets.add(socket);
		socket.on('error', () => {}).on('close', () => sockets.delete(socket));
	};
	const server = createServer((client) => {
		track(client);
		const targets = ports();
		const first = turn++;
		const tryTarget = (attempt: number) => {
			const port = targets[(first + attempt) % targets.length];
			if (port === undefined || attempt === targets.length) return void client.destroy();
			const target = connect(port, '127.0.0.1');
			track(target);
			const next = () => tryTarget(attempt + 1);
			target.once('error', next).once('connect', () => {
				target.off('error', next);
				client.pipe(target).pipe(client);
				target.once('close', () => client.destroy());
				client.once('close', () => target.destroy());
			});
		};
		tryTarget(0);
	});
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	const cut = () => {
		for (const socket of sockets) socket.destroy();
	};
	const stall = () => {
		for (const socket of sockets) socket.unpipe().pause();
	};
	return {
		port: (server.address() as { port: number }).port,
		...{ cut, stall },
		async close() {
			const closed = new Promise((done) => server.close(done));
			cut();
			await closed;
		},
	};
}
