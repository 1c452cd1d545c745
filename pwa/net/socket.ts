import type { Socket } from 'socket.io-client';
import type { ClientEvents, ServerEvents } from '../../shared/events.ts';
import { readToken } from './token.ts';

type Line = Socket<ServerEvents, ClientEvents>;

let line: Promise<Line> | null = null;
let hungUp = () => {};

/** What the server says to a token that stands for nobody (any more). */
const noSession = 'no-session';

/** Milliseconds; up to twice as many, so that not all devices ring a server that has just started at once. */
const pauseBeforeRedial = 2_000;

/** Opens the socket of the logged-in account once; its code is loaded only now. Reconnects by itself (product 9.9). */
export function openLine(): Promise<Line> {
	line ??= import('socket.io-client').then(({ io }) => {
		const socket: Line = io({
			auth: (give) => give({ token: readToken() }),
			reconnectionDelay: 1_000,
			reconnectionDelayMax: 5_000,
			timeout: 20_000,
		});
		socket.on('disconnect', (reason) => reason === 'io server disconnect' && afterHangUp(socket));
		socket.on('connect_error', ({ message }) => message === noSession && afterHangUp(socket));
		return socket;
	});
	return line;
}

/**
 * The client dials again by itself after a line that broke, but not after one that the server closed. Not at once: with a
 * new password the old session ends here a moment before its answer, with the next one, has come.
 */
function afterHangUp(socket: Line): void {
	const closed = line;
	const goOn = () => {
		if (!line || line !== closed) return;
		hungUp();
		socket.connect();
	};
	setTimeout(goOn, pauseBeforeRedial * (1 + Math.random()));
}

/** Calls some seconds after the server closed the line, or refused it: it stops, or the session has ended there. */
export function whenHungUp(call: () => void): () => void {
	hungUp = call;
	return () => {
		hungUp = () => {};
	};
}

export async function closeLine(): Promise<void> {
	const open = opened();
	line = null;
	(await open)?.disconnect();
}

/** Dials anew, as with a token that was changed, or now that there is a network again. */
export async function redialLine(): Promise<void> {
	(await opened())?.disconnect().connect();
}

/** Stays silent until it is redialled: without a network, dialling is only noise. */
export async function hangUpLine(): Promise<void> {
	(await opened())?.disconnect();
}

/** None either when its code could not be had: a part that misses is said elsewhere (shell/missing-part.ts). */
async function opened(): Promise<Line | null> {
	return line?.catch(() => null) ?? null;
}

/**
 * Hears one kind of news until the returned function is called.
 * What has to be asked for again after each reconnect goes into `onConnect`.
 */
export function listen<Event extends keyof ServerEvents>(
	event: Event,
	hear: ServerEvents[Event],
	onConnect: (ask: Line) => void = () => {},
): () => void {
	let stopped = false;
	let stop = () => {};
	openLine().then(
		(socket) => {
			if (stopped) return;
			const ask = () => onConnect(socket);
			socket.on(event, hear as never);
			socket.on('connect', ask);
			if (socket.connected) ask();
			stop = () => {
				socket.off(event, hear as never);
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
