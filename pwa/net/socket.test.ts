import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeLine, listen, openLine } from './socket.ts';

const dial = vi.hoisted(() => vi.fn());
vi.mock('socket.io-client', () => ({ io: dial }));

/** A line that is connected, as far as anybody can see. */
function lineOf() {
	const heard = new Map<string, () => void>();
	return {
		connected: true,
		heard,
		on: (event: string, hear: () => void) => void heard.set(event, hear),
		off: (event: string) => void heard.delete(event),
		disconnect: vi.fn(),
	};
}

let line: ReturnType<typeof lineOf>;
beforeEach(() => {
	line = lineOf();
	dial.mockReset().mockReturnValue(line);
	globalThis.localStorage = { getItem: () => 'a token' } as unknown as Storage;
});
afterEach(closeLine);

it('dials once, with the waits of product.md, and gives the token of the moment', async () => {
	await Promise.all([openLine(), openLine()]);
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
	await openLine();
	expect(ask).toHaveBeenCalledTimes(1);
	line.heard.get('connect')?.();
	expect(ask).toHaveBeenCalledTimes(2);
	stop();
	expect([...line.heard.keys()]).toEqual([]);
});

it('is hung up and dialled anew for another session', async () => {
	await openLine();
	await closeLine();
	expect(line.disconnect).toHaveBeenCalled();
	await openLine();
	expect(dial).toHaveBeenCalledTimes(2);
});
