import { spawnSync } from 'node:child_process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createThread, type Thread, ThreadError } from './threads.ts';

const moody = new URL('./testing/misbehaving.worker.ts', import.meta.url);

function moodyThread(
	program = moody,
	options: { timeLimit: number; idleLimit?: number } = { timeLimit: 20_000 },
): Thread<{ text: string }, unknown> {
	const thread = createThread<{ text: string }, unknown>(program, options);
	onTestFinished(() => thread.close());
	return thread;
}

/** By then the first request is with the thread. */
const begun = () => new Promise(setImmediate);

describe('a thread of one’s own', () => {
	it('stays for request after request', async () => {
		const thread = moodyThread();
		const numbers = await Promise.all([1, 2, 3].map(() => thread.run({ text: 'which thread' })));
		expect(new Set(numbers).size).toBe(1);
	});

	it('stays when work fails, and passes on what was wrong', async () => {
		const thread = moodyThread();
		const before = await thread.run({ text: 'which thread' });
		const failed = await thread.run({ text: 'refuse' }).catch((error: unknown) => error);
		expect(failed).toBeInstanceOf(ThreadError);
		expect(failed).toMatchObject({ reason: 'failed', cause: { name: 'RangeError', message: 'cannot do this' } });
		expect(await thread.run({ text: 'which thread' })).toBe(before);
	});

	it.each([
		['exit', 'crashed'],
		['throw', 'crashed'],
		['hang', 'too slow'],
	])('is another one after a request that made it %s, also for those that waited', async (text, reason) => {
		const requests = ['which thread', text, 'which thread', text, 'which thread'];
		const turns = requests.values();
		// Only a request that hangs is to reach its limit, however long a thread takes to start.
		const options = {
			get timeLimit() {
				return turns.next().value === 'hang' ? 100 : 20_000;
			},
		};
		const thread = moodyThread(moody, options);
		const before = await thread.run({ text: 'which thread' });
		const asked = requests.slice(1).map((one) => thread.run({ text: one }));
		const answers = await Promise.allSettled(asked);
		expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
		expect(answers[0]).toMatchObject({ reason: { name: 'ThreadFailed', reason } });
		expect(answers.slice(1)).not.toContainEqual({ status: 'fulfilled', value: before });
	});

	it('is another one after it went down with nothing to do', async () => {
		const thread = moodyThread();
		const before = await thread.run({ text: 'which thread' });
		await thread.run({ text: 'wait for the end' });
		const channel = new BroadcastChannel('moody');
		onTestFinished(() => channel.close());
		channel.postMessage('end');
		await expect.poll(() => thread.run({ text: 'which thread' }).catch(() => before)).not.toBe(before);
	});

	it('ends when it is idle, and is another one for the next request', async () => {
		const thread = moodyThread(moody, { timeLimit: 20_000, idleLimit: 1 });
		const before = await thread.run({ text: 'which thread' });
		await expect.poll(() => thread.run({ text: 'which thread' })).not.toBe(before);
	});

	it('loses no request that comes while the idle one ends', async () => {
		const thread = moodyThread(moody, { timeLimit: 20_000, idleLimit: 0 });
		const numbers: unknown[] = [];
		for (let round = 0; round < 10; round += 1) {
			numbers.push(await thread.run({ text: 'which thread' }));
			await new Promise((resolve) => setTimeout(resolve, 3));
		}
		expect(numbers).toHaveLength(10);
	});

	it('is not idle while a request is under way or waits', async () => {
		const thread = moodyThread(moody, { timeLimit: 20_000, idleLimit: 0 });
		const numbers = await Promise.all([1, 2, 3].map(() => thread.run({ text: 'which thread' })));
		expect(new Set(numbers).size).toBe(1);
	});

	it('that cannot even start fails every request', async () => {
		const nowhere = moodyThread(new URL('./testing/nowhere.worker.ts', import.meta.url));
		const early = new URL(`./testing/exits-at-start.worker.ts`, import.meta.url);
		const ends = moodyThread(early);
		for (const thread of [nowhere, ends, nowhere, ends]) {
			await expect(thread.run({ text: 'good' })).rejects.toMatchObject({ reason: 'crashed' });
		}
	});

	it('is stopped by the signal, and the wait for it ends as well', async () => {
		const thread = moodyThread();
		const before = await thread.run({ text: 'which thread' });
		const stop = new AbortController();
		const asked = [{ text: 'hang' }, { text: 'which thread' }].map((one) => thread.run(one, stop.signal));
		const after = thread.run({ text: 'which thread' });
		await begun();
		stop.abort(new Error('nobody wants it'));
		for (const one of asked) await expect(one).rejects.toThrow('nobody wants it');
		expect(await after).not.toBe(before);
	});

	it('is never started for a signal that is aborted already', async () => {
		const thread = moodyThread();
		await expect(thread.run({ text: 'hang' }, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
	});

	it('takes nothing any more once it is closed', async () => {
		const thread = moodyThread();
		const asked = [thread.run({ text: 'hang' }), thread.run({ text: 'good' })];
		await begun();
		const closed = thread.close();
		const answers = await Promise.allSettled([...asked, thread.run({ text: 'good' })]);
		expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.reason)).toEqual(
			Array(3).fill('closed'),
		);
		await closed;
	});

	it('keeps no process alive that has nothing else to do', { timeout: 90_000 }, () => {
		const program = `
			import { ownThread } from '${new URL('./threads.ts', import.meta.url)}';
			const thread = ownThread(new URL('${moody}'), { timeLimit: 20_000 });
			console.log(await thread.run({ text: 'good' }));
		`;
		const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
			encoding: 'utf8',
			timeout: 60_000,
		});
		expect({ stdout, status }).toEqual({ stdout: '{ seconds: 4 }\n', status: 0 });
	});
});
