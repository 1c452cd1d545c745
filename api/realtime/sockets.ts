import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { Server, type Socket } from 'socket.io';
import * as z from 'zod/mini';
import {
	type ClientEvents,
	type ServerEvents,
	type StoryDelta,
	SubscribeToQueue,
	SubscribeToStory,
	SubscribeToStoryCompletion,
} from '../../shared/contract/events.ts';
import type { SessionPrincipal } from '../accounts/principal.ts';
import { HttpError } from '../app/errors.ts';
import { log } from '../app/log.ts';

/** Tells an account something on all its devices. */
export type Notify = <E extends keyof ServerEvents>(
	accountId: string,
	event: E,
	news: Parameters<ServerEvents[E]>[0],
) => void;

type QueuePosition = { requestId: string; position: number };
type SocketData = { reader: SessionPrincipal };
type Peer = Socket<ClientEvents, ServerEvents, Record<never, never>, SocketData>;

type RealtimeOptions = {
	/** The reader of a token, or null when it is none, or none any more. Throws a Refusal for one that may not dial. */
	authenticate(token: string): Promise<SessionPrincipal | null>;
	queuePositionsOf(accountId: string): Promise<readonly QueuePosition[]>;
	/** The id of the story that the request began, once it can be read. */
	findReadableStory(accountId: string, requestId: string): Promise<string | null>;
	/** What is written of a story just now, each chapter from its start, as far as the account is told of it. */
	streamSnapshots(accountId: string, storyId: string): readonly StoryDelta[];
	/** Beside the server's own address, the one where people reach it. */
	publicUrl: string;
	/** False for who dials too often. */
	canConnect(request: IncomingMessage): Promise<boolean>;
};

export type Realtime = {
	notify: Notify;
	/** Whether anybody would hear it. */
	hasConnections(): boolean;
	/** Closes the sockets of sessions that ended. */
	disconnectSessions(sessionIds: readonly string[]): void;
	/** Answers on the server's port too; each answer carries the headers. */
	attach(server: HttpServer, headers: readonly (readonly [name: string, value: string])[]): void;
	/** Closes all sockets; the server that they came through is its owner's to close. */
	close(): void;
};

/** A child's tablet sends two small messages for each story: these bounds only ever stop a flood. */
const bounds = {
	messageBytes: 8 * 1024,
	messagesPerSecond: 20,
	socketsPerAccount: 20,
	/** Milliseconds in which a socket says who it is; the token comes with its first message. */
	tokenWithin: 10_000,
} as const;

/** Sockets on the server's own port. Who somebody is comes from the token alone, never from what a message says. */
export function createRealtime(wiring: RealtimeOptions): Realtime {
	const io = new Server<ClientEvents, ServerEvents, Record<never, never>, SocketData>({
		serveClient: false,
		maxHttpBufferSize: bounds.messageBytes,
		connectTimeout: bounds.tokenWithin,
		allowRequest: (request, decide) => void isRequestAllowed(request, wiring).then((may) => decide(null, may)),
	});
	io.use((socket, next) => authenticateSocket(socket, wiring).then(next, (error) => next(new Error(codeOf(error)))));
	io.on('connection', (socket) => {
		const { accountId, sessionId } = socket.data.reader;
		if ((io.of('/').adapter.rooms.get(accountRoom(accountId))?.size ?? 0) >= bounds.socketsPerAccount) {
			return void socket.disconnect(true);
		}
		socket.join([accountRoom(accountId), sessionRoom(sessionId)]);
		// A session that ended since it was looked at had no socket yet to be closed.
		void isSessionActive(socket, wiring).then((holds) => holds || socket.disconnect(true));
		socket.use(limitMessages(socket));
		handleSubscriptions(socket, wiring);
	});
	const tell: Notify = (accountId, event, ...news) =>
		void io.to(accountRoom(accountId)).emit(event, ...(news as never));
	return {
		notify: ignoringErrors(tell) as Notify,
		hasConnections: () => io.of('/').sockets.size > 0,
		disconnectSessions: ignoringErrors((sessionIds) => {
			for (const id of sessionIds) io.in(sessionRoom(id)).disconnectSockets(true);
		}),
		attach: (server, headers) => {
			io.attach(server);
			io.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
				for (const [name, value] of headers) response.setHeader(name, value);
				next();
			});
		},
		close: () => {
			io.disconnectSockets(true);
			io.engine.close();
		},
	};
}

/** What was done stays done when nobody can be told of it: devices learn it from the feed as well. */
export function ignoringErrors<Told extends unknown[]>(tell: (...told: Told) => void): (...told: Told) => void {
	return (...told) => {
		try {
			tell(...told);
		} catch (error) {
			console.error('A socket failed:', error);
		}
	};
}

function accountRoom(id: string): string {
	return `account:${id}`;
}

function sessionRoom(id: string): string {
	return `session:${id}`;
}

/** A page of another site has no business here. Whatever is no browser sends no origin. */
function isOwnOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
	const origin = headers.origin;
	if (origin === undefined) return true;
	return URL.canParse(origin) && (new URL(origin).host === headers.host || origin === new URL(publicUrl).origin);
}

async function authenticateSocket(socket: Peer, { authenticate }: RealtimeOptions): Promise<Error | undefined> {
	const token: unknown = socket.handshake.auth.token;
	const reader = typeof token === 'string' ? await authenticate(token) : null;
	if (!reader) {
		log({ level: 'info', event: 'socket-refused', code: 'no-session' });
		return new Error('no-session');
	}
	socket.data.reader = reader;
	return undefined;
}

/** What a socket is told that is not let in. */
function codeOf(error: unknown): string {
	return error instanceof HttpError ? error.code : 'unavailable';
}

async function isRequestAllowed(
	request: IncomingMessage,
	{ publicUrl, canConnect }: RealtimeOptions,
): Promise<boolean> {
	return isOwnOrigin(request, publicUrl) && (await canConnect(request));
}

async function isSessionActive({ handshake }: Peer, { authenticate }: RealtimeOptions): Promise<boolean> {
	return (await authenticate(handshake.auth.token as string).catch(() => null)) !== null;
}

function handleSubscriptions(
	socket: Peer,
	{ queuePositionsOf, findReadableStory, streamSnapshots }: RealtimeOptions,
): void {
	const { accountId } = socket.data.reader;
	socket.on('subscribeToQueue', async (request: unknown) => {
		const { data } = z.safeParse(SubscribeToQueue, request);
		if (data?.userId !== accountId) return;
		for (const { position, requestId } of await queuePositionsOf(accountId).catch(() => [])) {
			socket.emit('queueUpdate', { position, requestId });
		}
	});
	socket.on('subscribeToStory', (request: unknown) => {
		const { data } = z.safeParse(SubscribeToStory, request);
		if (data?.userId !== accountId) return;
		for (const delta of streamSnapshots(accountId, data.storyId)) socket.emit('storyDelta', delta);
	});
	socket.on('subscribeToStoryCompletion', async (request: unknown) => {
		const { data } = z.safeParse(SubscribeToStoryCompletion, request);
		if (data?.userId !== accountId) return;
		const storyId = await findReadableStory(accountId, data.requestId).catch(() => null);
		if (storyId) socket.emit('storyComplete', { requestId: data.requestId, storyId });
	});
}

function limitMessages(socket: Peer) {
	let second = 0;
	let messages = 0;
	return (_message: unknown, next: () => void) => {
		const now = Math.floor(performance.now() / 1000);
		messages = now === second ? messages + 1 : 1;
		second = now;
		if (messages > bounds.messagesPerSecond) socket.disconnect(true);
		else next();
	};
}
