import type { Page } from 'playwright';
import type { Session } from '../../shared/user.ts';
import { answer, type Which } from './answers.ts';
import type { World } from './world.ts';

/** Ada keeps the house: a world that is brought up with this has her as its first admin. */
export const adaKeepsTheHouse = { ADMIN_EMAIL: 'ada@example.com', ADMIN_PASSWORD: 'ada-has-a-longer-key' };

export function loginAsAda(world: World): Promise<Session> {
	const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = adaKeepsTheHouse;
	return world.ask('POST', '/api/auth/login', { body: { email, password } });
}

/** The server takes whoever asks for no admin. */
export async function refuseAsNoAdmin(page: Page, which: Which): Promise<void> {
	const error = 'Only an admin can do this.';
	const json = { error, message: error, code: 'admins-only' };
	await answer(page, which, (route) => route.fulfill({ status: 403, json }));
}
