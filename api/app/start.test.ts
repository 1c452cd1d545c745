import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ActiveSession } from '../../shared/contract/sessions.ts';
import type { NewStory } from '../../shared/contract/stories.ts';
import type { Story } from '../../shared/contract/story.ts';
import type { Session } from '../../shared/contract/user.ts';
import { unchangedInput } from '../testing/admin-fixtures.ts';
import { fakeMakers } from '../testing/fake-makers.ts';
import { connectSocket, nextEvent, registerAt, requestAt } from '../testing/live-client.ts';
import { emailOf, passwordOf } from '../testing/test-server.ts';
import { readConfig } from './config.ts';
import { type RunningServer, start } from './start.ts';

let folder: string;
let server: RunningServer;
let address: string;
const sockets: Socket[] = [];

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'everbranch-start-'));
	server = await startHere();
	address = `http://127.0.0.1:${server.port}`;
});
afterEach(async () => {
	for (const socket of sockets.splice(0)) socket.disconnect();
	await server.stop();
	await rm(folder, { recursive: true, force: true });
});

function startHere(env: Record<string, string> = {}): Promise<RunningServer> {
	return start(readConfig({ PORT: '0', RATE_LIMIT: 'off', ...env, DATA_DIR: folder }), () => fakeMakers());
}

function ask<Body>(method: string, path: string, body?: object, as?: Session): Promise<Body> {
	return requestAt(address, method, path, body, as);
}

function register(name: string): Promise<Session> {
	return registerAt(address, name);
}

function dial(token: unknown, options: object = {}): Socket {
	const socket = connectSocket(address, token, options);
	sockets.push(socket);
	return socket;
}

async function connected(as: Session, options: object = {}): Promise<Socket> {
	const socket = dial(as.token, options);
	await nextEvent(socket, 'connect');
	return socket;
}

const input: NewStory = {
	genre: 'fantasy',
	ageRating: 8,
	ageGroup: '6-8',
	settings: { mood: 'cheerful', characters: [{ name: 'Pip', gender: 'any', type: 'Dragon', traits: ['brave'] }] },
	frontendRequestId: 'request-of-rosa',
};

describe('a socket', () => {
	it.each([
		['no token', undefined],
		['nonsense', 'nonsense'],
		['a list of tokens', ['x']],
	])('S26 is refused for %s', async (_, token) => {
		const error = await nextEvent<Error>(dial(token), 'connect_error');
		expect(error.message).toBe('no-session');
	});

	it('S26 is refused from a page of another origin', async () => {
		const rosa = await register('Rosa');
		const foreign = dial(rosa.token, { extraHeaders: { origin: 'https://evil.example' } });
		expect((await nextEvent<Error>(foreign, 'connect_error')).message).not.toBe('no-session');
		await connected(rosa, { extraHeaders: { origin: address } });
	});

	// covers: entities-their/generation-speech-status-answers
	// covers: calls/socket-socket-io-two
	it('is notified that a story is complete: when it happens, and when it subscribes later', async () => {
		const rosa = await register('Rosa');
		const subscription = { userId: rosa.user._id, requestId: input.frontendRequestId };
		const socket = await connected(rosa);
		socket.emit('subscribeToStoryCompletion', subscription);
		const complete = nextEvent(socket, 'storyComplete');
		const story = await ask<{ _id: string }>('POST', '/api/stories', input, rosa);
		const news = { requestId: input.frontendRequestId, storyId: story._id };
		expect(await complete).toEqual(news);

		const tablet = await connected(rosa);
		const later = nextEvent(tablet, 'storyComplete');
		tablet.emit('subscribeToStoryCompletion', subscription);
		expect(await later).toEqual(news);
	});

	it('S26 is refused with the token of an ended session', async () => {
		const rosa = await register('Rosa');
		await connected(rosa);
		await ask('POST', '/api/auth/logout', {}, rosa);
		expect((await nextEvent<Error>(dial(rosa.token), 'connect_error')).message).toBe('no-session');
	});

	// covers: states-transitions/socket-connects-known-user
	it('S27 gets no event of another account, whatever it subscribes to', async () => {
		const rosa = await register('Rosa');
		const ada = await register('Ada');
		const spy = await connected(ada);
		const received: unknown[] = [];
		spy.onAny((...news: unknown[]) => received.push(news));
		for (const event of ['subscribeToQueue', 'subscribeToStoryCompletion']) {
			spy.emit(event, { userId: rosa.user._id, requestId: input.frontendRequestId });
			for (const nonsense of [null, [], 'x', { userId: { $ne: null } }]) spy.emit(event, nonsense);
		}
		const complete = nextEvent<{ storyId: string }>(await connected(rosa), 'storyComplete');
		await ask('POST', '/api/stories', input, rosa);
		const { storyId } = await complete;
		// Events arrive in order: after its own event the socket would have got the other ones.
		const last = nextEvent(spy, 'storyComplete');
		await ask('POST', '/api/stories', { ...input, frontendRequestId: 'request-of-ada' }, ada);
		await last;
		expect(JSON.stringify(received)).toContain('request-of-ada');
		expect(JSON.stringify(received)).not.toContain(input.frontendRequestId);
		expect(JSON.stringify(received)).not.toContain(storyId);
	});

	it('S15 closes with its session, and no other does', async () => {
		const rosa = await register('Rosa');
		const login = { email: emailOf('Rosa'), password: passwordOf('Rosa') };
		const tablet = await ask<Session>('POST', '/api/auth/login', login);
		const [first, second] = [await connected(rosa), await connected(tablet)];
		const ended = nextEvent(second, 'disconnect');
		await ask('POST', '/api/auth/logout', {}, tablet);
		await ended;
		expect(first.connected).toBe(true);
	});

	it('S15 closes when its session is ended from another device', async () => {
		const rosa = await register('Rosa');
		const login = { email: emailOf('Rosa'), password: passwordOf('Rosa') };
		const tablet = await ask<Session>('POST', '/api/auth/login', login);
		const [here, there] = [await connected(rosa), await connected(tablet)];
		const ended = nextEvent(there, 'disconnect');
		const all = await ask<ActiveSession[]>('GET', '/api/auth/sessions', undefined, rosa);
		await ask('DELETE', `/api/auth/sessions/${all.find(({ isThis }) => !isThis)?._id}`, undefined, rosa);
		await ended;
		expect(here.connected).toBe(true);
		const others = nextEvent(here, 'disconnect');
		await ask('DELETE', '/api/auth/sessions', undefined, await ask<Session>('POST', '/api/auth/login', login));
		await others;
	});

	it('S16 closes with a new password, a new role or the deletion of its account, by owner or admin', async () => {
		await server.stop();
		server = await startHere({ ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'ada has a long key' });
		address = `http://127.0.0.1:${server.port}`;
		const key = { email: 'ada@example.com', password: 'ada has a long key' };
		const ada = await ask<Session>('POST', '/api/auth/login', key);
		const current = { currentPassword: passwordOf('Rosa'), newPassword: 'a new password' };
		const path = ({ user }: Session) => `/api/admin/users/${user._id}`;
		const actions: ((as: Session) => Promise<unknown>)[] = [
			(rosa) => ask('PUT', '/api/auth/password', current, rosa),
			(rosa) => ask('PUT', path(rosa), { ...unchangedInput(rosa.user), password: 'a new password' }, ada),
			(rosa) =>
				ask('PUT', path(rosa), { ...unchangedInput(rosa.user), role: 'child', profile: { name: 'Rosa', age: 9 } }, ada),
			(rosa) => ask('DELETE', path(rosa), undefined, ada),
			(rosa) => ask('DELETE', '/api/users/me', { password: passwordOf('Rosa') }, rosa),
		];
		for (const [index, action] of actions.entries()) {
			const profile = { name: 'Rosa', age: 36 };
			const account = { email: `rosa-${index}@example.com`, password: passwordOf('Rosa'), profile, consent: true };
			const rosa = await ask<Session>('POST', '/api/auth/register', account);
			const ended = nextEvent(await connected(rosa), 'disconnect');
			await action(rosa);
			await ended;
			expect(await ask('GET', '/api/auth/profile', undefined, rosa)).toMatchObject({ code: 'no-session' });
			expect((await nextEvent<Error>(dial(rosa.token), 'connect_error')).message).toBe('no-session');
		}
	});

	it('that floods the server is closed', async () => {
		const socket = await connected(await register('Rosa'));
		const ended = nextEvent(socket, 'disconnect');
		for (let i = 0; i < 100; i++) socket.emit('subscribeToQueue', null);
		await ended;
	});

	it('that sends too large a message is closed', async () => {
		const socket = await connected(await register('Rosa'));
		const ended = nextEvent(socket, 'disconnect');
		socket.emit('subscribeToQueue', 'x'.repeat(20_000));
		await ended;
	});
});

describe('the server', () => {
	it('refuses to start a second time on the same data', async () => {
		await expect(startHere()).rejects.toThrow('Another server already uses');
	});

	it('names the port that is in use, and releases its data', async () => {
		const other = await mkdtemp(join(tmpdir(), 'everbranch-start-'));
		const config = readConfig({ PORT: String(server.port), DATA_DIR: other });
		const fails = () => start(config, () => fakeMakers());
		await expect(fails()).rejects.toThrow(`Port ${server.port} on 127.0.0.1 is in use already`);
		await expect(fails()).rejects.toThrow('is in use already');
		await rm(other, { recursive: true });
	});

	it('keeps sessions over a restart', async () => {
		const rosa = await register('Rosa');
		await server.stop();
		server = await startHere();
		address = `http://127.0.0.1:${server.port}`;
		expect(await ask('GET', '/api/auth/profile', undefined, rosa)).toEqual(rosa.user);
	});

	it('creates the operator’s first admin', async () => {
		await server.stop();
		server = await startHere({ ADMIN_EMAIL: 'Ada@example.com', ADMIN_PASSWORD: 'ada has a long key' });
		address = `http://127.0.0.1:${server.port}`;
		const login = { email: 'ada@example.com', password: 'ada has a long key' };
		expect((await ask<Session>('POST', '/api/auth/login', login)).user.role).toBe('admin');
	});

	it('removes media files that no story uses, left by a killed server or a failed disk', async () => {
		const rosa = await register('Rosa');
		const { _id } = await ask<{ _id: string }>('POST', '/api/stories', input, rosa);
		let shown: string[] = [];
		await expect
			.poll(async () => {
				const { nodes } = await ask<Story>('GET', `/api/stories/${_id}`, undefined, rosa);
				shown = Object.values(nodes[0]?.images ?? {}).map((address) => basename(address));
				return shown.length;
			})
			.toBe(3);
		await server.stop();
		const media = join(folder, 'media');
		const stray = `${'a'.repeat(64)}.webp`;
		await mkdir(join(media, 'aa'), { recursive: true });
		await writeFile(join(media, 'aa', stray), 'of a story that is gone');
		server = await startHere();
		const left = (await readdir(media, { recursive: true })).filter((path) => path.endsWith('.webp'));
		expect(left.map((path) => basename(path)).sort()).toEqual(shown.sort());
	});

	it('keeps all media files when the database was moved away', async () => {
		await server.stop();
		for (const name of await readdir(folder)) if (name.startsWith('everbranch.db')) await rm(join(folder, name));
		const [shard, name] = [join(folder, 'media', 'aa'), `${'a'.repeat(64)}.webp`];
		await mkdir(shard, { recursive: true });
		await writeFile(join(shard, name), 'of a story in the database that will be back');
		server = await startHere();
		expect(await readdir(shard)).toEqual([name]);
	});

	it('names the data folder that cannot be created', async () => {
		await writeFile(join(folder, 'file'), '');
		const config = readConfig({ PORT: '0', DATA_DIR: join(folder, 'file', 'data') });
		await expect(start(config, () => fakeMakers())).rejects.toThrow('cannot be made');
	});

	it('S41 answers malformed requests itself', async () => {
		const answer = await new Promise<string>((resolve) => {
			const socket = connect(server.port, '127.0.0.1', () => {
				socket.write(
					'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
				);
			});
			socket.once('data', (data) => resolve(String(data)));
		});
		expect(answer).toMatch(/^HTTP\/1.1 400/);
	});
});
