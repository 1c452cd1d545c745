import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openTestServer } from '../api/stories/testing/story-requests.ts';
import { programEnv } from '../api/testing/program-env.ts';
import { addChild } from '../api/testing/test-server.ts';
import type { Receipt } from '../shared/contract/family.ts';

/** The command as an operator runs it, beside a running server. */
function verify(folder: string, ...given: string[]) {
	const command = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'audit-verify.ts'), ...given];
	const env = programEnv({ DATA_DIR: folder });
	const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
	return { status, stdout, stderr };
}

it('npm run audit:verify finds the seal of a receipt, and names the first entry that was edited', async () => {
	const server = await openTestServer();
	const rosa = await server.register('Rosa');
	const seals: string[] = [];
	for (const name of ['Milo', 'Juno']) {
		const { _id } = await addChild(server, rosa, name, 7);
		const path = `/api/users/children/${_id}`;
		seals.push((await server.request<{ receipt: Receipt }>('DELETE', path, { as: rosa })).body.receipt.seal);
	}
	expect(verify(server.folder, seals[0]!)).toEqual({
		status: 0,
		stdout: `The audit log is as it was written: 2 entries.\nSeal of the last one: ${seals[1]}\nThe seal that you named is in it.\n`,
		stderr: '',
	});

	const file = new Database(join(server.folder, 'everbranch.db'));
	file.exec("drop trigger audit_stays_as_it_is; update audit set actor_id = 'nobody' where number = 2");
	file.close();
	const { status, stdout, stderr } = verify(server.folder);
	expect([status, stdout]).toEqual([1, '']);
	expect(stderr).toMatch(
		/^The audit log is not as it was written. The first fault is at entry 2 \(.+\): it was changed/,
	);
});

it('npm run audit:verify reports wrong arguments in one line', () => {
	const { status, stderr } = verify('/nowhere/at/all');
	expect([status, stderr]).toEqual([1, expect.stringMatching(/^There is no database .*Is DATA_DIR set/)]);
});
