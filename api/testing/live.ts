import { io, type Socket } from 'socket.io-client';
import type { Session } from '../../shared/user.ts';
import { emailOf, passwordOf } from './house.ts';

/** A request to a server that listens, with JSON both ways. */
export async function askAt<Body>(
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

/** Somebody of the cast, a parent of 36 years. */
export function registerAt(address: string, name: string): Promise<Session> {
	const account = { email: emailOf(name), password: passwordOf(name), profile: { name, age: 36 }, consent: true };
	return askAt(address, 'POST', '/api/auth/register', account);
}

/** A socket that does not connect again by itself. */
export function socketAt(address: string, token: unknown, options: object = {}): Socket {
	return io(address, { auth: { token }, transports: ['websocket'], reconnection: false, ...options });
}

/** The next time that a socket hears this. */
export function next<News>(socket: Socket, event: string): Promise<News> {
	return new Promise((resolve) => socket.once(event, (news: News) => resolve(news)));
}
