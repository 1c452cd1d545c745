import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { SessionPrincipal } from '../accounts/principal.ts';
import { HttpError } from '../app/errors.ts';
import { connectSocket, nextEvent } from '../testing/live-client.ts';
import { createRealtime } from './sockets.ts';

const rosa: SessionPrincipal = {
	accountId: 'rosa',
	sessionId: 'tablet',
	role: 'parent',
	familyId: 'rosa',
	familyVersion: null,
};

/** A server with sockets only. */
async function listening(options: Partial<Parameters<typeof createRealtime>[0]>) {
	const realtime = createRealtime({
		authenticate: async () => rosa,
		canConnect: async () => true,
		queuePositionsOf: async () => [],
		findReadableStory: async () => null,
		streamSnapshots: () => [],
		publicUrl: 'http://localhost',
		...options,
	});
	const server = createServer();
	realtime.attach(server, []);
	await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
	onTestFinished(() => {
		realtime.close();
		server.close();
		server.closeAllConnections();
	});
	const connect = () => {
		const socket = connectSocket(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'a token');
		onTestFinished(() => void socket.disconnect());
		return socket;
	};
	return { realtime, connect };
}

it('S15 disconnects a socket whose session ends while it is authenticated', async () => {
	let calls = 0;
	const { connect } = await listening({
		authenticate: async () => {
			calls += 1;
			return calls === 1 ? rosa : null;
		},
	});
	await nextEvent(connect(), 'disconnect');
	expect(calls).toBe(2);
});

it('disconnects the sockets of the given sessions only', async () => {
	const sessions = ['tablet', 'tablet', 'phone', 'phone'];
	const { realtime, connect } = await listening({
		authenticate: async () => ({ ...rosa, sessionId: sessions.shift() ?? 'phone' }),
	});
	const tablet = connect();
	await nextEvent(tablet, 'connect');
	const phone = connect();
	await nextEvent(phone, 'connect');
	await expect.poll(() => sessions).toEqual([]);
	const ended = nextEvent(tablet, 'disconnect');
	realtime.disconnectSessions(['tablet']);
	await ended;
	expect(phone.connected).toBe(true);
});

it('refuses a session that must change its password with that code', async () => {
	const authenticate = async () => {
		throw new HttpError(403, 'password-change-required', 'Please choose your own password first.');
	};
	const { connect } = await listening({ authenticate });
	expect(await nextEvent<Error>(connect(), 'connect_error')).toMatchObject({ message: 'password-change-required' });
});

it('refuses an address that connects too often', async () => {
	const { connect } = await listening({ canConnect: async () => false });
	await nextEvent(connect(), 'connect_error');
});

it('limits the sockets of an account', async () => {
	const { connect } = await listening({});
	const sockets = Array.from({ length: 20 }, connect);
	await Promise.all(sockets.map((socket) => nextEvent(socket, 'connect')));
	await nextEvent(connect(), 'disconnect');
	sockets[0]!.disconnect();
	await expect
		.poll(async () => {
			const again = connect();
			await nextEvent(again, 'connect');
			return new Promise((resolve) => {
				again.once('disconnect', () => resolve('closed'));
				again.emit('subscribeToQueue', { userId: 'rosa' });
				setTimeout(() => resolve('open'), 50);
			});
		})
		.toBe('open');
	expect(sockets.slice(1).every(({ connected }) => connected)).toBe(true);
});
