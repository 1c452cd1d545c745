import { io, type Socket } from 'socket.io-client';
import type { Session } from '../../shared/contract/user.ts';
import { emailOf, passwordOf } from './test-server.ts';

/** A JSON request to a listening server. */
export async function requestAt<Body>(
	address: string,
	method: string,
	path: string,
	body?: object,
	as?: Session,
): Promise<Body> {
	const response = await fetch(address + path, {
		method,
		headers: { 'content-type': 'application/json', ...(as ? { authorization: `Bearer ${as.token}` } : {}) },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	return (await response.json()) as Body;
}

/** Registers a parent, 36 years old. */
export function registerAt(address: string, name: string): Promise<Session> {
	const account = { email: emailOf(name), password: passwordOf(name), profile: { name, age: 36 }, consent: true };
	return requestAt(address, 'POST', '/api/auth/register', account);
}

/** A socket without automatic reconnection. */
export function connectSocket(address: string, token: unknown, options: object = {}): Socket {
	return io(address, { auth: { token }, transports: ['websocket'], reconnection: false, ...options });
}

/** The next event of a kind on a socket. */
export function nextEvent<News>(socket: Socket, event: string): Promise<News> {
	return new Promise((resolve) => socket.once(event, (news: News) => resolve(news)));
}
