import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Session, User } from '../../../shared/contract/user.ts';
import { adminUserInput, registerAdmin, unchangedInput } from '../../testing/admin-fixtures.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createPasswords } from '../passwords.ts';
import type { Principal } from '../principal.ts';
import { addUser, deleteUser, saveUser } from './users.ts';

let server: TestServer;
let ada: Session;
let otto: Session;

beforeEach(async () => {
	// Real hashing: some tests depend on what happens meanwhile.
	server = await startTestServer({ overrides: { passwords: createPasswords() } });
	ada = await registerAdmin(server);
	otto = await registerAdmin(server, 'Otto');
});
afterEach(() => server.close());

const principalOf = ({ user }: Session): Principal => ({ accountId: user._id, familyId: user._id, role: 'admin' });
const remove = (by: Session, { _id }: User) => deleteUser(server.context, principalOf(by), _id);
const demote = (by: Session, user: User) =>
	saveUser(server.context, principalOf(by), user._id, { ...unchangedInput(user), role: 'parent' });

/** The outcomes of concurrent requests. */
async function outcomes(...changes: Promise<unknown>[]): Promise<string[]> {
	const settled = await Promise.allSettled(changes);
	return settled.map((one) => (one.status === 'fulfilled' ? 'done' : one.reason.code)).sort();
}

async function admins(): Promise<number> {
	return (await server.db.selectFrom('account').select('id').where('role', '=', 'admin').execute()).length;
}

describe('of two admins with authenticated concurrent requests,', () => {
	it('one remains when both delete themselves', async () => {
		expect(await outcomes(remove(ada, ada.user), remove(otto, otto.user))).toEqual(['done', 'last-admin']);
		expect(await admins()).toBe(1);
	});

	it('one remains when both give up the role', async () => {
		expect(await outcomes(demote(ada, ada.user), demote(otto, otto.user))).toEqual(['done', 'last-admin']);
		expect(await admins()).toBe(1);
	});

	it('one remains when each deletes the other, or one demotes the other and is deleted by it', async () => {
		expect(await outcomes(remove(ada, otto.user), demote(otto, ada.user))).toEqual(['admins-only', 'done']);
		expect(await admins()).toBe(1);
	});

	it('the one who was demoted meanwhile can change nothing', async () => {
		const { passwords } = server.context;
		const demotion = demote(ada, otto.user);
		const hash = async (password: string) => {
			await demotion;
			return passwords.hash(password);
		};
		const added = addUser(
			{ ...server.context, passwords: { ...passwords, hash } },
			principalOf(otto),
			adminUserInput('Nina', { role: 'admin', password: 'a long password' }),
		);
		expect(await outcomes(demotion, added)).toEqual(['admins-only', 'done']);
		expect(await admins()).toBe(1);
	});
});

it('an edit reads the account once', async () => {
	const rosa = await server.register('Rosa');
	let reads = 0;
	const db = server.db.withPlugin({
		transformQuery({ node }) {
			if (node.kind === 'SelectQueryNode' && JSON.stringify(node).includes(rosa.user._id)) reads += 1;
			return node;
		},
		transformResult: async ({ result }) => result,
	});
	const input = { ...unchangedInput(rosa.user), profile: { name: 'Rosa B.', age: 36, avatar: undefined } };
	const saved = await saveUser({ ...server.context, db }, principalOf(ada), rosa.user._id, input);
	expect([saved.profile.name, reads]).toEqual(['Rosa B.', 1]);
});

it('an account that is deleted while it is saved answers 404 and is not recreated', async () => {
	const rosa = await server.register('Rosa');
	const input = { ...unchangedInput(rosa.user), password: 'is being hashed' };
	const saved = saveUser(server.context, principalOf(ada), rosa.user._id, input);
	expect(await outcomes(remove(otto, rosa.user), saved)).toEqual(['done', 'not-found']);
});
