import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

it('the server of a journey ends with its killed test worker, and closes its output', async () => {
	const module = new URL('./server-process.ts', import.meta.url).href;
	const program = `const { createServerProcess } = await import('${module}'); console.log(await createServerProcess({}).start()); setInterval(() => {}, 60_000);`;
	const worker = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'pipe' });
	const closed = once(worker, 'close');
	const failed = closed.then(() => Promise.reject(new Error('The program ended before its server was up.')));
	const [text] = (await Promise.race([once(worker.stdout, 'data'), failed])) as [Buffer];
	const isUp = () =>
		fetch(`${text.toString().trim()}/api/health`).then(
			({ ok }) => ok,
			() => false,
		);
	await expect(isUp()).resolves.toBe(true);
	worker.kill('SIGKILL');
	await expect.poll(isUp).toBe(false);
	await expect(failed).rejects.toThrow();
});
