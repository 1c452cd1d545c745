import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeSocket, disconnectSocket, listen, onServerDisconnect, openSocket, reconnectSocket } from './socket.ts';

const dial = vi.hoisted(() => vi.fn());
vi.mock('socket.io-client', () => ({ io: dial }));

/** A fake socket that reports to be connected. */
function lineOf() {
	const heard = new Map<string, (news?: unknown) => void>();
	return {
		connected: true,
		heard,
		on: (event: string, hear: (news?: unknown) => void) => void heard.set(event, hear),
		off: (event: string) => void heard.delete(event),
		connect: vi.fn(),
		disconnect: vi.fn(),
	};
}

let line: ReturnType<typeof lineOf>;
beforeEach(() => {
	line = lineOf();
	dial.mockReset().mockReturnValue(line);
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
	const ask = vi.fn();
	const stop = listen('queueUpdate', () => {}, ask);
	await openSocket();
	expect(ask).toHaveBeenCalledTimes(1);
	line.heard.get('connect')?.();
	expect(ask).toHaveBeenCalledTimes(2);
	stop();
	expect(line.heard.has('queueUpdate')).toBe(false);
	expect(line.heard.has('connect')).toBe(false);
});

it('the socket is closed and connected again for another session', async () => {
	await openSocket();
	await closeSocket();
	expect(line.disconnect).toHaveBeenCalled();
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
	const told = vi.fn();
	const stop = onServerDisconnect(told);
	await openSocket();
	line.heard.get('disconnect')?.('transport close');
	vi.advanceTimersByTime(4_000);
	expect(told).not.toHaveBeenCalled();
	line.heard.get('disconnect')?.('io server disconnect');
	vi.advanceTimersByTime(1_999);
	// The response with the next session's token may still be pending.
	expect(told).not.toHaveBeenCalled();
	vi.advanceTimersByTime(2_001);
	expect(told).toHaveBeenCalledTimes(1);
	expect(line.connect).toHaveBeenCalledTimes(1);
	stop();
	vi.useRealTimers();
});

it('the socket stays closed when it was closed here meanwhile', async () => {
	vi.useFakeTimers();
	await openSocket();
	line.heard.get('disconnect')?.('io server disconnect');
	await closeSocket();
	vi.advanceTimersByTime(4_000);
	expect(line.connect).not.toHaveBeenCalled();
	vi.useRealTimers();
});

it('an unknown session is reported, an unreachable server is not', async () => {
	vi.useFakeTimers();
	const told = vi.fn();
	const stop = onServerDisconnect(told);
	await openSocket();
	line.heard.get('connect_error')?.(new Error('xhr poll error'));
	vi.advanceTimersByTime(4_000);
	expect(told).not.toHaveBeenCalled();
	line.heard.get('connect_error')?.(new Error('no-session'));
	vi.advanceTimersByTime(4_000);
	expect(told).toHaveBeenCalledTimes(1);
	stop();
	vi.useRealTimers();
});
