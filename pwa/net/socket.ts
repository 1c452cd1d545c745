import type { Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '../../shared/contract/events.ts';
import { readToken } from './token.ts';

type ApiSocket = Socket<ServerEvents, ClientEvents>;

let socketPromise: Promise<ApiSocket> | null = null;
let serverDisconnectHandler = () => {};

/** What the server says to a token that stands for nobody (any more). */
const noSession = 'no-session';

/** Milliseconds; up to twice as many, so that not all devices ring a server that has just started at once. */
const reconnectDelay = 2_000;

/** Opens the socket of the logged-in account once; its code is loaded only now. Reconnects by itself (product 9.9). */
export function openSocket(): Promise<ApiSocket> {
	socketPromise ??= import('socket.io-client').then(({ io }) => {
		const socket: ApiSocket = io({
			auth: (give) => give({ token: readToken() }),
			reconnectionDelay: 1_000,
			reconnectionDelayMax: 5_000,
			timeout: 20_000,
		});
		socket.on('disconnect', (reason) => reason === 'io server disconnect' && reconnectAfterServerDisconnect(socket));
		socket.on('connect_error', ({ message }) => message === noSession && reconnectAfterServerDisconnect(socket));
		return socket;
	});
	return socketPromise;
}

/**
 * The client dials again by itself after a line that broke, but not after one that the server closed. Not at once: with a
 * new password the old session ends here a moment before its answer, with the next one, has come.
 */
function reconnectAfterServerDisconnect(socket: ApiSocket): void {
	const closed = socketPromise;
	const reconnect = () => {
		if (!socketPromise || socketPromise !== closed) return;
		serverDisconnectHandler();
		socket.connect();
	};
	setTimeout(reconnect, reconnectDelay * (1 + Math.random()));
}

/** Calls some seconds after the server closed the line, or refused it: it stops, or the session has ended there. */
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

/** Dials anew, as with a token that was changed, or now that there is a network again. */
export async function reconnectSocket(): Promise<void> {
	(await currentSocket())?.disconnect().connect();
}

/** Stays silent until it is redialled: without a network, dialling is only noise. */
export async function disconnectSocket(): Promise<void> {
	(await currentSocket())?.disconnect();
}

/** None either when its code could not be had: a part that misses is said elsewhere (shell/missing-part.ts). */
async function currentSocket(): Promise<ApiSocket | null> {
	return socketPromise?.catch(() => null) ?? null;
}

/**
 * Hears one kind of news until the returned function is called.
 * What has to be asked for again after each reconnect goes into `onConnect`.
 */
export function listen<Event extends keyof ServerEvents>(
	event: Event,
	handler: ServerEvents[Event],
	onConnect: (ask: ApiSocket) => void = () => {},
): () => void {
	let stopped = false;
	let stop = () => {};
	openSocket().then(
		(socket) => {
			if (stopped) return;
			const ask = () => onConnect(socket);
			socket.on(event, handler as never);
			socket.on('connect', ask);
			if (socket.connected) ask();
			stop = () => {
				socket.off(event, handler as never);
				socket.off('connect', ask);
			};
		},
		() => {},
	);
	return () => {
		stopped = true;
		stop();
	};
}
