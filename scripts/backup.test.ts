import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { programEnv } from '../api/testing/program-env.ts';
import { startTestServer } from '../api/testing/test-server.ts';

it('npm run backup works beside a running server; npm run restore refuses then, and works without one', async () => {
	const server = await startTestServer();
	onTestFinished(() => server.close());
	await server.register('Rosa');
	const made = command('backup', []);
	expect([made.status, made.stderr]).toEqual([0, '']);
	const path = /^Backup made: (\S+)$/m.exec(made.stdout)?.[1] ?? '';
	expect(path.startsWith(join(server.folder, 'backups', 'everbranch-'))).toBe(true);
	const refused = command('restore', [path]);
	expect([refused.status, refused.stdout]).toEqual([1, '']);
	expect(refused.stderr).toBe(
		`A server uses ${server.folder}, and nothing can be put back under it. Stop it, restore, and start it again.\n`,
	);
	await server.context.queue.stop();
	const elsewhere = join(server.folder, 'elsewhere');
	const back = command('restore', [path], elsewhere);
	expect([back.status, back.stderr]).toEqual([0, '']);
	expect(back.stdout).toContain('Checking the backup …\nIt is whole.');
	expect(back.stdout).toContain(
		'All sessions have ended: everybody has to log in again.\nPasswords are again as they were then.',
	);
	const undone = command('restore', ['--undo'], elsewhere);
	expect([undone.status, undone.stderr]).toEqual([1, `There is nothing to go back to in ${elsewhere}.\n`]);
	command('restore', [path], elsewhere);
	const undoneNow = command('restore', ['--undo'], elsewhere);
	expect(undoneNow.stdout).toContain('All sessions have ended: everybody has to log in again.');
	const bytes = readFileSync(path);
	bytes[4000]! ^= 1;
	writeFileSync(path, bytes);
	expect(command('restore', [path], elsewhere)).toEqual({
		status: 1,
		stdout: 'Checking the backup …\n',
		stderr: expect.stringMatching(/^\S+ is no whole backup of Everbranch: .*\. Nothing was changed\.\n$/),
	});
	expect(command('restore', []).stderr).toMatch(/^Name one backup: npm run restore -- /);

	function command(name: 'backup' | 'restore', given: string[], folder = server.folder) {
		const program = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, `${name}.ts`), ...given];
		const env = programEnv({ DATA_DIR: folder });
		const { status, stdout, stderr } = spawnSync(process.execPath, program, { env, encoding: 'utf8' });
		return { status, stdout, stderr };
	}
});
