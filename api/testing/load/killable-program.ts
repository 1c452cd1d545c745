import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../app/config.ts';
import { start } from '../../app/start.ts';
import { fakeMakers } from '../fake-makers.ts';

/*
 * The real server as a process to be killed. It loads first and starts when it reads its environment from stdin, so the
 * next one loads while the one before it runs. Its storyteller takes some milliseconds, in which it can be killed.
 */
const maxDelay = 12;

function delayedMakers() {
	const makers = fakeMakers();
	const { writeChapter } = makers.storyteller;
	makers.storyteller.writeChapter = async (...request) => {
		await sleep(Math.random() * maxDelay);
		return writeChapter(...request);
	};
	return makers;
}

for await (const line of createInterface(process.stdin)) {
	if (line === 'keep') {
		flushCompileCache();
		console.log('kept');
	} else {
		const { port } = await start(readConfig(JSON.parse(line) as Record<string, string>), delayedMakers);
		console.log(`port ${port}`);
	}
}
process.exit();
