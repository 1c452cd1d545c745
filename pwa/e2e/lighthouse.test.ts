/** @module-tag deep */
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import type {} from '../../scripts/suite.ts';
import type { Story } from '../../shared/contract/story.ts';
import type { Session, User } from '../../shared/contract/user.ts';
import { setUpWorld } from './browser-world.ts';
import { type LighthouseBrowser, openLighthouse } from './lighthouse.ts';
import { createChild, createStory, readToTheEnd } from './stories.ts';

/** Where people stand that an address names. */
type There = { rosa: User; begun: Story; read: Story };
type Address = string | ((there: There) => string);

const ada = { email: 'ada@example.com', password: 'ada has a long key' };
const world = setUpWorld({ SIGNUP_ACCESS: 'trial', ADMIN_EMAIL: ada.email, ADMIN_PASSWORD: ada.password });
const browsers: LighthouseBrowser[] = [];

let rosa: Session;
let there: There;
let stranger: LighthouseBrowser;
let parent: LighthouseBrowser;
let admin: LighthouseBrowser;

beforeAll(async () => {
	rosa = await world.register('Rosa');
	await createChild(world, rosa, 'Milo');
	const begun = await createStory(world, rosa, { isDrawn: true });
	const read = await createStory(world, rosa, { hero: 'Fern', isDrawn: true });
	await readToTheEnd(world, rosa, read);
	there = { rosa: rosa.user, begun, read };
	const session = await world.request<Session>('POST', '/api/auth/login', { body: ada });
	for (const who of [null, rosa, session]) browsers.push(await openLighthouse(world.address, who));
	[stranger, parent, admin] = browsers as [LighthouseBrowser, LighthouseBrowser, LighthouseBrowser];
});
afterAll(async () => void (await Promise.all(browsers.map((browser) => browser.close()))));

const forStrangers: Address[] = ['/login', '/register', '/privacy-policy', '/terms-of-service'];
const forTheFamily: [string, Address][] = [
	['/', '/'],
	['/create', '/create'],
	['/story/{id}, begun', ({ begun }) => `/story/${begun._id}`],
	['/story/{id}, completed', ({ read }) => `/story/${read._id}`],
	['/profile', '/profile'],
	['/upgrade', '/upgrade'],
	['/payment/success', '/payment/success'],
	['/payment/cancel', '/payment/cancel'],
];
const forAdmins: [string, Address][] = [
	['/admin/users', '/admin/users'],
	['/admin/users/new', '/admin/users/new'],
	['/admin/users/{id}', ({ rosa }) => `/admin/users/${rosa._id}`],
	['/admin/stories', '/admin/stories'],
	['/admin/stories/{id}', ({ read }) => `/admin/stories/${read._id}`],
	['/admin/settings', '/admin/settings'],
	['/admin/usage', '/admin/usage'],
	['/admin/audit', '/admin/audit'],
];

describe('Lighthouse gives 100 for accessibility, best practices and SEO', () => {
	it.for(forStrangers)('at %s', async (address, { task }) => {
		await expectNoFaults(task, stranger, address);
	});

	it.for(forTheFamily)('at %s', async ([, address], { task }) => {
		await expectNoFaults(task, parent, address);
	});

	it.for(forAdmins)('at %s', async ([, address], { task }) => {
		await expectNoFaults(task, admin, address);
	});
});

/** The screens that families open most: the speed of each is a figure of the run, and no condition. */
const measured: readonly Address[] = ['/login', '/', '/create', '/profile'];

async function expectNoFaults(task: TestContext['task'], who: LighthouseBrowser, address: Address): Promise<void> {
	const path = at(address);
	expect(await who.issuesAt(path)).toEqual([]);
	if (!measured.includes(address)) return;
	task.meta.figure = `Lighthouse performance ${(await who.performanceAt(path)) ?? 'not measured'} at ${path}`;
}

function at(address: Address): string {
	return typeof address === 'string' ? address : address(there);
}
