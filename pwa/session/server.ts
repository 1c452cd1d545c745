import { calls } from '../../shared/calls.ts';
import { type Credentials, enteringCalls, type Registration } from '../../shared/entering.ts';
import type { Session, User } from '../../shared/user.ts';
import { send } from '../net/http.ts';

/*
 * What the session asks the server. It is fetched when it is needed: the first screen is painted from what the device knows.
 */

export { stayInTouch } from '../local/in-touch.ts';
export { pull } from '../local/sync.ts';
export { redialLine } from '../net/socket.ts';

/** The account that the token stands for, as it is now. Throws CallError. */
export function whoAmI(): Promise<User> {
	return send(calls.me);
}

export function login(body: Credentials): Promise<Session> {
	return send(enteringCalls.login, { body });
}

export function register(body: Registration): Promise<Session> {
	return send(enteringCalls.register, { body });
}

/** Ends this session at the server too, if it can be reached. */
export async function logout(): Promise<void> {
	await send(calls.logout).catch(() => {});
}
