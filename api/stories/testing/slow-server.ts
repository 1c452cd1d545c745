import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../app/config.ts';
import { start } from '../../app/start.ts';
import type { Makers } from '../../makers/makers.ts';
import { fakeMakers } from '../../testing/fake-makers.ts';

/** Milliseconds of a maker's work: long enough to kill the server meanwhile. */
const workTime = 400;

/** The real server in a process of its own, with slow makers that print when they begin. Prints its port. */
function slowMakers(): Makers {
	const makers = fakeMakers();
	const { writeChapter } = makers.storyteller;
	const { narrate } = makers.narrator;
	makers.storyteller.writeChapter = async (...args) => {
		console.log('writing');
		await sleep(workTime);
		return writeChapter(...args);
	};
	makers.narrator.narrate = async (...args) => {
		console.log('narrating');
		await sleep(workTime);
		return narrate(...args);
	};
	return makers;
}

const running = await start(readConfig(process.env), slowMakers);
console.log(`port ${running.port}`);
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)));
