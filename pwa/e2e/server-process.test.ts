import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

it('the server of a journey ends with its killed test worker, and closes its output', async () => {
	const house = new URL('./server-process.ts', import.meta.url).href;
	const program = `const { openHouse } = await import('${house}'); console.log(await openHouse({}).start()); setInterval(() => {}, 60_000);`;
	const worker = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'pipe' });
	const closed = once(worker, 'close');
	const [text] = (await once(worker.stdout, 'data')) as [Buffer];
	const isUp = () =>
		fetch(`${text.toString().trim()}/api/health`).then(
			({ ok }) => ok,
			() => false,
		);
	await expect(isUp()).resolves.toBe(true);
	worker.kill('SIGKILL');
	await expect.poll(isUp).toBe(false);
	await closed;
});
