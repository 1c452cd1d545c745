import { threadId } from 'node:worker_threads';

const loaded = new BroadcastChannel('loaded');
loaded.postMessage(threadId);
loaded.close();

/** A thread that hangs, exits or fails as the text says, returns its thread id, or else the text's length. After `wait for the end` it exits at the first message on the channel. */
export default async function misbehave({ text }: { text: string }): Promise<unknown> {
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
	if (text === 'read') return { seconds: 4, bytes: new Uint8Array() };
	return { seconds: text.length };
}
