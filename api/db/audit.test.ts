import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../../shared/contract/user.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { addAuditEntry, auditPage, type NewAuditEntry } from './audit.ts';
import { inTransaction } from './transaction.ts';

let server: TestServer;
let rosa: Session;

beforeEach(async () => {
	server = await startTestServer();
	rosa = await server.register('Rosa');
});
afterEach(() => server.close());

const noteOn = (about: string | null): NewAuditEntry => ({
	...{ actorId: 'ada', action: 'user-changed', target: { kind: 'user', id: 'rosa' }, about },
	changes: { email: { before: 'rosa@example.com', after: null }, 'profile.age': { before: null, after: 36 } },
});
const note = (about: string | null) =>
	inTransaction(server.db, (trx) => addAuditEntry(trx, noteOn(about), server.clock.now));

describe('an audit entry', () => {
	it('requires a transaction', async () => {
		await expect(addAuditEntry(server.db, noteOn(null), server.clock.now)).rejects.toThrow('transaction');
		expect(await server.db.selectFrom('audit').select('id').execute()).toEqual([]);
	});

	it('cannot be updated or deleted', async () => {
		await note(rosa.user._id);
		await note(null);
		const attempts = [
			() => server.db.updateTable('audit').set({ actor_id: 'otto' }).execute(),
			() => server.db.deleteFrom('audit').execute(),
			() => server.db.updateTable('audit_change').set({ after: '37' }).execute(),
			() => server.db.deleteFrom('audit_change').execute(),
			() => server.db.deleteFrom('audit_change').where('about', '=', rosa.user._id).execute(),
			() => server.db.deleteFrom('audit_change').where('about', 'is', null).execute(),
		];
		for (const attempt of attempts) await expect(attempt()).rejects.toThrow('the audit log is only added to');
		expect((await auditPage(server.db, { page: 1, limit: 10 })).entries).toHaveLength(2);
	});

	it('loses its details when the account they are about is deleted, and nothing else', async () => {
		await note(rosa.user._id);
		await note(null);
		await server.db.deleteFrom('account').where('id', '=', rosa.user._id).execute();
		const { entries } = await auditPage(server.db, { page: 1, limit: 10 });
		expect(entries.map(({ changes }) => changes)).toEqual([noteOn(null).changes, {}]);
	});
});
