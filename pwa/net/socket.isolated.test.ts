import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeSocket, disconnectSocket, listen, onServerDisconnect, openSocket, reconnectSocket } from './socket.ts';

const dial = vi.hoisted(() => vi.fn());
vi.mock('socket.io-client', () => ({ io: dial }));

/** A fake socket that reports to be connected. */
function fakeSocket() {
	const handlers = new Map<string, (payload?: unknown) => void>();
	return {
		connected: true,
		handlers,
		on: (event: string, handler: (payload?: unknown) => void) => void handlers.set(event, handler),
		off: (event: string) => void handlers.delete(event),
		connect: vi.fn(),
		disconnect: vi.fn(),
	};
}

let socket: ReturnType<typeof fakeSocket>;
beforeEach(() => {
	socket = fakeSocket();
	dial.mockReset().mockReturnValue(socket);
	vi.stubGlobal('localStorage', { getItem: () => 'a token' });
});
afterAll(() => vi.unstubAllGlobals());
afterEach(closeSocket);

// covers: constants-each/socket-1-s-5
it('the socket connects once, with the delays of product 9.9 and the current token', async () => {
	await Promise.all([openSocket(), openSocket()]);
	expect(dial).toHaveBeenCalledTimes(1);
	const [options] = dial.mock.calls[0] ?? [];
	expect(options).toMatchObject({ reconnectionDelay: 1_000, reconnectionDelayMax: 5_000, timeout: 20_000 });
	const give = vi.fn();
	options.auth(give);
	expect(give).toHaveBeenCalledWith({ token: 'a token' });
});

it('a listener’s onConnect is called on each connection, until the listener is removed', async () => {
	const onConnect = vi.fn();
	const stop = listen('queueUpdate', () => {}, onConnect);
	await openSocket();
	expect(onConnect).toHaveBeenCalledTimes(1);
	socket.handlers.get('connect')?.();
	expect(onConnect).toHaveBeenCalledTimes(2);
	stop();
	expect(socket.handlers.has('queueUpdate')).toBe(false);
	expect(socket.handlers.has('connect')).toBe(false);
});

it('the socket is closed and connected again for another session', async () => {
	await openSocket();
	await closeSocket();
	expect(socket.disconnect).toHaveBeenCalled();
	await openSocket();
	expect(dial).toHaveBeenCalledTimes(2);
});

it('there is no socket when its code cannot be loaded, and nothing fails', async () => {
	dial.mockImplementationOnce(() => {
		throw new TypeError('Failed to fetch dynamically imported module');
	});
	await expect(openSocket()).rejects.toThrow('Failed to fetch');
	await expect(Promise.all([disconnectSocket(), reconnectSocket(), closeSocket()])).resolves.toBeDefined();
});

it('the socket reconnects some seconds after the server closed it, and reports that', async () => {
	vi.useFakeTimers();
	const listener = vi.fn();
	const stop = onServerDisconnect(listener);
	await openSocket();
	socket.handlers.get('disconnect')?.('transport close');
	vi.advanceTimersByTime(4_000);
	expect(listener).not.toHaveBeenCalled();
	socket.handlers.get('disconnect')?.('io server disconnect');
	vi.advanceTimersByTime(1_999);
	// The response with the next session's token may still be pending.
	expect(listener).not.toHaveBeenCalled();
	vi.advanceTimersByTime(2_001);
	expect(listener).toHaveBeenCalledTimes(1);
	expect(socket.connect).toHaveBeenCalledTimes(1);
	stop();
	vi.useRealTimers();
});

it('the socket stays closed when it was closed here meanwhile', async () => {
	vi.useFakeTimers();
	await openSocket();
	socket.handlers.get('disconnect')?.('io server disconnect');
	await closeSocket();
	vi.advanceTimersByTime(4_000);
	expect(socket.connect).not.toHaveBeenCalled();
	vi.useRealTimers();
});

it('an unknown session is reported, an unreachable server is not', async () => {
	vi.useFakeTimers();
	const listener = vi.fn();
	const stop = onServerDisconnect(listener);
	await openSocket();
	socket.handlers.get('connect_error')?.(new Error('xhr poll error'));
	vi.advanceTimersByTime(4_000);
	expect(listener).not.toHaveBeenCalled();
	socket.handlers.get('connect_error')?.(new Error('no-session'));
	vi.advanceTimersByTime(4_000);
	expect(listener).toHaveBeenCalledTimes(1);
	stop();
	vi.useRealTimers();
});

it('the socket reconnects some seconds after a server whose database is away has refused it', async () => {
	vi.useFakeTimers();
	await openSocket();
	socket.handlers.get('connect_error')?.(new Error('unavailable'));
	vi.advanceTimersByTime(1_999);
	expect(socket.connect).not.toHaveBeenCalled();
	vi.advanceTimersByTime(2_001);
	expect(socket.connect).toHaveBeenCalledTimes(1);
	vi.useRealTimers();
});
