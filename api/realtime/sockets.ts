import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { Server, type ServerOptions, type Socket } from 'socket.io';
import * as z from 'zod/mini';
import {
	type ClientEvents,
	type ServerEvents,
	type StoryDelta,
	SubscribeToQueue,
	SubscribeToStory,
	SubscribeToStoryCompletion,
} from '../../shared/contract/events.ts';
import { unavailable } from '../../shared/contract/unavailable.ts';
import type { SessionPrincipal } from '../accounts/principal.ts';
import { HttpError } from '../app/errors.ts';
import { log } from '../app/log.ts';

/** Emits an event to all devices of an account. */
export type Notify = <E extends keyof ServerEvents>(
	accountId: string,
	event: E,
	news: Parameters<ServerEvents[E]>[0],
) => void;

type QueuePosition = { requestId: string; position: number };
type SocketData = { principal: SessionPrincipal };
type Peer = Socket<ClientEvents, ServerEvents, Record<never, never>, SocketData>;

type RealtimeOptions = {
	/** The principal of a token; null if it is invalid or its session ended. Throws an HttpError for one that may not connect. */
	authenticate(token: string): Promise<SessionPrincipal | null>;
	queuePositionsOf(accountId: string): Promise<readonly QueuePosition[]>;
	/** The id of the story that the request created, once it is readable. */
	findReadableStory(accountId: string, requestId: string): Promise<string | null>;
	/** The text of a story's chapters that are being written, each from its start, as far as it was sent to the account. */
	streamSnapshots(accountId: string, storyId: string): readonly StoryDelta[];
	/** An allowed origin beside the server's own address. */
	publicUrl: string;
	/** Connects the sockets of several nodes. Then only websockets are served: a client's polling requests would reach any node. */
	adapter?: ServerOptions['adapter'];
	/** False if the address connects too often. */
	canConnect(request: IncomingMessage): Promise<boolean>;
};

export type Realtime = {
	notify: Notify;
	/** Emits an event to the devices that are connected to this node. */
	notifyHere: Notify;
	/** Emits an event to all devices that are connected to this node. */
	notifyAllHere: (event: 'changed', news: Record<string, never>) => void;
	/** Whether any socket is open. */
	hasConnections(): boolean;
	/** How many sockets are open on this node. */
	countConnections(): number;
	/** Closes the sockets of these sessions, which ended. */
	disconnectSessions(sessionIds: readonly string[]): void;
	/** Closes the sockets of this node whose session has ended, perhaps at another node. */
	disconnectEnded(): void;
	/** Serves sockets on the server's port. The headers are set on each response. */
	attach(server: HttpServer, headers: readonly (readonly [name: string, value: string])[]): void;
	/** Closes all sockets, but not the HTTP server. */
	close(): void;
};

/** Far above normal use (two small messages per story): these bounds only stop floods. */
const bounds = {
	messageBytes: 8 * 1024,
	messagesPerSecond: 20,
	socketsPerAccount: 20,
	/** Milliseconds for the first message, which carries the token. */
	tokenWithin: 10_000,
} as const;

/** Sockets on the server's own port. The account comes from the token alone, never from a message. */
export function createRealtime(options: RealtimeOptions): Realtime {
	const io = new Server<ClientEvents, ServerEvents, Record<never, never>, SocketData>({
		serveClient: false,
		maxHttpBufferSize: bounds.messageBytes,
		connectTimeout: bounds.tokenWithin,
		...(options.adapter ? { adapter: options.adapter, transports: ['websocket'] as const } : {}),
		allowRequest: (request, decide) =>
			void isRequestAllowed(request, options).then((isAllowed) => decide(null, isAllowed)),
	});
	io.use((socket, next) => authenticateSocket(socket, options).then(next, (error) => next(new Error(codeOf(error)))));
	io.on('connection', (socket) => {
		const { accountId, sessionId } = socket.data.principal;
		if ((io.of('/').adapter.rooms.get(accountRoom(accountId))?.size ?? 0) >= bounds.socketsPerAccount) {
			return void socket.disconnect(true);
		}
		socket.join([accountRoom(accountId), sessionRoom(sessionId)]);
		// The session may have ended after authentication and before the socket joined its room.
		void disconnectIfEnded(socket, options);
		socket.use(limitMessages(socket));
		handleSubscriptions(socket, options);
	});
	const send: Notify = (accountId, event, ...news) =>
		void io.to(accountRoom(accountId)).emit(event, ...(news as never));
	const sendHere: Notify = (accountId, event, ...news) =>
		void io.local.to(accountRoom(accountId)).emit(event, ...(news as never));
	return {
		notify: ignoringErrors(send) as Notify,
		notifyHere: ignoringErrors(sendHere) as Notify,
		notifyAllHere: ignoringErrors((event, news) => void io.local.emit(event, news)),
		hasConnections: () => io.of('/').sockets.size > 0,
		countConnections: () => io.of('/').sockets.size,
		disconnectSessions: ignoringErrors((sessionIds) => {
			for (const id of sessionIds) io.in(sessionRoom(id)).disconnectSockets(true);
		}),
		disconnectEnded: () => {
			for (const socket of io.of('/').sockets.values()) void disconnectIfEnded(socket, options);
		},
		attach: (server, headers) => {
			io.attach(server);
			io.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
				for (const [name, value] of headers) response.setHeader(name, value);
				next();
			});
		},
		close: () => {
			io.local.disconnectSockets(true);
			io.of('/').adapter.close();
			// Without `attach` there is none.
			(io.engine as typeof io.engine | undefined)?.close();
		},
	};
}

/** A failed event must not fail the operation before it: devices learn of changes from the feed as well. */
export function ignoringErrors<Args extends unknown[]>(send: (...args: Args) => void): (...args: Args) => void {
	return (...args) => {
		try {
			send(...args);
		} catch (error) {
			console.error('A socket event failed:', error);
		}
	};
}

function accountRoom(id: string): string {
	return `account:${id}`;
}

function sessionRoom(id: string): string {
	return `session:${id}`;
}

/** Refuses pages of other sites. A client that is not a browser sends no origin. */
function isOwnOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
	const origin = headers.origin;
	if (origin === undefined) return true;
	return URL.canParse(origin) && (new URL(origin).host === headers.host || origin === new URL(publicUrl).origin);
}

async function authenticateSocket(socket: Peer, { authenticate }: RealtimeOptions): Promise<Error | undefined> {
	const token: unknown = socket.handshake.auth.token;
	const principal = typeof token === 'string' ? await authenticate(token) : null;
	if (!principal) {
		log({ level: 'info', event: 'socket-refused', code: 'no-session' });
		return new Error('no-session');
	}
	socket.data.principal = principal;
	return undefined;
}

/** The error code for a socket that is refused. */
function codeOf(error: unknown): string {
	return error instanceof HttpError ? error.code : unavailable;
}

async function isRequestAllowed(
	request: IncomingMessage,
	{ publicUrl, canConnect }: RealtimeOptions,
): Promise<boolean> {
	return isOwnOrigin(request, publicUrl) && (await canConnect(request));
}

/** Also if the session cannot be looked up: the device connects again. */
async function disconnectIfEnded(socket: Peer, { authenticate }: RealtimeOptions): Promise<void> {
	const principal = await authenticate(socket.handshake.auth.token as string).catch(() => null);
	if (principal === null) socket.disconnect(true);
}

function handleSubscriptions(
	socket: Peer,
	{ queuePositionsOf, findReadableStory, streamSnapshots }: RealtimeOptions,
): void {
	const { accountId } = socket.data.principal;
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
