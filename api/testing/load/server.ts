import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../app/config.ts';
import { start } from '../../app/start.ts';
import { fakeMakers } from '../fake-makers.ts';

/*
 * The real server in a process of its own, to be killed. It loads, and starts once it is told how: the next one can load
 * while the one before it still runs. Its storyteller takes a moment, so that there is a middle to be killed in.
 */
const maxDelay = 12;

function delayedMakers() {
	const makers = fakeMakers();
	const { writeChapter } = makers.storyteller;
	makers.storyteller.writeChapter = async (...asked) => {
		await sleep(Math.random() * maxDelay);
		return writeChapter(...asked);
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
