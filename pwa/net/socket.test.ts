import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeSocket, disconnectSocket, listen, onServerDisconnect, openSocket, reconnectSocket } from './socket.ts';

const dial = vi.hoisted(() => vi.fn());
vi.mock('socket.io-client', () => ({ io: dial }));

/** A line that is connected, as far as anybody can see. */
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
it('dials once, with the delays of product 9.9, and gives the token of the moment', async () => {
	await Promise.all([openSocket(), openSocket()]);
	expect(dial).toHaveBeenCalledTimes(1);
	const [options] = dial.mock.calls[0] ?? [];
	expect(options).toMatchObject({ reconnectionDelay: 1_000, reconnectionDelayMax: 5_000, timeout: 20_000 });
	const give = vi.fn();
	options.auth(give);
	expect(give).toHaveBeenCalledWith({ token: 'a token' });
});

it('asks again with each connection for what is listened to, and no more once that is stopped', async () => {
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

it('is hung up and dialled anew for another session', async () => {
	await openSocket();
	await closeSocket();
	expect(line.disconnect).toHaveBeenCalled();
	await openSocket();
	expect(dial).toHaveBeenCalledTimes(2);
});

it('is none where its code could not be had, and nothing fails by it', async () => {
	dial.mockImplementationOnce(() => {
		throw new TypeError('Failed to fetch dynamically imported module');
	});
	await expect(openSocket()).rejects.toThrow('Failed to fetch');
	await expect(Promise.all([disconnectSocket(), reconnectSocket(), closeSocket()])).resolves.toBeDefined();
});

it('is dialled again some seconds after the server closed it, and that is told', async () => {
	vi.useFakeTimers();
	const told = vi.fn();
	const stop = onServerDisconnect(told);
	await openSocket();
	line.heard.get('disconnect')?.('transport close');
	vi.advanceTimersByTime(4_000);
	expect(told).not.toHaveBeenCalled();
	line.heard.get('disconnect')?.('io server disconnect');
	vi.advanceTimersByTime(1_999);
	// The answer with the next session's token may be on its way.
	expect(told).not.toHaveBeenCalled();
	vi.advanceTimersByTime(2_001);
	expect(told).toHaveBeenCalledTimes(1);
	expect(line.connect).toHaveBeenCalledTimes(1);
	stop();
	vi.useRealTimers();
});

it('stays closed where it was given up meanwhile', async () => {
	vi.useFakeTimers();
	await openSocket();
	line.heard.get('disconnect')?.('io server disconnect');
	await closeSocket();
	vi.advanceTimersByTime(4_000);
	expect(line.connect).not.toHaveBeenCalled();
	vi.useRealTimers();
});

it('tells of a session that the server does not know, and not of a server that is away', async () => {
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
