import type { Page } from 'playwright';
import type { Session, User } from '../../shared/user.ts';
import { answer, type Which } from './answers.ts';
import { desktop, type World } from './world.ts';

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

/** The form of a user, or of a new one, as Ada sees it on a desktop. */
export async function arriveAtUser(world: World, ada: Session, id = 'new'): Promise<Page> {
	const page = await world.pageFor(ada, { viewport: desktop });
	await page.goto(`/admin/users/${id}`);
	await page.getByRole('heading', { name: id === 'new' ? 'Create User' : 'Edit User', level: 1 }).waitFor();
	return page;
}

/** The same, once what is known of the user stands in it. */
export async function openUser(world: World, ada: Session, user: User): Promise<Page> {
	const page = await arriveAtUser(world, ada, user._id);
	await page.getByLabel('Email').waitFor();
	return page;
}
