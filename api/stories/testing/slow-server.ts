import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../config.ts';
import type { Makers } from '../../makers/makers.ts';
import { start } from '../../start.ts';
import { quickMakers } from '../../testing/quick-makers.ts';

/** Milliseconds a chapter takes: long enough to be killed in the middle of. */
const slowness = 400;

/** The real server in a process of its own, with a storyteller that takes its time. Prints its port. */
function slowMakers(): Makers {
	const makers = quickMakers();
	const { tell } = makers.storyteller;
	makers.storyteller.tell = async (...asked) => {
		console.log('telling');
		await sleep(slowness);
		return tell(...asked);
	};
	return makers;
}

const { port } = await start(readConfig(process.env), slowMakers);
console.log(`port ${port}`);
