import type { Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '../../shared/contract/events.ts';
import { unavailable } from '../../shared/contract/unavailable.ts';
import { readToken } from './token.ts';

type ApiSocket = Socket<ServerEvents, ClientEvents>;

let socketPromise: Promise<ApiSocket> | null = null;
let serverDisconnectHandler = () => {};

/** Why the server refuses a socket that may connect later: its token has no session (another may come), or its database is away. */
const passingRefusals = new Set(['no-session', unavailable]);

/** Milliseconds; with a jitter up to twice as long, so that not all devices reconnect to a restarted server at once. */
const reconnectDelay = 2_000;

/** Opens the socket of the logged-in account once, and loads its code then. Reconnects by itself (product 9.9). */
export function openSocket(): Promise<ApiSocket> {
	socketPromise ??= import('socket.io-client').then(({ io }) => {
		const socket: ApiSocket = io({
			// Of several servers none takes polling, with which a connection begins: then it is tried by websocket.
			transports: ['polling', 'websocket'],
			tryAllTransports: true,
			auth: (give) => give({ token: readToken() }),
			reconnectionDelay: 1_000,
			reconnectionDelayMax: 5_000,
			timeout: 20_000,
		});
		socket.on('disconnect', (reason) => reason === 'io server disconnect' && reconnectAfterServerDisconnect(socket));
		socket.on('connect_error', ({ message }) => passingRefusals.has(message) && reconnectAfterServerDisconnect(socket));
		return socket;
	});
	return socketPromise;
}

/**
 * socket.io reconnects by itself after a broken connection, but not after the server closed or refused it. Not at once: after a change
 * of password the server closes the old session's socket a moment before the response with the new session arrives.
 */
function reconnectAfterServerDisconnect(socket: ApiSocket): void {
	const disconnected = socketPromise;
	const reconnect = () => {
		if (!socketPromise || socketPromise !== disconnected) return;
		serverDisconnectHandler();
		socket.connect();
	};
	setTimeout(reconnect, reconnectDelay * (1 + Math.random()));
}

/** Calls back some seconds after the server closed or refused the connection: it stops, or the session has ended. */
export function onServerDisconnect(call: () => void): () => void {
	serverDisconnectHandler = call;
	return () => {
		serverDisconnectHandler = () => {};
	};
}

export async function closeSocket(): Promise<void> {
	const open = currentSocket();
	socketPromise = null;
	(await open)?.disconnect();
}

/** Reconnects: with a new token, or because there is a network again. */
export async function reconnectSocket(): Promise<void> {
	(await currentSocket())?.disconnect().connect();
}

/** Disconnects until `reconnectSocket`: attempts without a network are useless. */
export async function disconnectSocket(): Promise<void> {
	(await currentSocket())?.disconnect();
}

/** Whether events of the server arrive at present. */
export async function isSocketConnected(): Promise<boolean> {
	return (await currentSocket())?.connected ?? false;
}

/** Null also when its code could not be loaded, which shell/stale-chunk.tsx handles. */
async function currentSocket(): Promise<ApiSocket | null> {
	return socketPromise?.catch(() => null) ?? null;
}

/**
 * Receives one kind of event until the returned function is called. `onConnect` is called after each connect and reconnect.
 */
export function listen<Event extends keyof ServerEvents>(
	event: Event,
	handler: ServerEvents[Event],
	onConnect: (handleConnect: ApiSocket) => void = () => {},
): () => void {
	let stopped = false;
	let stop = () => {};
	openSocket().then(
		(socket) => {
			if (stopped) return;
			const handleConnect = () => onConnect(socket);
			socket.on(event, handler as never);
			socket.on('connect', handleConnect);
			if (socket.connected) handleConnect();
			stop = () => {
				socket.off(event, handler as never);
				socket.off('connect', handleConnect);
			};
		},
		() => {},
	);
	return () => {
		stopped = true;
		stop();
	};
}
