import { spawnSync } from 'node:child_process';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createThread, type Thread, ThreadError } from './threads.ts';

const misbehaving = new URL('./testing/misbehaving.worker.ts', import.meta.url);

function testThread(
	program = misbehaving,
	options: { timeLimit: number; idleLimit?: number } = { timeLimit: 20_000 },
): Thread<{ text: string }, unknown> {
	const thread = createThread<{ text: string }, unknown>(program, options);
	onTestFinished(() => thread.close());
	return thread;
}

/** Resolves when the first request has been handed to the thread. */
const handedOver = () => new Promise(setImmediate);

/** The id of the next thread that has loaded its program. */
function nextLoaded(): Promise<unknown> {
	const channel = new BroadcastChannel('loaded');
	onTestFinished(() => channel.close());
	return new Promise((resolve) => {
		channel.onmessage = ({ data }: MessageEvent) => resolve(data);
	});
}

describe('a worker thread', () => {
	it('is reused for further requests', async () => {
		const thread = testThread();
		const numbers = await Promise.all([1, 2, 3].map(() => thread.run({ text: 'which thread' })));
		expect(new Set(numbers).size).toBe(1);
	});

	it('is reused after failed work, and passes on the cause', async () => {
		const thread = testThread();
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
	])('is replaced after a request that made it %s, also for waiting requests', async (text, reason) => {
		const requests = ['which thread', text, 'which thread', text, 'which thread'];
		const turns = requests.values();
		// Only a request that hangs is to reach its limit, however long a thread takes to start.
		const options = {
			get timeLimit() {
				return turns.next().value === 'hang' ? 100 : 20_000;
			},
		};
		const thread = testThread(misbehaving, options);
		const before = await thread.run({ text: 'which thread' });
		const running = requests.slice(1).map((one) => thread.run({ text: one }));
		const answers = await Promise.allSettled(running);
		expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
		expect(answers[0]).toMatchObject({ reason: { name: 'ThreadError', reason } });
		expect(answers.slice(1)).not.toContainEqual({ status: 'fulfilled', value: before });
	});

	it('is replaced after it died while idle', async () => {
		const thread = testThread();
		const before = await thread.run({ text: 'which thread' });
		await thread.run({ text: 'wait for the end' });
		const channel = new BroadcastChannel('moody');
		onTestFinished(() => channel.close());
		channel.postMessage('end');
		await expect.poll(() => thread.run({ text: 'which thread' }).catch(() => before)).not.toBe(before);
	});

	it('ends after the idle limit, and is replaced for the next request', async () => {
		const thread = testThread(misbehaving, { timeLimit: 20_000, idleLimit: 1 });
		const before = await thread.run({ text: 'which thread' });
		await expect.poll(() => thread.run({ text: 'which thread' })).not.toBe(before);
	});

	it('serves the first request with the thread that was started before it', async () => {
		const thread = testThread();
		const loaded = nextLoaded();
		thread.start();
		expect(await thread.run({ text: 'which thread' })).toBe(await loaded);
	});

	it('also ends after the idle limit when no request has come', async () => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		onTestFinished(() => void vi.useRealTimers());
		const thread = testThread();
		const loaded = nextLoaded();
		thread.start();
		const before = await loaded;
		vi.advanceTimersByTime(60_000);
		expect(await thread.run({ text: 'which thread' })).not.toBe(before);
	});

	it('clears the garbage away when it was the last to end', async () => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		onTestFinished(() => void vi.useRealTimers());
		const gc = vi.fn();
		vi.stubGlobal('gc', gc);
		onTestFinished(() => void vi.unstubAllGlobals());
		const [first, last] = [testThread(), testThread()];
		await Promise.all([first, last].map((thread) => thread.run({ text: 'good' })));
		await handedOver();
		const hung = last.run({ text: 'hang' }).catch((error: unknown) => error);
		await handedOver();
		vi.advanceTimersByTime(60_000);
		await first.run({ text: 'good' });
		await handedOver();
		expect(gc).not.toHaveBeenCalled();
		await last.close();
		await hung;
		vi.advanceTimersByTime(60_000);
		await expect.poll(() => gc.mock.calls.length).toBe(1);
	});

	it('is not started after it is closed', async () => {
		const thread = testThread(new URL('./testing/exits-at-start.worker.ts', import.meta.url));
		await thread.close();
		thread.start();
		await expect(thread.run({ text: 'good' })).rejects.toMatchObject({ reason: 'closed' });
	});

	it('loses no request that comes while an idle thread ends', async () => {
		const thread = testThread(misbehaving, { timeLimit: 20_000, idleLimit: 0 });
		const numbers: unknown[] = [];
		for (let round = 0; round < 10; round += 1) {
			numbers.push(await thread.run({ text: 'which thread' }));
			await new Promise((resolve) => setTimeout(resolve, 3));
		}
		expect(numbers).toHaveLength(10);
	});

	it('is not idle while a request runs or waits', async () => {
		const thread = testThread(misbehaving, { timeLimit: 20_000, idleLimit: 0 });
		const numbers = await Promise.all([1, 2, 3].map(() => thread.run({ text: 'which thread' })));
		expect(new Set(numbers).size).toBe(1);
	});

	it('rejects every request when its program cannot start', async () => {
		const missing = testThread(new URL('./testing/nowhere.worker.ts', import.meta.url));
		const early = new URL(`./testing/exits-at-start.worker.ts`, import.meta.url);
		const ends = testThread(early);
		for (const thread of [missing, ends, missing, ends]) {
			await expect(thread.run({ text: 'good' })).rejects.toMatchObject({ reason: 'crashed' });
		}
	});

	it('is stopped by the signal, which also ends the wait of other requests', async () => {
		const thread = testThread();
		const before = await thread.run({ text: 'which thread' });
		const stop = new AbortController();
		const running = [{ text: 'hang' }, { text: 'which thread' }].map((one) => thread.run(one, stop.signal));
		const after = thread.run({ text: 'which thread' });
		await handedOver();
		stop.abort(new Error('no longer wanted'));
		for (const one of running) await expect(one).rejects.toThrow('no longer wanted');
		expect(await after).not.toBe(before);
	});

	it('is not started for an aborted signal', async () => {
		const thread = testThread();
		await expect(thread.run({ text: 'hang' }, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
	});

	it('rejects all requests after it is closed', async () => {
		const thread = testThread();
		const running = [thread.run({ text: 'hang' }), thread.run({ text: 'good' })];
		await handedOver();
		const closed = thread.close();
		const answers = await Promise.allSettled([...running, thread.run({ text: 'good' })]);
		expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.reason)).toEqual(
			Array(3).fill('closed'),
		);
		await closed;
	});

	it('does not keep the process alive', { timeout: 90_000 }, () => {
		const program = `
			import { createThread } from '${new URL('./threads.ts', import.meta.url)}';
			const thread = createThread(new URL('${misbehaving}'), { timeLimit: 20_000 });
			console.log(await thread.run({ text: 'good' }));
		`;
		const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
			encoding: 'utf8',
			timeout: 60_000,
		});
		expect({ stdout, status }).toEqual({ stdout: '{ seconds: 4 }\n', status: 0 });
	});
});
