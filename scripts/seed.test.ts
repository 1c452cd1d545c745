import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programEnv } from '../api/testing/program-env.ts';
import { startTestServer, type TestServer } from '../api/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

/** The command, on a folder that a server uses. */
function seed(...given: string[]) {
	const command = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'seed.ts'), ...given];
	const env = programEnv({ DATA_DIR: server.folder });
	const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
	return { status, stdout, stderr };
}

describe('npm run seed', () => {
	it.each([
		['a word', ['many'], 'There is no such option'],
		['an option that there is not', ['--children', '3'], 'There is no such option'],
		['a number that is none', ['--users', 'many'], 'Not a whole number up to 9999999'],
		['stories of nobody', ['--stories', '5'], 'Stories need users who wrote them'],
	])('given %s, shows in one line how it is called', (_what, given, complaint) => {
		const line = `${complaint}: npm run seed, or for long admin lists: npm run seed -- --users 100000 --stories 500000\n`;
		expect(seed(...given)).toEqual({ status: 1, stdout: '', stderr: line });
	});

	it('reports in one line that a server uses the folder, and adds no account', async () => {
		expect(seed()).toEqual({
			status: 1,
			stdout: '',
			stderr: expect.stringMatching(/^Another server already uses [^\n]+\n$/),
		});
		expect(await server.db.selectFrom('account').selectAll().execute()).toEqual([]);
	});
});
