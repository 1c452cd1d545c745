import { threadId } from 'node:worker_threads';

/** A thread that hangs, ends or fails when the text says so, tells its number, or answers with the text's length. Once told to wait, it ends at the first word on the channel. */
export default async function moody({ text }: { text: string }): Promise<unknown> {
	if (text === 'hang') while (true);
	if (text === 'exit') process.exit(1);
	if (text === 'refuse') throw new RangeError('cannot do this');
	if (text === 'throw') {
		setImmediate(() => {
			throw new Error('lost');
		});
		await new Promise(() => {});
	}
	if (text === 'wait for the end') new BroadcastChannel('moody').onmessage = () => process.exit(1);
	if (text === 'which thread') return threadId;
	return { seconds: text.length };
}
