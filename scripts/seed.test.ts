import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '../api/app/errors.ts';
import { programEnv } from '../api/testing/program-env.ts';
import { startTestServer, type TestServer } from '../api/testing/test-server.ts';
import { parseBulkSize } from './seed/bulk-size.ts';

const usage = 'npm run seed, or for long admin lists: npm run seed -- --users 100000 --stories 500000';

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
	it('given a wrong argument, shows in one line how it is called', () => {
		const line = `There is no such option: ${usage}\n`;
		expect(seed('many')).toEqual({ status: 1, stdout: '', stderr: line });
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

describe('the arguments of npm run seed', () => {
	it.each([
		['a word', ['many'], 'There is no such option'],
		['an option that there is not', ['--children', '3'], 'There is no such option'],
		['a number that is none', ['--users', 'many'], 'Not a whole number up to 9999999'],
		['stories of nobody', ['--stories', '5'], 'Stories need users who wrote them'],
	])('may not be %s', (_what, given, complaint) => {
		expect(() => parseBulkSize(given)).toThrow(new StartError(`${complaint}: ${usage}`));
	});

	it('say how many accounts and stories there are besides the family', () => {
		expect(parseBulkSize(['--users', '10', '--stories', '5'])).toEqual({ users: 10, stories: 5 });
		expect(parseBulkSize([])).toBeNull();
	});
});
