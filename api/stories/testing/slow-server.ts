import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../app/config.ts';
import { start } from '../../app/start.ts';
import type { Makers } from '../../makers/makers.ts';
import { fakeMakers } from '../../testing/fake-makers.ts';

/** Long enough to kill the server while a chapter is written. */
const chapterMilliseconds = 400;

/** The real server in a process of its own, with a slow storyteller. Prints its port. */
function slowMakers(): Makers {
	const makers = fakeMakers();
	const { writeChapter } = makers.storyteller;
	makers.storyteller.writeChapter = async (...args) => {
		console.log('writing');
		await sleep(chapterMilliseconds);
		return writeChapter(...args);
	};
	return makers;
}

const { port } = await start(readConfig(process.env), slowMakers);
console.log(`port ${port}`);
